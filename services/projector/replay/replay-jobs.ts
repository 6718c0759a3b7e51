import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { fragment, transaction, type Sql } from '../../postgres/sql.ts'
import { json } from '../../../projections/batch.ts'
import type { Compared, Drift } from './compare.ts'
import type { Progress } from './feed.ts'

/** State of a replay; `done`, `failed` and `cancelled` are final. */
export type ReplayState =
  | 'waiting'
  | 'running'
  | 'paused'
  | 'comparing'
  | 'swapping'
  | 'done'
  | 'failed'
  | 'cancelled'

export type ReplayControl = 'run' | 'pause' | 'cancel'

export interface Replay {
  id: string
  projections: string[]
  /** Id of the member who requested the replay, or another origin such as a command. */
  askedBy: string
  joinedBy: string[]
  askedAt: Date
  fresh: boolean
  /** True once the replay has started, after which no projection can be added to it. */
  isStarted: boolean
  state: ReplayState
  wish: ReplayControl
  done: bigint
  /** Estimated number of events that the replay has to read; 0 if unknown. */
  total: bigint
  share: number
  /** Events per second at present, and estimated seconds until the end. */
  rate: number | null
  remaining: number | null
  yielding: boolean
  error: string | null
  comparison: StoredComparison[]
  startedAt: Date | null
  finishedAt: Date | null
  heartbeat: Date | null
}

/** Result of a comparison as JSON, with the position as text because it can be too large for a JSON number. */
export type StoredComparison = Omit<Compared, 'position' | 'tables'> & {
  position: string
  tables: (Omit<Drift, Counted> & Record<Counted, number>)[]
}
type Counted = 'rows' | 'equal' | 'different' | 'missing' | 'surplus' | 'drift'

const numbers = ({ rows, equal, different, missing, surplus, drift }: Drift) => ({
  rows: Number(rows),
  equal: Number(equal),
  different: Number(different),
  missing: Number(missing),
  surplus: Number(surplus),
  drift: Number(drift),
})

export const storedComparison = ({ position, tables, ...compared }: Compared): StoredComparison => ({
  ...compared,
  position: String(position),
  tables: tables.map((table) => ({ ...table, ...numbers(table) })),
})

export const FINAL: readonly ReplayState[] = ['done', 'failed', 'cancelled']

export const isFinal = ({ state }: Pick<Replay, 'state'>): boolean => FINAL.includes(state)

export class ReplayUnderWayError extends Error {
  override name = 'ReplayUnderWayError'
}

export interface ReplayRequest {
  projections: readonly string[]
  by: string
  fresh?: boolean
}

export interface GrantedReplay {
  id: string
  isJoined: boolean
}

type OpenReplay = Pick<Replay, 'id' | 'projections' | 'wish' | 'isStarted'>

/**
 * Requests replays of projections without rebuilding a projection twice: joins replays that are not finished; adds
 * other projections to a replay that has not started, or makes a new one. Returns all these replays, oldest first.
 * Throws ReplayUnderWayError if one of them is being cancelled, or has started although `fresh` is set.
 */
export async function requestReplay(pool: pg.Pool, request: ReplayRequest): Promise<GrantedReplay[]> {
  for (;;) {
    const granted = await transaction(pool, (sql) => tryRequest(sql, request))
    if (granted) return granted
  }
}

/** One attempt to request replays; null if it must be repeated, because a replay ended or started meanwhile. */
async function tryRequest(
  sql: Sql,
  { projections, by, fresh = false }: ReplayRequest,
): Promise<GrantedReplay[] | null> {
  // The lock prevents two identical requests from making two replays.
  await sql`select pg_advisory_xact_lock(hashtext('projector.replay'))`
  const open = await sql<OpenReplay>`select id, projections, wish, begun as "isStarted" from projector.replay
    where not state = any(${FINAL}) order by asked_at`
  const shared = open.filter((replay) => replay.projections.some((name) => projections.includes(name)))
  for (const { id, wish, isStarted, projections } of shared) {
    if (wish === 'cancel')
      throw new ReplayUnderWayError(`Replay ${id} is being canceled. Try again in a moment.`)
    if (fresh && isStarted)
      throw new ReplayUnderWayError(
        `Replay ${id} of ${projections.join(', ')} has started. Wait for it, or cancel it, before you start again.`,
      )
  }
  const missing = projections.filter((name) => !shared.some((replay) => replay.projections.includes(name)))
  const waiting = missing.length > 0 && open.find(({ isStarted, wish }) => !isStarted && wish === 'run')
  const joined = waiting && !shared.includes(waiting) ? [...shared, waiting] : shared
  for (const replay of joined) {
    const added = replay === waiting ? missing : []
    if (!(await join(sql, replay, { projections: added, by, fresh }))) return null
  }
  const granted = joined.map(({ id }) => ({ id, isJoined: true }))
  if (missing.length === 0 || waiting) return granted
  const id = randomUUID()
  await sql`insert into projector.replay (id, projections, asked_by, fresh, begun)
    values (${id}, ${missing.toSorted()}, ${by}, ${fresh}, false)`
  return [...granted, { id, isJoined: false }]
}

