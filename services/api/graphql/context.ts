import DataLoader from 'dataloader'
import type { MemberId } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import type { Projection, Topic } from '../../../projections/projection.ts'
import type { Sql } from '../../../projections/sql.ts'
import type { Tools } from '../../commands/names.ts'
import type { Credentials } from '../../operational/credentials.ts'
import type { MaintenanceWatch } from '../../operational/maintenance.ts'
import { lastingSessions, type Session } from '../../operational/sessions.ts'
import type { Changes } from '../../projector/changes.ts'
import { roles } from '../../rules/roles.ts'
import type { Viewer } from '../../rules/visibility.ts'
import type { Attempts } from '../attempts.ts'
import type { Reads, SiteRow } from '../reads.ts'
import type { Receipts } from '../receipts.ts'
import type { Sites } from '../sites.ts'
import type { Sockets } from '../sockets.ts'
import type { OperationsWatch } from './operations/watch.ts'
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
  /** Tries at passwords of members who are signed in. */
  attempts: Attempts
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
  /** Whether a session lasts, asked for many at once. */
  lasting: DataLoader<string, boolean>
}

/** Services over what a process has opened. */
export const openServices = (opened: Omit<Services, 'shared' | 'lasting'>): Services => ({
  ...opened,
  shared: createLoaders(opened.reads, { cache: false }),
  lasting: new DataLoader(
    async (ids) => {
      const lasting = await lastingSessions(opened.sql, [...new Set(ids)])
      return ids.map((id) => lasting.has(id))
    },
    { cache: false },
  ),
})

/** A member who is signed in, as the rules see it. */
export type Member = NonNullable<Viewer> & { id: MemberId }

/** Who asks, and from where. */
export interface Asker {
  site: SiteRow
  session: Session | null
  /** UUIDv7 from the header `idempotency-key`: the same for every attempt at the same mutation. */
  idempotencyKey: string | null
}

/** What resolvers know of a request, or of one delivery of a subscription. */
export interface GraphContext extends Asker {
  services: Services
  viewer: Member | null
  loaders: Loaders
}

/** The member of a session, as the read model has it; one that it does not know yet can do the least. */
async function memberOf(session: Session | null, loaders: Loaders): Promise<Member | null> {
  if (!session) return null
  const row = await loaders.members.load(session.member)
  const { role = roles.member, verified = false, analyst = false } = row ?? {}
  return { id: session.member, role, verified, analyst }
}

/** The context of a request. */
export async function requestContext(services: Services, asker: Asker): Promise<GraphContext> {
  const loaders = createLoaders(services.reads, { cache: true })
  const { site, session, idempotencyKey } = asker
  return { site, session, idempotencyKey, services, loaders, viewer: await memberOf(session, loaders) }
}

/** The context of a delivery, with the viewer as it is by now. Null, and its sockets closed, once the session has ended. */
export async function renew(context: GraphContext): Promise<GraphContext | null> {
  const { session, services } = context
  const loaders = services.shared
  const [lasts, viewer] = await Promise.all([
    session === null || services.lasting.load(session.id),
    memberOf(session, loaders),
  ])
  if (lasts) return { ...context, loaders, viewer }
  if (session) services.sockets.closeSession(session.id)
  return null
}
