import { randomUUID } from 'node:crypto'
import { fragment, type Sql } from '../../projections/sql.ts'
import { json } from '../../projections/batch.ts'
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
  askedAt: Date
  /** Whether to throw away what an interrupted replay left, instead of going on with it. */
  fresh: boolean
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

/** A projection is in a replay that has not ended, or in one of another set of projections. */
export class ReplayUnderWay extends Error {
  override name = 'ReplayUnderWay'
}

/** What is asked for. */
export interface Asked {
  /** Names of projections. */
  projections: readonly string[]
  by: string
  fresh?: boolean
}

/**
 * Asks for a replay; whichever replayer is free carries it out. Gives the id: of the one that has not ended yet, when
 * there is one of exactly these projections. Throws ReplayUnderWay when one of them is in another, or that one is being
 * cancelled.
 */
export async function askReplay(sql: Sql, { projections, by, fresh = false }: Asked): Promise<string> {
  const names = projections.toSorted()
  const found = await sql<Pick<Replay, 'id' | 'projections' | 'wish'>>`
    select id, projections, wish from projector.replay
    where projections && ${names}::text[] and not state = any(${FINAL}) order by asked_at`
  const same = found.find((replay) => String(replay.projections) === String(names))
  if (same && !fresh) {
    if (same.wish === 'cancel')
      throw new ReplayUnderWay(`Replay ${same.id} is being cancelled. Ask again in a moment.`)
    await wish(sql, same.id, 'run')
    return same.id
  }
  if (found[0])
    throw new ReplayUnderWay(
      `Replay ${found[0].id} of ${found[0].projections.join(', ')} has not ended. Wait for it, or cancel it.`,
    )
  const [asked] = await sql<{ id: string }>`insert into projector.replay (id, projections, asked_by, fresh)
    values (${randomUUID()}, ${names}, ${by}, ${fresh})
    on conflict (projections) where state not in ('done', 'failed', 'cancelled') do nothing returning id`
  // Somebody else asked for the same in this moment.
  return asked?.id ?? askReplay(sql, { projections, by, fresh })
}

/** Has a replay pause, go on, or end without a swap; false when it has ended or there is none. */
export async function wish(sql: Sql, id: string, what: Wish): Promise<boolean> {
  const found = await sql`update projector.replay set wish = ${what}
    where id = ${id} and not state = any(${FINAL}) and wish <> 'cancel' returning id`
  return found.length > 0
}

const columns = fragment`id, projections, asked_by as "askedBy", asked_at as "askedAt", fresh, state, wish, done, total, share,
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
