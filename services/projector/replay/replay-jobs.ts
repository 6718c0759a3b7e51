import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { fragment, transaction, type Sql } from '../../postgres/sql.ts'
import { json } from '../../../projections/batch.ts'
import type { Compared, Drift } from './compare.ts'
import type { Progress } from './feed.ts'

// Replays as they are asked for, carried out and looked at: a row each.

/** Where a replay is; `done`, `failed` and `cancelled` are final. */
export type ReplayState =
  | 'waiting'
  | 'running'
  | 'paused'
  | 'comparing'
  | 'swapping'
  | 'done'
  | 'failed'
  | 'cancelled'

/** What whoever watches over a replay wants of it. */
export type Wish = 'run' | 'pause' | 'cancel'

/** A replay as its row tells. */
export interface Replay {
  id: string
  /** Names of the projections. */
  projections: string[]
  /** The member who asked for it, or where else it came from. */
  askedBy: string
  /** Who asked for the same later, or for more to be rebuilt with it. */
  joinedBy: string[]
  askedAt: Date
  /** Whether to throw away what an interrupted replay left, instead of going on with it. */
  fresh: boolean
  /** Whether somebody took it up, so that no projection can be added to it. */
  begun: boolean
  state: ReplayState
  wish: Wish
  /** Events read. */
  done: bigint
  /** Events that there are to read, as far as can be told: the log knows positions, not counts. 0 while nobody can. */
  total: bigint
  /** Part of the way that is done, from 0 to 1. */
  share: number
  /** Events a second, and seconds to go; null before the first. */
  rate: number | null
  remaining: number | null
  /** Whether it stands back because live updates lag. */
  yielding: boolean
  error: string | null
  /** What came out, by projection, so far. */
  comparison: StoredComparison[]
  startedAt: Date | null
  finishedAt: Date | null
  /** When its worker was last heard of. */
  heartbeat: Date | null
}

/** A comparison as JSON holds it: counts as numbers, the position as text. */
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

/** A comparison as it is stored, and as JSON tells it. */
export const stored = ({ position, tables, ...compared }: Compared): StoredComparison => ({
  ...compared,
  position: String(position),
  tables: tables.map((table) => ({ ...table, ...numbers(table) })),
})

/** What came to the table later. Replays of before count as begun. */
export const replayColumns = `
  add column if not exists joined_by text[] not null default '{}',
  add column if not exists begun boolean not null default true`

/** The table, for `ensureProjector`. */
export const replayTable = `
  create table if not exists projector.replay (
    id uuid primary key,
    projections text[] not null,
    asked_by text not null,
    asked_at timestamptz not null default now(),
    fresh boolean not null default false,
    state text not null default 'waiting',
    wish text not null default 'run',
    done bigint not null default 0,
    total bigint not null default 0,
    share real not null default 0,
    rate real,
    remaining_s real,
    yielding boolean not null default false,
    error text,
    comparison jsonb not null default '[]',
    started_at timestamptz,
    finished_at timestamptz,
    heartbeat timestamptz
  );
  create unique index if not exists replay_open on projector.replay (projections)
    where state not in ('done', 'failed', 'cancelled')`

/** States that nothing comes after. */
const FINAL: readonly ReplayState[] = ['done', 'failed', 'cancelled']

/** Whether a replay has come to its end, whichever. */
export const isFinal = ({ state }: Pick<Replay, 'state'>): boolean => FINAL.includes(state)

/** A replay that is asked for cannot be given now. */
export class ReplayUnderWayError extends Error {
  override name = 'ReplayUnderWayError'
}

/** What is asked for. */
export interface Asked {
  /** Names of projections. */
  projections: readonly string[]
  by: string
  fresh?: boolean
}

/** A replay that is given to who asks for one. */
export interface Given {
  id: string
  /** Whether somebody else asked for it before. */
  isJoined: boolean
}

type Open = Pick<Replay, 'id' | 'projections' | 'wish' | 'begun'>

