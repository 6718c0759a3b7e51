import { join } from 'node:path'
import files from '@fastify/static'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Log } from '../../events/log.ts'
import type { Render } from '../../web/relay/render-contract.ts'
import type { Probes } from '../telemetry/probes.ts'
import { openCredentials } from '../operational/credentials.ts'
import type { Allowances } from '../operational/allowances/allowances.ts'
import { ANSWERED } from '../logger.ts'
import { openLimiter, type OtherRates } from './http/limiter.ts'
import { publicPushKey } from '../ports/push.ts'
import type { Services } from './graphql/frame/context.ts'
import { openServices, type MadeService } from './graphql/services.ts'
import { type Extension } from './graphql/schema.ts'
import { MAX_BODY_BYTES } from './http/bodies.ts'
import { answerError, answerErrors } from './plugins/errors.ts'
import { sendSecurityHeaders } from './http/security.ts'
import type { OwnData } from './own-data/own-data.ts'
import { pageOf } from './http/log-context.ts'
import { healthRoutes } from './rest/health.ts'
import { probeRoutes } from './rest/probes.ts'
import { imageRoute } from './images/serve.ts'
import { type ImageParts } from './images/upload.ts'
import { openSites } from './sites.ts'
import { openSockets } from './live/sockets.ts'
import { siteRoutes } from './site-routes.ts'

export interface AppSettings {
  production: boolean
  publicUrl: string
  persistedOnly: boolean
  /** Addresses of the proxies whose forwarding headers are trusted, in the format of Fastify's `trustProxy`. */
  trustProxy?: string | undefined
  showsOutbox: boolean
  sendsTexts: boolean
  legacyMailKey: string | null
  /** Private key for push services; null if there are no push notifications. */
  pushKey: Uint8Array | null
  /** Secret of the mail provider's reports; null if there are none. */
  mailEventsSecret: Uint8Array | null
  /** Factor by which every rate limit is multiplied. */
  limitsFactor?: number | undefined
}

/** Parts of the API, which the API's process or a test opens. */
export interface AppParts extends Omit<
  Services,
  | MadeService
  | 'sites'
  | 'sockets'
  | 'log'
  | 'credentials'
  | 'limiter'
  | 'sendsTexts'
  | 'legacyMailKey'
  | 'pushKey'
> {
  log: Log
  pool: pg.Pool
  ownData: OwnData
  settings: AppSettings
  logger: Logger
  probes: Probes
  /** The built web client: its renderer, its folder of assets, and its operations. */
  web: { render: Render | null; assets: string | null; operations: string }
  images: ImageParts
  /** Counters of rate limits that all processes share. */
  allowances: Allowances
  rates?: OtherRates
  /** Time in which a request must arrive completely, in ms. */
  arrival?: number
  extensions?: readonly Extension[]
}

/** Interval at which a closing API ends idle connections. */
const END_IDLE_EVERY_MS = 50
/** Time in which a request must arrive completely, so that slow senders cannot occupy connections. */
const ARRIVAL_TIMEOUT_MS = 30_000

/** Creates the API. The caller starts it by `listen` and ends it by `close`; both leave the given parts open. */
export async function openApp({
  settings,
  logger,
  probes,
  web,
  allowances,
  rates = {},
  arrival = ARRIVAL_TIMEOUT_MS,
  ownData,
  images,
  extensions = [],
  pool,
  ...parts
}: AppParts): Promise<FastifyInstance> {
  const { tools } = parts
  const limiter = openLimiter({ allowances, secret: tools.pepper, factor: settings.limitsFactor, rates })
  const sites = openSites(parts.reads, parts.changes)
  const services = openServices({
    ...parts,
    sendsTexts: settings.sendsTexts,
    legacyMailKey: settings.legacyMailKey,
    pushKey: settings.pushKey && publicPushKey(settings.pushKey),
    credentials: openCredentials(pool, parts.sql),
    limiter,
    sites,
    sockets: openSockets(),
    logger,
  })
  const https = settings.publicUrl.startsWith('https:')
  const loggerInstance: FastifyBaseLogger = logger
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: arrival,
    // Node requires that the timeout for the headers of a request is shorter than the timeout for the whole request.
    http: { headersTimeout: arrival / 2, requestTimeout: arrival, connectionsCheckingInterval: arrival / 4 },
    trustProxy: settings.trustProxy ?? false,
    // Responds to URLs that Fastify cannot route, such as malformed ones.
    frameworkErrors: answerError,
  })
  // Accepts only JSON, because a form on another site can send plain text but not JSON.
  app.removeContentTypeParser('text/plain')
  answerErrors(app)
  app.addHook('onClose', async () => {
    sites.close()
    await services.missedSearches.close()
    limiter.close()
  })
  endConnections(app)
  app.addHook('onResponse', async (request, reply) => {
    // Logs the route of a request instead of its URL, because a URL can contain names of people.
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime)
    const { statusCode: status } = reply
    request.log.info({ method, route: routeOptions.url, ...pageOf(request), status, ms }, ANSWERED)
  })
  await sendSecurityHeaders(app, { https })
  await healthRoutes(app, { sql: parts.sql, log: parts.log })
  probeRoutes(app, probes)
  // Registered even when the demo is off, because communities that the demo created still use its pictures.
  await app.register(files, {
    root: join(import.meta.dirname, 'demo-pictures'),
    prefix: '/demo/pictures/',
    decorateReply: false,
    maxAge: '1d',
    index: false,
  })
  await imageRoute(app, { store: images.store, services })
  if (web.assets) {
    await app.register(files, {
      root: web.assets,
      preCompressed: true,
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      index: false,
    })
  }

  await app.register((scope) =>
    siteRoutes(scope, { settings, services, web, ownData, images, extensions, pool }),
  )
  return app
}

/** While the API closes, ends each connection after its response, because browsers would keep connections open. */
function endConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const ending = setInterval(() => app.server.closeIdleConnections(), END_IDLE_EVERY_MS)
    app.server.once('close', () => clearInterval(ending))
  })
}
