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
      const early = 1000
      await whenReplay(id, ({ state, done }) => state === 'running' && done >= early)
      first.kill('SIGKILL')
      await once(first, 'exit')
      const done = await whenReplay(id, ({ state }) => state === 'done')
      // What was read since the last checkpoint is read again.
      t.ok(done.done < EVENTS + early, 'it did not begin again')
      const swapped = done.comparison.flatMap(({ projection, kept }) => (kept ? [projection] : []))
      t.same(swapped.toSorted(), ['last_follower', 'tally'])
      t.same(await sql`select sum(likes)::int likes from item`, [{ likes: EVENTS }])
    })
  })
}
