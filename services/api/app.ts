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
import { openSecondFactors } from '../operational/factors/second-factors.ts'
import { openWaitingLogIns } from '../operational/factors/pending-second-factor.ts'
import { openVault } from '../operational/secrets.ts'
import { hasSessionIn } from '../operational/sessions.ts'
import { keyedHash } from '../commands/frame/ids.ts'
import { ANSWERED } from '../logger.ts'
import { openBrowserSecret } from './sessions/browser-secret.ts'
import { openDevices } from './sessions/devices.ts'
import { openLimiter, type OtherRates } from './http/limiter.ts'
import { openLogIns } from './sessions/log-ins.ts'
import { limitRequests } from './http/request-ids.ts'
import { openDocuments } from './graphql/frame/operations/documents.ts'
import { publicPushKey } from '../ports/push.ts'
import type { Services } from './graphql/frame/context.ts'
import { openServices, type MadeService } from './graphql/services.ts'
import {
  openOperations,
  otherOperation,
  readOperations,
} from './graphql/frame/operations/persisted-operations.ts'
import { contextOf, graphqlRoute } from './graphql/plugin.ts'
import { makeSchema, type Extension } from './graphql/schema.ts'
import { MAX_BODY_BYTES } from './http/bodies.ts'
import { answerError, answerErrors, answerGraphqlError } from './plugins/errors.ts'
import { refuseForeign, sendSecurityHeaders } from './http/security.ts'
import { readSessions } from './plugins/sessions.ts'
import { readSites } from './plugins/site.ts'
import type { OwnData } from './own-data/own-data.ts'
import { leadOn } from './http/redirects.ts'
import { pageOf } from './http/log-context.ts'
import { pages } from './pages/render.ts'
import { analyticsRoute } from './rest/analytics.ts'
import { joining } from './consent/join.ts'
import { authRoutes } from './rest/auth.ts'
import { consentRoute } from './rest/consent.ts'
import { challengeRoute } from './rest/captcha.ts'
import { erasureReceiptRoute } from './rest/erasure-receipt.ts'
import { openGate } from './rest/factors/gate.ts'
import { passkeyRoutes } from './rest/factors/passkeys.ts'
import { secondFactorRoutes } from './rest/factors/second-factor.ts'
import { handOffRoutes } from './rest/hand-off.ts'
import { healthRoutes } from './rest/health.ts'
import { decisionsRoute } from './rest/decisions.ts'
import { mailEventsRoute } from './rest/mail/mail-events.ts'
import { myDataRoute } from './rest/my-data.ts'
import { outboxRoute } from './rest/outbox.ts'
import { passwordResetRoutes } from './rest/password-reset.ts'
import { probeRoutes } from './rest/probes.ts'
import { linking } from './rest/providers/enter.ts'
import { oneTapRoute } from './rest/providers/one-tap.ts'
import { programRoutes } from './rest/programs.ts'
import { providerRoutes } from './rest/providers/routes.ts'
import { unlinkRoute } from './rest/providers/unlink.ts'
import { openVisits } from './rest/providers/visits.ts'
import { unsubscribeRoute } from './rest/mail/unsubscribe.ts'
import { verifyEmailRoute } from './rest/verify-email.ts'
import { socketRoute } from './graphql/socket.ts'
import { imageRoute, privateImageRoute } from './images/serve.ts'
import { uploadRoute, type ImageParts } from './images/upload.ts'
import { openSites } from './sites.ts'
import { openSockets } from './live/sockets.ts'

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
  const { tools, sql } = parts
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

  await app.register(async (scope) => {
    const digestOf = (network: string) => keyedHash(tools.pepper, `network ${network}`)
    const devices = openDevices({ secret: tools.pepper, https })
    const secondFactors = openSecondFactors(pool, openVault(tools.pepper, 'second factors'), sql)
    const waitingLogIns = openWaitingLogIns(sql)
    const sessions = await readSessions(scope, {
      sql,
      sessions: services.sessions,
      https,
      devices,
      secondFactors,
      waitingLogIns,
      digestOf,
    })
    const browserSecret = openBrowserSecret({ https })
    const visits = openVisits({ sql, browserSecret })
    const joined = joining(sessions, { ...services, devices })
    const signIn = linking(joined, { services, visits })
    readSites(scope, { sites, strict: settings.production })
    leadOn(scope, { sites })
    scope.addHook('onRequest', async (request, reply) => {
      // Forbids caching by default, as most responses are for one member; responses for everyone replace this header.
      reply.header('cache-control', 'private, no-store')
      if (request.method !== 'GET' && request.method !== 'HEAD') await refuseForeign(request)
    })
    limitRequests(scope, limiter)
    const schema = makeSchema(extensions)
    const documentOf = openDocuments(schema)
    const find = openOperations(readOperations(web.operations), {
      only: settings.persistedOnly,
      other: (id) => otherOperation(sql, documentOf, id),
    })
    const graphql = { services, find, schema, documentOf }
    const execute = await graphqlRoute(scope, { ...graphql, errorHandler: answerGraphqlError })
    await socketRoute(scope, graphql)
    const logIns = openLogIns({
      limiter,
      devices,
      isHome: (member, network) => hasSessionIn(sql, { member, network: digestOf(network) }),
    })
    await challengeRoute(scope, { services })
    await authRoutes(scope, { services, signIn, logIns })
    await handOffRoutes(scope, { services, signIn: joined, https })
    await scope.register(async (popup) => providerRoutes(popup, { services, signIn, visits }))
    await oneTapRoute(scope, { services, signIn, visits })
    await unlinkRoute(scope, services)
    const gate = openGate({ services, signIn, waitingLogIns, https })
    await secondFactorRoutes(scope, { services, secondFactors, gate, logIns })
    await passkeyRoutes(scope, { services, signIn, secondFactors, gate, browserSecret })
    await passwordResetRoutes(scope, { services, signIn, secondFactors })
    await verifyEmailRoute(scope, { services })
    await unsubscribeRoute(scope, { services })
    const { mailEventsSecret: secret } = settings
    if (secret) await mailEventsRoute(scope, { services, secret })
    await myDataRoute(scope, { ownData, limiter })
    await uploadRoute(scope, { images, services })
    await privateImageRoute(scope, { store: images.store, services })
    await consentRoute(scope, { services })
    await decisionsRoute(scope, { contextOf: (request) => contextOf(services, request) })
    await analyticsRoute(scope, { contextOf: (request) => contextOf(services, request) })
    await erasureReceiptRoute(scope, { receipts: parts.receipts })
    await programRoutes(scope, { services, store: images.store, publicUrl: settings.publicUrl })
    if (settings.showsOutbox) await outboxRoute(scope, { sql: parts.sql })
    if (web.render) pages(scope, { render: web.render, execute, services, sites, limiter })
  })
  return app
}

/** While the API closes, ends each connection after its response, because browsers would keep connections open. */
function endConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const ending = setInterval(() => app.server.closeIdleConnections(), END_IDLE_EVERY_MS)
    app.server.once('close', () => clearInterval(ending))
  })
}
