import { once } from 'node:events'
import t from 'tap'
import { positionOf } from './checkpoint.ts'
import { openBench } from './testing/bench.ts'
import { followed, liked } from './testing/projections.ts'
import { ways } from './testing/redis.ts'

const many = (from: number, count: number) => Array.from({ length: count }, (_, i) => liked(from + i))

for (const { where, skip, open } of ways) {
  t.test(`projectors that coordinate over ${where} keep read models up to date`, { skip }, async (t) => {
    const redisUrl = await open(t)
    await t.test('events become rows of the read models and are announced to subscribers', async (t) => {
      const { sql, append, start, watch } = await openBench(t, redisUrl)
      await append(many(0, 2500))
      await start()
      const changes = await watch()
      t.ok(await changes.waitFor(['tally'], await append(many(2500, 1)), 10_000))
      t.same(await sql`select sum(likes)::int likes from item`, [{ likes: 2501 }])
    })

    await t.test("a projection that ignores an event still reaches the event's position", async (t) => {
      const { append, start, watch } = await openBench(t, redisUrl)
      await start()
      const changes = await watch()
      t.ok(await changes.waitFor(['tally', 'last_follower'], await append([followed(1)]), 10_000))
    })

    await t.test('projections of a killed process continue elsewhere without losing events', async (t) => {
      const { sql, append, startProcess, watch } = await openBench(t, redisUrl)
      const changes = await watch()
      const first = await startProcess()
      t.ok(await changes.waitFor(['tally'], await append(many(0, 1)), 10_000))
      await startProcess()

      let sent = 1
      const load = async (until: () => boolean) => {
        let position = -1n
        while (!until()) position = await append(many((sent += 20) - 20, 20))
        return position
      }
      await load(() => sent > 2000)
      first.kill('SIGKILL')
      await once(first, 'exit')
      const killed = performance.now()
      const position = await load(() => sent > 4000)
      t.ok(await changes.waitFor(['tally'], position, 10_000))
      t.comment(`caught up ${Math.round(performance.now() - killed)} ms after the kill`)
      t.same(await sql`select sum(likes)::int likes from item`, [{ likes: sent }])
    })

    await t.test('a process that stops passes its projections to other processes', async (t) => {
      const { sql, append, start, watch } = await openBench(t, redisUrl)
      const first = await start()
      await start()
      const changes = await watch()
      await changes.waitFor(['tally'], await append(many(0, 1)), 10_000)
      await first.stop()
      t.ok(await changes.waitFor(['tally'], await append(many(1, 1)), 10_000))
      t.same(await sql`select sum(likes)::int likes from item`, [{ likes: 2 }])
      t.ok((await positionOf(sql, 'tally_v1')) > 0n)
    })
  })
}
