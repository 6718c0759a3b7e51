import type { FastifyInstance } from 'fastify'
import { openSecondFactors } from '../operational/factors/second-factors.ts'
import { openWaitingLogIns } from '../operational/factors/pending-second-factor.ts'
import { openVault } from '../operational/secrets.ts'
import { hasSessionIn } from '../operational/sessions.ts'
import { keyedHash } from '../commands/frame/ids.ts'
import { openBrowserSecret } from './sessions/browser-secret.ts'
import { openDevices } from './sessions/devices.ts'
import { openLogIns } from './sessions/log-ins.ts'
import { limitRequests } from './http/request-limit.ts'
import { openDocuments } from './graphql/frame/operations/documents.ts'
import {
  openOperations,
  otherOperation,
  readOperations,
} from './graphql/frame/operations/persisted-operations.ts'
import { contextOf, graphqlRoute } from './graphql/plugin.ts'
import { makeSchema } from './graphql/schema.ts'
import { answerGraphqlError } from './plugins/errors.ts'
import { refuseForeign } from './http/security.ts'
import { readSessions } from './plugins/session-cookie.ts'
import { readSites } from './plugins/site.ts'
import { leadOn } from './http/redirects.ts'
import { pages } from './pages/render.ts'
import { analyticsRoute } from './rest/analytics.ts'
import { joining } from './consent/join.ts'
import { authRoutes } from './rest/auth.ts'
import { consentRoute } from './rest/consent.ts'
import { challengeRoute } from './rest/captcha.ts'
import { erasureReceiptRoute } from './rest/erasure-receipt.ts'
import { openGate } from './rest/factors/gate.ts'
import { passkeyRoutes } from './rest/factors/passkeys.ts'
import { proveRoute } from './rest/factors/prove.ts'
import { secondFactorRoutes } from './rest/factors/second-factor.ts'
import { handOffRoutes } from './rest/hand-off.ts'
import { decisionsRoute } from './rest/decisions.ts'
import { mailEventsRoute } from './rest/mail/mail-events.ts'
import { myDataRoute } from './rest/my-data.ts'
import { outboxRoute } from './rest/outbox.ts'
import { passwordResetRoutes } from './rest/password-reset.ts'
import { linking } from './rest/providers/enter.ts'
import { oneTapRoute } from './rest/providers/one-tap.ts'
import { programRoutes } from './rest/programs.ts'
import { providerRoutes } from './rest/providers/routes.ts'
import { unlinkRoute } from './rest/providers/unlink.ts'
import { openVisits } from './rest/providers/visits.ts'
import { unsubscribeRoute } from './rest/mail/unsubscribe.ts'
import { verifyEmailRoute } from './rest/verify-email.ts'
import { acceptSockets, socketRoute } from './graphql/socket.ts'
import { privateImageRoute } from './images/serve.ts'
import { uploadRoute } from './images/upload.ts'
import type { AppParts } from './app.ts'
import type { Services } from './graphql/frame/context.ts'
import type { Extension } from './graphql/schema.ts'

interface SiteParts extends Pick<AppParts, 'settings' | 'web' | 'ownData' | 'images' | 'pool'> {
  services: Services
  extensions: readonly Extension[]
}

/** Registers the routes whose requests concern a site: GraphQL, its socket, REST and the pages. */
export async function siteRoutes(
  scope: FastifyInstance,
  { settings, services, web, ownData, images, extensions, pool }: SiteParts,
): Promise<void> {
  const { sql, tools, sites, limiter } = services
  const https = settings.publicUrl.startsWith('https:')
  await acceptSockets(scope)
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
  readSites(scope, { sites, viewers: services.viewers, strict: settings.production })
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
  await proveRoute(scope, { services, secondFactors, logIns })
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
  await erasureReceiptRoute(scope, { receipts: services.receipts })
  await programRoutes(scope, { services, store: images.store, publicUrl: settings.publicUrl })
  if (settings.showsOutbox) await outboxRoute(scope, { sql: sql })
  if (web.render) pages(scope, { render: web.render, execute, services, sites, limiter })
}
