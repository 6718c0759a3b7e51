import { v7 } from 'uuid'
import type { Log } from '../../../../events/log.ts'
import type { Projection, Topic } from '../../../../projections/projection.ts'
import type { Sql } from '../../../postgres/sql.ts'
import type { Tools } from '../../../commands/frame/tools.ts'
import type { Credentials } from '../../../operational/credentials.ts'
import type { MaintenanceWatch } from '../../../operational/maintenance.ts'
import type { Captcha } from '../../../ports/captcha.ts'
import type { Session } from '../../../operational/sessions.ts'
import type { Providers } from '../../../ports/providers.ts'
import type { Changes } from '../../../projector/live/changes.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { Reads, SiteRow } from '../../reads.ts'
import type { Receipts } from '../../receipts.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import type { Sites } from '../../sites.ts'
import type { Ahead } from '../../live/log-follower.ts'
import type { Roots } from '../../live/watched-rows.ts'
import type { Bells } from '../../live/early-notices.ts'
import type { ReactionCounts } from '../../live/reaction-counts.ts'
import type { Sockets } from '../../live/sockets.ts'
import type { Member, Viewers } from '../../sessions/viewers.ts'
import type { OperationsWatch } from '../operations/watch.ts'
import type { VisitorReads } from '../../visitor-reads.ts'
import type { MissedSearches } from '../search/missed.ts'
import type { Loaders } from '../request-loaders.ts'

/** Parts that resolvers use; they stay open as long as the process runs. */
export interface Services {
  tools: Tools
  log: Pick<Log, 'read' | 'head'>
  reads: Reads
  /** Queries for what visitors read, over a replica if there is one. */
  visitorReads: VisitorReads
  sites: Sites
  changes: Changes
  ahead: Ahead
  reactionCounts: ReactionCounts
  roots: Roots
  bells: Bells
  projections: readonly Pick<Projection, 'name' | 'handles' | 'changes' | 'unhurried' | 'aside'>[]
  sql: Sql
  credentials: Credentials
  limiter: Limiter
  missedSearches: MissedSearches
  receipts: Receipts
  providers: Providers
  /** Days from a request for erasure to the start of the erasure, in which the member can cancel it. */
  graceDays: number
  /** True if accounts can be verified by text message. */
  sendsTexts: boolean
  /** Key of the hashes in links to unsubscribe that an earlier network mailed; null if there was none. */
  legacyMailKey: string | null
  /** Public key with which browsers subscribe to push notifications; null if there are none. */
  pushKey: string | null
  captcha: Captcha
  sockets: Sockets
  maintenance: MaintenanceWatch
  operations: OperationsWatch
  /** Announces to all API processes a change on a topic that no projection announces. */
  announce: (topic: Topic, id: string) => Promise<void>
  /** Loaders that the deliveries of all subscriptions share; only members are cached, until their news. */
  shared: Loaders
  /** Loaders without any cache. */
  plain: Loaders
  /** Makes the loaders of a request, which keep their results. */
  requestLoaders: (reads: Reads) => Loaders
  viewers: Viewers
  sessions: Sessions
}

export type { Member }

/** The site, session and person of the request that a resolver handles. */
export interface Asker {
  site: SiteRow
  session: Session | null
  /** The member, or for a visitor the network of the address; missing for pages that visitors share. */
  person?: string | undefined
  /** Network of the address (`networkOf`); missing where no request is at hand. */
  network?: string | undefined
  /** UUIDv7 from the header `idempotency-key`, which is the same for all attempts at a mutation. */
  idempotencyKey?: string | undefined
  /** Queries for a page of a visitor; those of the services by default. */
  reads?: Reads | undefined
}

/** Context of a GraphQL request, or of the delivery of a result to a subscriber. */
export interface GraphContext extends Asker {
  idempotencyKey: string
  services: Services
  viewer: Member | null
  loaders: Loaders
  /** Time, in ms since 1970, since which a subscriber may lack changes, because its page was read then. */
  readAt?: number
}

export async function requestContext(services: Services, asker: Asker): Promise<GraphContext> {
  const { site, session, person, network, idempotencyKey = v7(), reads } = asker
  const viewer = session && (await services.viewers.of(session))
  const own = { ...services, ...(reads && { reads }), sites: services.sites.knownTo(viewer) }
  const loaders = services.requestLoaders(own.reads)
  return { site, session: viewer && session, person, network, idempotencyKey, services: own, loaders, viewer }
}

/**
 * Makes the context for a delivery to a subscriber, with the viewer's present permissions. Null if the session has
 * ended or may no longer know the site, in which case its sockets are closed.
 */
export async function renew(context: GraphContext): Promise<GraphContext | null> {
  const { session, services } = context
  const viewer = session && (await services.viewers.of(session))
  const isLost = context.site.isHidden && (await services.sites.knownTo(viewer).hides(context.site.id))
  if ((viewer || !session) && !isLost) return { ...context, loaders: services.shared, viewer }
  if (session) services.sockets.closeSession(session.id)
  return null
}
