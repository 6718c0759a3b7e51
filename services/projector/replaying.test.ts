import { fork } from 'node:child_process'
import { once } from 'node:events'
import t, { type Test } from 'tap'
import { askAudit, auditOf, auditsOf } from './audits.ts'
import { keptTables } from './kept.ts'
import { askReplay, replayOf, replaysOf, wish } from './replays.ts'
import { openBench } from './testing/bench.ts'
import { liked, memberOf } from './testing/projections.ts'
import { ways } from './testing/redis.ts'
import { openReplayer } from './testing/replayer.ts'

t.setTimeout(600_000)

const many = (from: number, count: number) => Array.from({ length: count }, (_, i) => liked(from + i))
const EVENTS = 11_000

/** A network of the test projections with a history, and what watches operations on it. */
async function openOperations(t: Test, redisUrl: string | undefined) {
  t.setTimeout(120_000)
  const bench = await openBench(t, redisUrl)
  const { settings, eventStoreUrl, sql, append, watch } = bench
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
    const child = fork(new URL('testing/replayer.ts', import.meta.url), [], {
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
  return { ...bench, changes, until, whenReplay, startReplayer, forkReplayer }
}

const ask = { projections: ['tally'], by: 'test' }

for (const { where, skip, open } of ways) {
  t.test(`driven by ${where}`, { skip }, async (t) => {
    t.setTimeout(600_000)
    const redisUrl = await open(t)

    await t.test(
      'a replay pauses, goes on and swaps; what is appended meanwhile is in the tables',
      async (t) => {
        const { sql, log, start, append, changes, whenReplay, startReplayer } = await openOperations(
          t,
          redisUrl,
        )
        await start()
        t.ok(await changes.waitFor(['tally'], await log.head(), 60_000))
        await startReplayer()
        const id = await askReplay(sql, ask)
        t.equal(await askReplay(sql, ask), id, 'to ask again is to ask for the same')
        await t.rejects(askReplay(sql, { ...ask, projections: ['tally', 'last_follower'] }), {
          name: 'ReplayUnderWay',
        })

        await whenReplay(id, ({ state, done }) => state === 'running' && done >= 1000n)
        await wish(sql, id, 'pause')
        const paused = await whenReplay(id, ({ state }) => state === 'paused')
        t.ok(paused.done < EVENTS && paused.share < 1, `at ${paused.done} of about ${paused.total}`)
        await wish(sql, id, 'run')
        await whenReplay(id, ({ state, done }) => state === 'running' && done >= paused.done)

        let replaying = true
        let sent = EVENTS
        let position = -1n
        const traffic = (async () => {
          while (replaying) {
            position = await append(many((sent += 5) - 5, 5))
            await changes.waitFor(['tally'], position, 20_000)
          }
        })()
        const done = await whenReplay(id, ({ state }) => state === 'done')
        replaying = false
        await traffic
        t.ok(await changes.waitFor(['tally'], position, 20_000))
        t.same(
          await sql`select sum(likes)::int likes from item`,
          [{ likes: sent }],
          'none is missing or counted twice',
        )
        const [compared] = done.comparison
        t.same(
          compared?.tables.map(({ table, drift }) => [table, drift]),
          [
            ['item', 0],
            ['like', 0],
          ],
        )
        t.same(
          (await keptTables(sql)).map(({ schema }) => schema),
          [compared?.kept],
        )
        t.equal(await wish(sql, id, 'cancel'), false, 'what has ended stays as it is')
      },
    )

    await t.test('a replay that is cancelled leaves nothing', async (t) => {
      const { sql, whenReplay, startReplayer } = await openOperations(t, redisUrl)
      await startReplayer()
      const id = await askReplay(sql, ask)
      await whenReplay(id, ({ state, done }) => state === 'running' && done >= 1000n)
      await wish(sql, id, 'cancel')
      await whenReplay(id, ({ state }) => state === 'cancelled')
      t.same(await sql`select nspname::text from pg_namespace where nspname ~ '_(rebuild|old_.*)$'`, [])
      t.same(await sql`select * from item`, [], 'what members see is as it was')
    })

    await t.test('when the replayer is killed, another one goes on where it was', async (t) => {
      const { sql, whenReplay, forkReplayer } = await openOperations(t, redisUrl)
      const [first] = [await forkReplayer(), await forkReplayer()]
      const id = await askReplay(sql, ask)
      await whenReplay(id, ({ state, done }) => state === 'running' && done >= 1000n)
      // Either of them may have it.
      first.kill('SIGKILL')
      await once(first, 'exit')
      const done = await whenReplay(id, ({ state }) => state === 'done')
      t.ok(done.done <= EVENTS, 'nothing was read twice')
      t.same(await sql`select sum(likes)::int likes from item`, [{ likes: EVENTS }])
    })

    await t.test('an audit that is asked for is stored with what it found', async (t) => {
      const { sql, start, append, changes, until, startReplayer } = await openOperations(t, redisUrl)
      const projector = await start()
      await changes.waitFor(['tally'], await append(many(EVENTS, 1)), 20_000)
      await projector.stop()
      await sql`delete from "like" where member = ${memberOf(7)}`
      await startReplayer()
      const id = await askAudit(sql, { kind: 'slice', projections: ['tally'], by: 'test' })
      const audit = await until(async () => {
        const audit = await auditOf(sql, id)
        return audit?.state === 'done' && audit
      })
      t.equal(audit.drift, 1n)
      const [, table] = audit.result[0]?.tables ?? []
      t.match(table, { table: 'like', missing: 1, examples: [{ fault: 'missing' }] })
    })

    await t.test('audits come in turn by themselves', async (t) => {
      const { sql, until, startReplayer } = await openOperations(t, redisUrl)
      await startReplayer({ slice: 1000, whole: 3_600_000 })
      const audits = await until(async () => {
        const audits = await auditsOf(sql, 10)
        return audits.filter(({ state }) => state === 'done').length >= 2 && audits.toReversed()
      })
      t.same(
        audits.slice(0, 2).flatMap(({ projections }) => projections),
        ['tally', 'last_follower'],
      )
      t.same(await replaysOf(sql, 10), [])
    })
  })
}
