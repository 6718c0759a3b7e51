import { z } from 'zod'

const bytes = (min: number) =>
  z
    .base64({ error: `must be base64 of at least ${min} random bytes: openssl rand -base64 ${min}` })
    .transform((text) => Uint8Array.from(Buffer.from(text, 'base64')))
    .refine((value) => value.length >= min, {
      error: `must be base64 of at least ${min} random bytes: openssl rand -base64 ${min}`,
    })
const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((value) => value === 'true')
const url = (schemes: string) =>
  z.string({ error: `must be set to an address ${schemes}…` }).regex(new RegExp(`^(${schemes}):`), {
    error: `must be an address ${schemes}:…`,
  })

const pairOf = (client: string): [id: string, secret: string] => {
  const [id = '', secret = ''] = client.split(':')
  return [id, secret]
}

/** Clients at a provider of log-ins, as a map from their ids to their secrets. */
const clients = z
  .string()
  .regex(/^[^:,\s]+:[^:,\s]+(,[^:,\s]+:[^:,\s]+)*$/, {
    error: 'must be id:secret, several separated by commas',
  })
  .transform((text) => new Map(text.split(',').map((client) => pairOf(client))))

/** Environment variables that the services read; `.env.example` describes them. */
export const variables = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URL: url('postgres|postgresql'),
  READ_DATABASE_URL: url('postgres|postgresql').optional(),
  EVENTSTORE_URL: url('esdb|esdb\\+discover'),
  KEYS_URL: url('file|postgres|postgresql'),
  KEYS_MASTER: bytes(32),
  KEYS_BACKUP_DAYS: z.coerce
    .number({ error: 'must be a number of days' })
    .int()
    .min(0)
    .max(30, { error: 'must be at most 30 days' })
    .default(30),
  IMAGES_URL: url('file|http|https'),
  RESERVATION_PEPPER: bytes(32),
  RECEIPT_KEY: bytes(32),
  REDIS_URL: url('redis|rediss').optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(3000),
  PUBLIC_URL: url('http|https').optional(),
  TRUST_PROXY: z.string().optional(),
  MAIL_URL: url('smtp|smtps').optional(),
  MAIL_EVENTS_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}=*$/, { error: 'must begin with whsec_, as the provider shows it' })
    .transform((secret) => Uint8Array.from(Buffer.from(secret.slice('whsec_'.length), 'base64')))
    .optional(),
  PUSH_KEY: bytes(32).optional(),
  WEB_PUSH: z.enum(['send', 'store'], { error: 'must be send or store' }).optional(),
  LEGACY_MAIL_KEY: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  GOOGLE_CLIENTS: clients.optional(),
  GOOGLE_ISSUER: url('http|https').default('https://accounts.google.com'),
  FACEBOOK_CLIENTS: clients.optional(),
  FACEBOOK_ISSUER: url('http|https').default('https://www.facebook.com'),
  TEXTS_URL: url('http|https').optional(),
  TEXTS_KEY: z.string().optional(),
  TEXTS_FROM: z.string().optional(),
  CAPTCHA_URL: url('http|https').default('https://www.google.com/recaptcha/api/siteverify'),
  CAPTCHA_SECRET: z.string().optional(),
  CAPTCHA: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  LINK_PREVIEWS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  GRAPHQL_PERSISTED_ONLY: flag.optional(),
  ERASURE_GRACE_DAYS: z.coerce
    .number({ error: 'must be a number of days' })
    .int()
    .min(0)
    .max(365)
    .default(14),
  METRICS_PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(0),
  METRICS_TOKEN: z
    .string()
    .min(16, { error: 'must have at least 16 characters: openssl rand -hex 24' })
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http|https').optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: 'must be a share from 0 to 1' }).min(0).max(1).default(1),
  AUDIT_SLICE_MINUTES: z.coerce
    .number({ error: 'must be a number of minutes' })
    .int()
    .min(1)
    .max(10_080)
    .default(60),
  AUDIT_WHOLE_HOURS: z.coerce
    .number({ error: 'must be a number of hours' })
    .int()
    .min(1)
    .max(8760)
    .default(24 * 7),
  LIMITS_FACTOR: z.coerce.number({ error: 'must be a number above 0' }).positive().default(1),
  DEMO: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
}

const Variables = z.object(variables)
type Variables = z.output<typeof Variables>

/** Host, port and name of a database, without the user, so that two addresses of one database are equal. */
function databaseOf(address: string): string {
  if (!URL.canParse(address)) return address
  const { host, port, pathname } = new URL(address)
  return `${host.replace(/:\d+$/, '')}:${port || 5432}${pathname}`
}

