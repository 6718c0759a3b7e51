import type { Sql } from '../../postgres/sql.ts'
import { openRest } from '../../keep-going.ts'
import { FINAL } from './replay-jobs.ts'

const POLL_INTERVAL_MS = 10_000

/**
 * True if a replayer has work: a replay, an audit, kept tables to drop, a question of an analyst without its answer, a
 * kept question behind the serving tables, or tables of a dropped question.
 */
export async function isReplayerWanted(sql: Sql, serving: readonly string[]): Promise<boolean> {
  const [row] = await sql<{ wanted: boolean }>`
    with open as (
      select id, kept from question where (select member.analyst from member where member.id = question.analyst)
    ), answered as (
      select question as id, state, position from operational.question_run
      left join projector.checkpoint on schema = question || '_v1'
    )
    select exists (
      select from projector.replay where not state = any(${FINAL}) and not (state = 'paused' and wish = 'pause')
    ) or exists (
      select from projector.audit where state in ('waiting', 'running')
    ) or exists (
      select from projector.dropping
    ) or exists (
      select from open full join answered using (id)
      where kept is null or state is null or state in ('running', 'failed') or (kept and state = 'done')
        or (state = 'live'
          and position < (select max(position) from projector.checkpoint where schema = any(${serving})))
    ) as wanted`
  return row?.wanted ?? false
}

/** Tells `isReplayerWanted` regularly and after `wake`, so that a replayer need not run without work. */
export function watchReplayerWanted(
  sql: Sql,
  serving: readonly string[],
  tell: (wanted: boolean) => void,
): { wake: () => void; close: () => Promise<void> } {
  const closing = new AbortController()
  const { rest, wake } = openRest(closing.signal)

  async function watch() {
    while (!closing.signal.aborted) {
      // While the database is unavailable, the last state applies.
      const wanted = await isReplayerWanted(sql, serving).catch(() => null)
      if (wanted !== null) tell(wanted)
      await rest(POLL_INTERVAL_MS)
    }
  }

  const watching = watch()
  return {
    wake,
    async close() {
      closing.abort()
      await watching
    },
  }
}
