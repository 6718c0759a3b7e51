import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import type { Log } from '../../../events/log.ts'
import { openBench } from '../testing/bench.ts'
import { followed, liked } from '../testing/projections.ts'

t.test('a projector stops reading the log while the database does not accept its rows', async (t) => {
  const { log, pool, sql, append, start, watch } = await openBench(t)
  let read = 0
  async function* counted<Read extends { count: number }>(batches: AsyncIterable<Read>) {
    for await (const batch of batches) {
      read += batch.count
      yield batch
    }
  }
  const counting: Log = {
    ...log,
    tail: (options) => counted(log.tail(options)),
    readAll: (options) => counted(log.readAll(options)),
  }
  const changes = await watch()
  await start({ log: counting })
  t.ok(await changes.waitFor(['tally', 'last_follower'], await append([liked(0), followed(0)]), 10_000))

  const lock = await pool.connect()
  await lock.query('begin; lock table tally_v1.item, last_follower_v1.member in access exclusive mode')
  const events = Array.from({ length: 8000 }, (_, n) => (n % 2 === 0 ? followed(n) : liked(n)))
  const last = await append(events)
  // The pause is longer than the timeout after which a full inbox is closed.
  await sleep(3000)
  for (let before = -1; before !== read; await sleep(1000)) before = read
  t.ok(read < 5000, `reading has stopped after ${read} of ${events.length} events`)

  await lock.query('rollback')
  lock.release()
  t.ok(await changes.waitFor(['tally', 'last_follower'], last, 20_000))
  t.same(await sql`select sum(likes)::int likes from item`, [{ likes: 1 + 4000 }])
})
