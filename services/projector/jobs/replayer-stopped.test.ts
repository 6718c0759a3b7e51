import t from 'tap'
import { replayOf } from '../replay/replay-jobs.ts'
import { EVENTS, openOperations } from '../testing/operations.ts'

t.test('a replay that is taken over from a suspended process cannot be continued by it', async (t) => {
  const { sql, ask, whenReplay, forkReplayer } = await openOperations(t, undefined)
  const first = await forkReplayer()
  const id = await ask('tally')
  await whenReplay(id, ({ state, done }) => state === 'running' && done >= 1000n)
  first.kill('SIGSTOP')
  await forkReplayer()
  await whenReplay(id, ({ state }) => state === 'done')
  first.kill('SIGCONT')
  const next = await ask('tally')
  await whenReplay(next, ({ state }) => state === 'done')
  t.equal((await replayOf(sql, id))?.state, 'done', 'the first one does not continue the finished replay')
  t.same(await sql`select sum(likes)::int likes from item`, [{ likes: EVENTS }])
})