/**
 * Asks for a replay of projections. Gives the replays that rebuild them, oldest first: those that have not ended are
 * joined, so that no projection is rebuilt twice; what is in none of them is added to one that has not begun, which
 * reads the log once for all, or becomes a replay of its own. Throws ReplayUnderWayError when one of them is being cancelled,
 * or has begun and is to begin again.
 */
export async function askReplay(pool: pg.Pool, asked: Asked): Promise<Given[]> {
  for (;;) {
    const given = await transaction(pool, (sql) => tryToAsk(sql, asked))
    if (given) return given
  }
}

/** Null when a replay ended or began in this moment: what is to be given is another then. */
async function tryToAsk(sql: Sql, { projections, by, fresh = false }: Asked): Promise<Given[] | null> {
  // One at a time, or two who ask for the same at once would both begin it.
  await sql`select pg_advisory_xact_lock(hashtext('projector.replay'))`
  const open = await sql<Open>`select id, projections, wish, begun from projector.replay
    where not state = any(${FINAL}) order by asked_at`
  const shared = open.filter((replay) => replay.projections.some((name) => projections.includes(name)))
  for (const { id, wish, begun, projections } of shared) {
    if (wish === 'cancel')
      throw new ReplayUnderWayError(`Replay ${id} is being cancelled. Ask again in a moment.`)
    if (fresh && begun)
      throw new ReplayUnderWayError(
        `Replay ${id} of ${projections.join(', ')} has begun. Wait for it, or cancel it, before you begin again.`,
      )
  }
  const left = projections.filter((name) => !shared.some((replay) => replay.projections.includes(name)))
  const waiting = left.length > 0 && open.find(({ begun, wish }) => !begun && wish === 'run')
  const joined = waiting && !shared.includes(waiting) ? [...shared, waiting] : shared
  for (const replay of joined) {
    const more = replay === waiting ? left : []
    if (!(await join(sql, replay, { projections: more, by, fresh }))) return null
  }
  const given = joined.map(({ id }) => ({ id, isJoined: true }))
  if (left.length === 0 || waiting) return given
  const id = randomUUID()
  await sql`insert into projector.replay (id, projections, asked_by, fresh, begun)
    values (${id}, ${left.toSorted()}, ${by}, ${fresh}, false)`
  return [...given, { id, isJoined: false }]
}

/** Joins a replay, which goes on, with more projections if it has not begun; false when it cannot be any more. */
async function join(sql: Sql, { id }: Open, { projections, by, fresh = false }: Asked): Promise<boolean> {
  const found = await sql`update projector.replay set wish = 'run', fresh = fresh or ${fresh},
      projections = array(select distinct unnest(projections || ${projections}::text[]) order by 1),
      joined_by = case when ${by} = any(asked_by || joined_by) then joined_by else joined_by || ${by}::text end
    where id = ${id} and not state = any(${FINAL}) and (not begun or (${projections.length === 0} and not ${fresh}))
    returning id`
  return found.length > 0
}

/**
 * Takes a replay up as it is now: nothing is added to it any more, unless it is to pause or be cancelled. Null when there
 * is none of this id.
 */
export async function takeUpReplay(sql: Sql, id: string): Promise<Replay | null> {
  const [row] = await sql<Replay>`update projector.replay set begun = begun or wish = 'run'
    where id = ${id} returning ${columns}`
  return row ?? null
}

/** Has a replay pause, go on, or end without a swap; false when it has ended or there is none. */
export async function wish(sql: Sql, id: string, what: Wish): Promise<boolean> {
  const found = await sql`update projector.replay set wish = ${what}
    where id = ${id} and not state = any(${FINAL}) and wish <> 'cancel' returning id`
  return found.length > 0
}

const columns = fragment`id, projections, asked_by as "askedBy", asked_at as "askedAt",
  joined_by as "joinedBy", fresh, begun, state, wish, done, total, share,
  rate, remaining_s as remaining, yielding, error, comparison, started_at as "startedAt",
  finished_at as "finishedAt", heartbeat`

