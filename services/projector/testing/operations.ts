import type { Test } from 'tap'
import { requestReplay, replayOf } from '../replay/replay-jobs.ts'
import { openBench } from './bench.ts'
import { liked } from './projections.ts'
import { openReplayer } from './replayer.ts'

export const many = (from: number, count: number) => Array.from({ length: count }, (_, i) => liked(from + i))
export const EVENTS = 11_000

export async function openOperations(t: Test, redisUrl: string | undefined) {
  const bench = await openBench(t, redisUrl)
  const { settings, eventStoreUrl, pool, sql, append, watch } = bench
  await append(many(0, EVENTS))
  const changes = await watch()

  /** Calls `look` after each change in the state of operations, until it returns a truthy value. */
  async function until<Found>(look: () => Promise<Found | false | null | undefined>): Promise<Found> {
    for (;;) {
      const changed = Promise.withResolvers<void>()
      const stop = changes.subscribe('operations', () => changed.resolve())
      const found = await look()
      if (found) {
        stop()
        return found
      }
      await changed.promise
      stop()
    }
  }
  const ask = async (...projections: string[]) =>
    (await requestReplay(pool, { projections, by: 'test' })).map(({ id }) => id).join()
  const whenReplay = (
    id: string,
    is: (replay: NonNullable<Awaited<ReturnType<typeof replayOf>>>) => boolean,
  ) =>
    until(async () => {
      const replay = await replayOf(sql, id)
      return replay && is(replay) && replay
    })

  async function startReplayer(audits?: { sliceMs: number; wholeMs: number }) {
    const replayer = await openReplayer(settings, eventStoreUrl, audits)
    t.teardown(replayer.stop)
    return replayer
  }

  const forkReplayer = () => bench.forkModule('replayer.ts')
  return { ...bench, changes, until, ask, whenReplay, startReplayer, forkReplayer }
}
