import { once } from 'node:events'
import t from 'tap'
import { EVENTS, openOperations } from '../testing/operations.ts'
import { ways } from '../testing/redis.ts'

for (const { where, skip, open } of ways) {
  t.test(`replays that are queued in ${where} survive the end of their process`, { skip }, async (t) => {
    const redisUrl = await open(t)

    await t.test('another process finishes the replay of a killed process', async (t) => {
      const { sql, ask, whenReplay, forkReplayer } = await openOperations(t, redisUrl)
      const id = await ask('tally')
      t.equal(await ask('last_follower'), id, 'two requests share one replay')
      const [first] = [await forkReplayer(), await forkReplayer()]
      await whenReplay(id, ({ state, done }) => state === 'running' && done >= 1000n)
      first.kill('SIGKILL')
      await once(first, 'exit')
      const done = await whenReplay(id, ({ state }) => state === 'done')
      t.ok(done.done <= EVENTS, 'no event was read twice')
      const swapped = done.comparison.flatMap(({ projection, kept }) => (kept ? [projection] : []))
      t.same(swapped.toSorted(), ['last_follower', 'tally'])
      t.same(await sql`select sum(likes)::int likes from item`, [{ likes: EVENTS }])
    })
  })
}