/** The newest replays, newest first. */
export const replaysOf = (sql: Sql, limit: number): Promise<Replay[]> =>
  sql`select ${columns} from projector.replay order by asked_at desc, id limit ${limit}`

/** One replay; null when there is none of this id. */
export async function replayOf(sql: Sql, id: string): Promise<Replay | null> {
  const [row] = await sql<Replay>`select ${columns} from projector.replay where id = ${id}`
  return row ?? null
}

/** Notes how far a replay is, and that its worker lives; gives what is wanted of it, null when it has ended. */
export async function noteReplay(
  sql: Sql,
  id: string,
  { state, events, rate, share, remaining, yielding = false }: Progress & { state: ReplayState },
): Promise<Wish | null> {
  const total = share > 0 ? Math.round(events / share) : 0
  const [row] = await sql<{ wish: Wish }>`update projector.replay set state = ${state},
      done = ${events}, total = ${total}, share = ${share}, rate = ${finite(rate)},
      remaining_s = ${finite(remaining)}, yielding = ${yielding}, heartbeat = now(),
      started_at = coalesce(started_at, now())
    where id = ${id} and not state = any(${FINAL}) returning wish`
  return row?.wish ?? null
}

const finite = (value: number) => (Number.isFinite(value) ? value : null)

/**
 * Notes that nobody works on a replay any more: whether it is paused, has ended, or is to be taken up by another. Of
 * those that have ended the newest are kept.
 */
export async function leaveReplay(
  sql: Sql,
  id: string,
  { state, error = null }: { state: ReplayState; error?: string | null },
): Promise<void> {
  await sql`update projector.replay set state = ${state}, error = ${error}, heartbeat = null, yielding = false,
      rate = null, remaining_s = null, finished_at = case when ${isFinal({ state })} then now() end
    where id = ${id} and not state = any(${FINAL})`
  await sql`delete from projector.replay where id in (
    select id from projector.replay where state = any(${FINAL}) order by asked_at desc offset ${KEPT_ROWS})`
}

/** Notes what came out for a projection, in the place of what was known of it. */
export const noteCompared = (sql: Sql, id: string, compared: Compared): Promise<object[]> =>
  sql`update projector.replay set comparison = (
      select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(comparison) one
      where one ->> 'projection' <> ${compared.projection}
    ) || ${json([stored(compared)])}::jsonb
    where id = ${id}`

/** Notes where the tables of a projection are kept that were taken out of service: it is swapped. */
export const noteKept = (
  sql: Sql,
  id: string,
  { projection, kept }: { projection: string; kept: string },
): Promise<object[]> =>
  sql`update projector.replay set comparison = (
      select jsonb_agg(case when one ->> 'projection' = ${projection}
        then one || jsonb_build_object('kept', ${kept}::text) else one end)
      from jsonb_array_elements(comparison) one
    ) where id = ${id}`

/** Replays, and audits, that have ended and are still told of: the newest. */
export const KEPT_ROWS = 200

/** A worker that was not heard of for so long, in seconds, does not live. */
const SILENT = 3

/** A replay or an audit that is to be carried out. */
export interface Work {
  kind: 'replay' | 'audit'
  id: string
}

/** What is to be carried out next: replays before audits; null when there is nothing, or somebody is at work. */
export async function nextWork(sql: Sql): Promise<Work | null> {
  const [work] = await sql<Work & { busy: boolean }>`
    select kind, id, busy from (
      select 'replay' as kind, id, asked_at, heartbeat > now() - make_interval(secs => ${SILENT}) as busy
      from projector.replay where not state = any(${FINAL}) and not (state = 'paused' and wish = 'pause')
      union all
      select 'audit', id, asked_at, heartbeat > now() - make_interval(secs => ${SILENT})
      from projector.audit where state in ('waiting', 'running')
    ) open order by busy is true desc, kind desc, asked_at, id limit 1`
  return work && !work.busy ? { kind: work.kind, id: work.id } : null
}
