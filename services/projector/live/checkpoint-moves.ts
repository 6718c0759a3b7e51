import { setImmediate as immediate } from 'node:timers/promises'
import type { Sql } from '../../postgres/sql.ts'
import { CHANNEL, type Announcer, type News } from '../channel.ts'

interface Move {
  schema: string
  from: bigint
  to: bigint
}

/** Moves checkpoints of projections that ignore the latest events, without applying anything. */
export interface Rests {
  /** Moves a checkpoint; false if another transaction has locked it, or if it is not at `from`. */
  move: (move: Move) => Promise<boolean>
}

/**
 * Moves checkpoints for a process. Moves that are requested in the same iteration of the event loop are saved with one
 * statement, because one heartbeat wakes all projections.
 */
export function openRests(sql: Sql, announcer: Pick<Announcer, 'messages' | 'afterCommit'>): Rests {
  let gathered: Move[] = []
  let saving: Promise<ReadonlySet<string>> | null = null

  async function save(): Promise<ReadonlySet<string>> {
    await immediate()
    const moves = gathered
    gathered = []
    saving = null
    const news = moves.map(({ schema, to }): News => ({ schema, position: to, changes: [] }))
    // Skips locked checkpoints, so that a swap of one projection's tables does not delay the others. The commit does
    // not wait for the disk (see beginStep).
    const moved = await sql<{ schema: string }>`with free as (
        select checkpoint.schema, "to", message
        from unnest(${moves.map(({ schema }) => schema)}::text[], ${moves.map(({ from }) => String(from))}::bigint[],
          ${moves.map(({ to }) => String(to))}::bigint[], ${news.map((one) => announcer.messages(one)[0] ?? null)}::text[])
          as move (schema, "from", "to", message)
        join projector.checkpoint on checkpoint.schema = move.schema and position = "from"
        for update of checkpoint skip locked
      ), moved as (
        update projector.checkpoint set position = "to", event_at = event_at + (now() - updated_at), updated_at = now()
        from free where checkpoint.schema = free.schema returning checkpoint.schema, message
      )
      select schema, set_config('synchronous_commit', 'off', true),
        case when message is not null then pg_notify(${CHANNEL}, message)::text end
      from moved`
    const schemas = new Set(moved.map(({ schema }) => schema))
    for (const one of news) if (schemas.has(one.schema)) announcer.afterCommit(one)
    return schemas
  }

  return {
    async move(move) {
      gathered.push(move)
      saving ??= save()
      return (await saving).has(move.schema)
    },
  }
}
