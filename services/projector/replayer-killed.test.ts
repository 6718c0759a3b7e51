import { once } from 'node:events'
import t from 'tap'
import { askReplay } from './replays.ts'
import { EVENTS, openOperations } from './testing/operations.ts'
import { ways } from './testing/redis.ts'

t.setTimeout(600_000)

for (const { where, skip, open } of ways) {
  t.test(`driven by ${where}`, { skip }, async (t) => {
    t.setTimeout(600_000)
    const redisUrl = await open(t)

    await t.test('when the replayer is killed, another one goes on where it was', async (t) => {
      const { sql, whenReplay, forkReplayer } = await openOperations(t, redisUrl)
      const [first] = [await forkReplayer(), await forkReplayer()]
      const id = await askReplay(sql, { projections: ['tally'], by: 'test' })
      await whenReplay(id, ({ state, done }) => state === 'running' && done >= 1000n)
      // Either of them may have it.
      first.kill('SIGKILL')
      await once(first, 'exit')
      const done = await whenReplay(id, ({ state }) => state === 'done')
      t.ok(done.done <= EVENTS, 'nothing was read twice')
      t.same(await sql`select sum(likes)::int likes from item`, [{ likes: EVENTS }])
    })
  })
}
