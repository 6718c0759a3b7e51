import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { keptTables, requestDrop } from '../replay/kept-tables.ts'
import { controlReplay } from '../replay/replay-jobs.ts'
import { EVENTS, many, openOperations } from '../testing/operations.ts'
import { ways } from '../testing/redis.ts'
import { until } from '../../../scripts/testing/until.ts'

/** Pause between appends during a replay, in ms: without one, the replay would yield to them all the time. */
const PAUSE_MS = 20

for (const { where, skip, open } of ways) {
  t.test(`replays that are queued in ${where} can be paused, resumed and cancelled`, { skip }, async (t) => {
    const redisUrl = await open(t)

    await t.test(
      'a replay that was paused and resumed includes events that were appended in between',
      async (t) => {
        const { sql, log, ask, start, append, changes, whenReplay, startReplayer } = await openOperations(
          t,
          redisUrl,
        )
        await start()
        t.ok(await changes.waitFor(['tally'], await log.head(), 60_000))
        await startReplayer()
        const [id = '', ...others] = await Promise.all([1, 2, 3].map(() => ask('tally')))
        t.same(others, [id, id], 'concurrent requests share one replay')

        await whenReplay(id, ({ state, done }) => state === 'running' && done >= 1000n)
        await controlReplay(sql, id, 'pause')
        const paused = await whenReplay(id, ({ state }) => state === 'paused')
        t.ok(paused.done < EVENTS && paused.share < 1, `at ${paused.done} of about ${paused.total}`)
        await controlReplay(sql, id, 'run')
        await whenReplay(id, ({ state, done }) => state === 'running' && done >= paused.done)

        let replaying = true
        let sent = EVENTS
        let position = -1n
        const traffic = (async () => {
          while (replaying) {
            position = await append(many((sent += 5) - 5, 5))
            await changes.waitFor(['tally'], position, 20_000)
            await sleep(PAUSE_MS)
          }
        })()
        const done = await whenReplay(id, ({ state }) => state === 'done')
        replaying = false
        await traffic
        t.ok(await changes.waitFor(['tally'], position, 20_000))
        t.same(
          await sql`select sum(likes)::int likes from item`,
          [{ likes: sent }],
          'every event is counted once',
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
        t.equal(await controlReplay(sql, id, 'cancel'), false, 'a finished replay cannot be cancelled')

        const kept = compared?.kept ?? ''
        await requestDrop(sql, kept)
        t.same(await keptTables(sql), [], 'tables that are to be dropped are not listed any more')
        const hasTables = async () => (await sql`select from pg_namespace where nspname = ${kept}`).length > 0
        await until(async () => !(await hasTables()), 'the kept tables are dropped')
        const isDropping = async () => (await sql`select from projector.dropping`).length > 0
        await until(async () => !(await isDropping()), 'no drop is requested')
      },
    )

    await t.test('cancelling a replay drops the tables that it was building', async (t) => {
      const { sql, ask, whenReplay, startReplayer } = await openOperations(t, redisUrl)
      await startReplayer()
      const id = await ask('tally')
      await whenReplay(id, ({ state, done }) => state === 'running' && done >= 1000n)
      await controlReplay(sql, id, 'cancel')
      await whenReplay(id, ({ state }) => state === 'cancelled')
      t.same(await sql`select nspname::text from pg_namespace where nspname ~ '_(rebuild|old_.*)$'`, [])
      t.same(await sql`select * from item`, [], 'the serving tables are unchanged')
    })
  })
}