/** Adds a request to a replay; false if the replay has ended or started in the meantime. */
async function join(
  sql: Sql,
  { id }: OpenReplay,
  { projections, by, fresh = false }: ReplayRequest,
): Promise<boolean> {
  const found = await sql`update projector.replay set wish = 'run', fresh = fresh or ${fresh},
      projections = array(select distinct unnest(projections || ${projections}::text[]) order by 1),
      joined_by = case when ${by} = any(asked_by || joined_by) then joined_by else joined_by || ${by}::text end
    where id = ${id} and not state = any(${FINAL}) and (not begun or (${projections.length === 0} and not ${fresh}))
    returning id`
  return found.length > 0
}

/** Marks a replay as started, after which no projection can be added. Does nothing if a pause was requested. */
export async function startReplay(sql: Sql, id: string): Promise<Replay | null> {
  const [row] = await sql<Replay>`update projector.replay set begun = begun or wish = 'run'
    where id = ${id} returning ${columns}`
  return row ?? null
}

/** Requests that a replay is paused, resumed or cancelled; false if it has ended or does not exist. */
export async function controlReplay(sql: Sql, id: string, control: ReplayControl): Promise<boolean> {
  const found = await sql`update projector.replay set wish = ${control}
    where id = ${id} and not state = any(${FINAL}) and wish <> 'cancel' returning id`
  return found.length > 0
}

const columns = fragment`id, projections, asked_by as "askedBy", asked_at as "askedAt",
  joined_by as "joinedBy", fresh, begun as "isStarted", state, wish, done, total, share,
  rate, remaining_s as remaining, yielding, error, comparison, started_at as "startedAt",
  finished_at as "finishedAt", heartbeat`

export const replaysOf = (sql: Sql, limit: number): Promise<Replay[]> =>
  sql`select ${columns} from projector.replay order by asked_at desc, id limit ${limit}`

export async function replayOf(sql: Sql, id: string): Promise<Replay | null> {
  const [row] = await sql<Replay>`select ${columns} from projector.replay where id = ${id}`
  return row ?? null
}

/** Saves the progress of a replay; returns the requested pause or cancellation, or null if the replay has ended. */
export async function saveReplayProgress(
  sql: Sql,
  id: string,
  { state, events, rate, share, remaining, yielding = false }: Progress & { state: ReplayState },
): Promise<ReplayControl | null> {
  const total = share > 0 ? Math.round(events / share) : 0
  const [row] = await sql<{ wish: ReplayControl }>`update projector.replay set state = ${state},
      done = ${events}, total = ${total}, share = ${share}, rate = ${finite(rate)},
      remaining_s = ${finite(remaining)}, yielding = ${yielding}, heartbeat = now(),
      started_at = coalesce(started_at, now())
    where id = ${id} and not state = any(${FINAL}) returning wish`
  return row?.wish ?? null
}

const finite = (value: number) => (Number.isFinite(value) ? value : null)

/** Records the end of a replay, and deletes the oldest of the finished replays. */
export async function releaseReplay(
  sql: Sql,
  id: string,
  { state, error = null }: { state: ReplayState; error?: string | null },
): Promise<void> {
  await sql`update projector.replay set state = ${state}, error = ${error}, heartbeat = null, yielding = false,
      rate = null, remaining_s = null, finished_at = case when ${isFinal({ state })} then now() end
    where id = ${id} and not state = any(${FINAL})`
  await sql`delete from projector.replay where id in (
    select id from projector.replay where state = any(${FINAL}) order by asked_at desc offset ${MAX_FINISHED_ROWS})`
}

export const saveComparison = (sql: Sql, id: string, compared: Compared): Promise<object[]> =>
  sql`update projector.replay set comparison = (
      select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(comparison) one
      where one ->> 'projection' <> ${compared.projection}
    ) || ${json([storedComparison(compared)])}::jsonb
    where id = ${id}`

export const saveKeptSchema = (
  sql: Sql,
  id: string,
  { projection, kept }: { projection: string; kept: string },
): Promise<object[]> =>
  sql`update projector.replay set comparison = (
      select jsonb_agg(case when one ->> 'projection' = ${projection}
        then one || jsonb_build_object('kept', ${kept}::text) else one end)
      from jsonb_array_elements(comparison) one
    ) where id = ${id}`

export const MAX_FINISHED_ROWS = 200

const HEARTBEAT_TIMEOUT_SECONDS = 3

export interface Work {
  kind: 'replay' | 'audit'
  id: string
}

/** The job to run next, replays before audits; null while a worker is busy. */
export async function nextWork(sql: Sql): Promise<Work | null> {
  const [work] = await sql<Work & { busy: boolean }>`
    select kind, id, busy from (
      select 'replay' as kind, id, asked_at, heartbeat > now() - make_interval(secs => ${HEARTBEAT_TIMEOUT_SECONDS}) as busy
      from projector.replay where not state = any(${FINAL}) and not (state = 'paused' and wish = 'pause')
      union all
      select 'audit', id, asked_at, heartbeat > now() - make_interval(secs => ${HEARTBEAT_TIMEOUT_SECONDS})
      from projector.audit where state in ('waiting', 'running')
    ) open order by busy is true desc, kind desc, asked_at, id limit 1`
  return work && !work.busy ? { kind: work.kind, id: work.id } : null
}
