import { v7 } from 'uuid'
import type { Log } from '../../../../events/log.ts'
import type { Projection, Topic } from '../../../../projections/projection.ts'
import type { Sql } from '../../../postgres/sql.ts'
import type { Tools } from '../../../commands/frame/tools.ts'
import type { Credentials } from '../../../operational/credentials.ts'
import type { MaintenanceWatch } from '../../../operational/maintenance.ts'
import type { Session } from '../../../operational/sessions.ts'
import type { Changes } from '../../../projector/live/changes.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { Reads, SiteRow } from '../../reads.ts'
import type { Receipts } from '../../receipts.ts'
import { openSessions, type Sessions } from '../../sessions/sessions.ts'
import type { Sites } from '../../sites.ts'
import type { Sockets } from '../../live/sockets.ts'
import { openViewers, type Member, type Viewers } from '../../sessions/viewers.ts'
import type { OperationsWatch } from '../operations/watch.ts'
import { createLoaders, type Loaders } from './loaders.ts'

/** What resolvers work with, for the life of a process. */
export interface Services {
  tools: Tools
  log: Pick<Log, 'read'>
  reads: Reads
  sites: Sites
  changes: Changes
  projections: readonly Pick<Projection, 'name' | 'handles' | 'unhurried'>[]
  /** Over the operational tables. */
  sql: Sql
  credentials: Credentials
  limiter: Limiter
  receipts: Receipts
  /** Days between the wish to be forgotten and its carrying out. */
  graceDays: number
  sockets: Sockets
  /** Whether the network is read-only. */
  maintenance: MaintenanceWatch
  operations: OperationsWatch
  /** Tells all API processes that something is new on a topic that no projection tells of. */
  announce: (topic: Topic, id: string) => Promise<void>
  /** Loaders that remember nothing: all deliveries of subscriptions share them. */
  shared: Loaders
  viewers: Viewers
  sessions: Sessions
}

export type { Member }

/** Services over what a process has opened. */
export function openServices(opened: Omit<Services, 'shared' | 'viewers' | 'sessions'>): Services {
  const shared = createLoaders(opened.reads, { cache: false })
  const viewers = openViewers({ ...opened, loaders: shared })
  return { ...opened, shared, viewers, sessions: openSessions({ ...opened, viewers }) }
}

/** Who asks, and from where. */
export interface Asker {
  site: SiteRow
  session: Session | null
  /** UUIDv7 from the header `idempotency-key`: the same for every attempt at the same mutation. */
  idempotencyKey?: string | undefined
}

/** What resolvers know of a request, or of one delivery of a subscription. */
export interface GraphContext extends Asker {
  idempotencyKey: string
  services: Services
  viewer: Member | null
  loaders: Loaders
}

/** The context of a request. */
export async function requestContext(services: Services, asker: Asker): Promise<GraphContext> {
  const loaders = createLoaders(services.reads, { cache: true })
  const { site, session, idempotencyKey = v7() } = asker
  const viewer = session && (await services.viewers.of(session))
  return { site, session: viewer && session, idempotencyKey, services, loaders, viewer }
}

/** The context of a delivery, with the viewer as it is by now. Null, and its sockets closed, once the session has ended. */
export async function renew(context: GraphContext): Promise<GraphContext | null> {
  const { session, services } = context
  const viewer = session && (await services.viewers.of(session))
  if (viewer || !session) return { ...context, loaders: services.shared, viewer }
  services.sockets.closeSession(session.id)
  return null
}
