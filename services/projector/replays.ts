import { randomUUID } from 'node:crypto'
import { fragment, type Sql } from '../../projections/sql.ts'
import type { Compared } from './compare.ts'

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
  tables: (Omit<Compared['tables'][number], Counted> & Record<Counted, number>)[]
}
type Counted = 'rows' | 'equal' | 'different' | 'missing' | 'surplus' | 'drift'

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
  )`

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
 * there is one of exactly these projections. Throws ReplayUnderWay when one of them is in another.
 */
export async function askReplay(sql: Sql, { projections, by, fresh = false }: Asked): Promise<string> {
  const names = projections.toSorted()
  const found = await sql<{ id: string; projections: string[] }>`
    select id, projections from projector.replay
    where projections && ${names}::text[] and not state = any(${FINAL}) order by asked_at`
  const same = found.find((replay) => String(replay.projections) === String(names))
  if (same && !fresh) {
    await wish(sql, same.id, 'run')
    return same.id
  }
  if (found[0])
    throw new ReplayUnderWay(
      `Replay ${found[0].id} of ${found[0].projections.join(', ')} has not ended. Wait for it, or cancel it.`,
    )
  const id = randomUUID()
  await sql`insert into projector.replay (id, projections, asked_by, fresh)
    values (${id}, ${names}, ${by}, ${fresh})`
  return id
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
