import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Test } from 'tap'
import { askReplay, replayOf } from '../replay/replay-jobs.ts'
import { openBench } from './bench.ts'
import { liked } from './projections.ts'
import { openReplayer } from './replayer.ts'

export const many = (from: number, count: number) => Array.from({ length: count }, (_, i) => liked(from + i))
export const EVENTS = 11_000

/** A network of the test projections with a history, and what watches operations on it. */
export async function openOperations(t: Test, redisUrl: string | undefined) {
  t.setTimeout(120_000)
  const bench = await openBench(t, redisUrl)
  const { settings, eventStoreUrl, pool, sql, append, watch } = bench
  await append(many(0, EVENTS))
  const changes = await watch()

  /** What `look` gives, as soon as it is something, looked at whenever operations have changed. */
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
  /** Asks for a replay of these projections; the id of the one that is given. */
  const ask = async (...projections: string[]) =>
    (await askReplay(pool, { projections, by: 'test' })).map(({ id }) => id).join()
  const whenReplay = (
    id: string,
    is: (replay: NonNullable<Awaited<ReturnType<typeof replayOf>>>) => boolean,
  ) =>
    until(async () => {
      const replay = await replayOf(sql, id)
      return replay && is(replay) && replay
    })

  async function startReplayer(audits?: { slice: number; whole: number }) {
    const replayer = await openReplayer(settings, eventStoreUrl, audits)
    t.teardown(replayer.stop)
    return replayer
  }

  /** A replayer in a process of its own, to be killed. */
  async function forkReplayer() {
    const child = fork(new URL('replayer.ts', import.meta.url), [], {
      env: {
        ...process.env,
        DATABASE_URL: settings.databaseUrl,
        EVENTSTORE_URL: eventStoreUrl,
        ...(redisUrl && { REDIS_URL: redisUrl }),
      },
    })
    t.teardown(() => child.kill('SIGKILL'))
    await once(child, 'message')
    return child
  }
  return { ...bench, changes, until, ask, whenReplay, startReplayer, forkReplayer }
}