const checkedVariables = Variables.superRefine((env, context) => {
  if (!env.KEYS_URL.startsWith('file:') && databaseOf(env.KEYS_URL) === databaseOf(env.DATABASE_URL))
    context.addIssue({
      code: 'custom',
      path: ['KEYS_URL'],
      message:
        'must not be the database of DATABASE_URL: keys need a database of their own, with other backups',
    })
  if (env.NODE_ENV === 'production' && env.CAPTCHA === 'off')
    context.addIssue({ code: 'custom', path: ['CAPTCHA'], message: 'must be on in production' })
  if (env.NODE_ENV === 'production' && env.WEB_PUSH === 'store')
    context.addIssue({ code: 'custom', path: ['WEB_PUSH'], message: 'must be send in production' })
  for (const name of ['GOOGLE_ISSUER', 'FACEBOOK_ISSUER', 'TEXTS_URL', 'CAPTCHA_URL', 'IMAGES_URL'] as const)
    if (env.NODE_ENV === 'production' && env[name]?.startsWith('http:'))
      context.addIssue({ code: 'custom', path: [name], message: 'must be an address https:… in production' })
})

/** The provider of text messages, of which either all three variables are set or none; null if none is. */
function textProviderOf(
  { TEXTS_URL: url, TEXTS_KEY: key, TEXTS_FROM: from }: Variables,
  context: z.RefinementCtx,
) {
  if (url !== undefined && key !== undefined && from !== undefined) return { url, key, from }
  if (url ?? key ?? from) {
    const message = 'must be set together with TEXTS_URL, TEXTS_KEY and TEXTS_FROM'
    context.addIssue({ code: 'custom', path: ['TEXTS_URL'], message })
  }
  return null
}

/** True if web push is stored to be shown, not sent. */
const storesPush = ({ NODE_ENV, WEB_PUSH }: Variables) => NODE_ENV !== 'production' && WEB_PUSH !== 'send'

const Environment = checkedVariables.transform((env, context) => ({
  production: env.NODE_ENV === 'production',
  databaseUrl: env.DATABASE_URL,
  /** Address of a replica for pages of visitors; null if the primary answers them. */
  readDatabaseUrl: env.READ_DATABASE_URL ?? null,
  eventstoreUrl: env.EVENTSTORE_URL,
  keysUrl: env.KEYS_URL,
  keysMaster: env.KEYS_MASTER,
  keysBackupDays: env.KEYS_BACKUP_DAYS,
  imagesUrl: env.IMAGES_URL,
  reservationPepper: env.RESERVATION_PEPPER,
  receiptKey: env.RECEIPT_KEY,
  redisUrl: env.REDIS_URL,
  host: env.HOST,
  port: env.PORT,
  publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
  trustProxy: env.TRUST_PROXY,
  mailUrl: env.MAIL_URL,
  legacyMailKey: env.LEGACY_MAIL_KEY ?? null,
  mailEventsSecret: env.MAIL_EVENTS_SECRET ?? null,
  providers: {
    google: { issuer: env.GOOGLE_ISSUER, clients: env.GOOGLE_CLIENTS ?? new Map<string, string>() },
    facebook: { issuer: env.FACEBOOK_ISSUER, clients: env.FACEBOOK_CLIENTS ?? new Map<string, string>() },
  },
  captcha: {
    provider: env.CAPTCHA_SECRET === undefined ? null : { url: env.CAPTCHA_URL, secret: env.CAPTCHA_SECRET },
    isOff: env.CAPTCHA === 'off',
  },
  linkPreviews: env.LINK_PREVIEWS === 'on',
  textProvider: textProviderOf(env, context),
  /** True if text messages are sent or, in development, stored. */
  sendsTexts: env.TEXTS_URL !== undefined || env.NODE_ENV !== 'production',
  /** Private key with which the network shows push services who it is; null if there is no web push. */
  pushKey: env.PUSH_KEY ?? null,
  storesPush: storesPush(env),
  /** True if mails, text messages or pushes, which are stored if nothing sends them, are shown at /dev/outbox. */
  showsOutbox:
    (env.MAIL_URL === undefined || env.TEXTS_URL === undefined || storesPush(env)) &&
    env.NODE_ENV !== 'production',
  persistedOnly: env.GRAPHQL_PERSISTED_ONLY ?? env.NODE_ENV === 'production',
  erasureGraceDays: env.ERASURE_GRACE_DAYS,
  metricsPort: env.METRICS_PORT,
  metricsToken: env.METRICS_TOKEN,
  otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  traceRatio: env.OTEL_TRACES_SAMPLER_ARG,
  auditSliceMinutes: env.AUDIT_SLICE_MINUTES,
  auditWholeHours: env.AUDIT_WHOLE_HOURS,
  limitsFactor: env.LIMITS_FACTOR,
  demo: env.DEMO,
  logLevel: env.LOG_LEVEL,
}))

export type Settings = z.output<typeof Environment>

/** Reads the settings; an empty environment variable is not set. Throws one Error that lists all invalid ones. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = Environment.safeParse(set)
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`)
  throw new Error(`The settings are invalid or incomplete (.env.example explains them):\n${lines.join('\n')}`)
}
