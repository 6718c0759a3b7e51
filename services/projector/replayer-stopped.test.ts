import t from 'tap'
import { askReplay, replayOf } from './replays.ts'
import { EVENTS, openOperations } from './testing/operations.ts'

t.setTimeout(120_000)

t.test('when the replayer stands still, another one takes over, for good', async (t) => {
  const { sql, whenReplay, forkReplayer } = await openOperations(t, undefined)
  const first = await forkReplayer()
  const id = await askReplay(sql, { projections: ['tally'], by: 'test' })
  await whenReplay(id, ({ state, done }) => state === 'running' && done >= 1000n)
  first.kill('SIGSTOP')
  await forkReplayer()
  await whenReplay(id, ({ state }) => state === 'done')
  first.kill('SIGCONT')
  const next = await askReplay(sql, { projections: ['tally'], by: 'test' })
  await whenReplay(next, ({ state }) => state === 'done')
  t.equal((await replayOf(sql, id))?.state, 'done', 'the first does not go on with what is done')
  t.same(await sql`select sum(likes)::int likes from item`, [{ likes: EVENTS }])
})
