import t from 'tap'
import type { Change } from '../../../projections/projection.ts'
import { messagesOf, newsOf, openAnnouncer, type News } from '../channel.ts'
import { beginStep } from '../checkpoint.ts'
import { openBench } from '../testing/bench.ts'
import { liked, memberOf, threadOf } from '../testing/projections.ts'
import { ways } from '../testing/redis.ts'
import { transaction } from '../../postgres/sql.ts'

const rethrow = (error: Error) => {
  throw error
}

t.test('a subscriber to a topic receives the changes of this topic only', async (t) => {
  const { append, start, watch } = await openBench(t)
  await start()
  const changes = await watch()
  const heard: Change[] = []
  const told = Promise.withResolvers<void>()
  const stop = changes.subscribe(`reactions:${threadOf(1)}`, (change) => {
    heard.push(change)
    told.resolve()
  })
  await append([liked(1), liked(2)])
  await told.promise
  t.match(heard, [{ topic: `reactions:${threadOf(1)}`, id: threadOf(1) }])
  t.ok(Math.abs(Date.now() - (heard[0]?.cause?.at ?? 0)) < 60_000, 'the cause has the time of the append')
  stop()
  const toldAgain = Promise.withResolvers<Change>()
  changes.subscribe(`reactions:${threadOf(1)}`, toldAgain.resolve)
  await append([liked(11)])
  await toldAgain.promise
  t.equal(heard.length, 1)
})

t.test('several changes of one item in a batch are announced once', async (t) => {
  const change: Change = { topic: `reactions:${threadOf(1)}`, id: threadOf(1) }
  const [message = '', ...more] = messagesOf({ schema: 'tally_v1', position: 1n, changes: [change, change] })
  t.same(newsOf(message), { schema: 'tally_v1', position: 1n, changes: [change] })
  t.same(more, [])
})

t.test('waiting for a projection to reach a position ends at once if it already has', async (t) => {
  const { sql, watch } = await openBench(t)
  await beginStep(sql, 'tally_v1', { from: -1n, to: 7n })
  const changes = await watch()
  t.ok(await changes.waitFor(['tally'], 7n, 10_000))
})

t.test('waiting for a projection to reach a position returns false after the timeout', async (t) => {
  const { watch } = await openBench(t)
  const changes = await watch()
  t.notOk(await changes.waitFor(['tally'], 1n, 20))
})

t.test('waiting for a projection ends even if the notification of its position was lost', async (t) => {
  const { sql, watch } = await openBench(t)
  const changes = await watch()
  const waiting = changes.waitFor(['tally'], 7n, 1000)
  await beginStep(sql, 'tally_v1', { from: -1n, to: 7n })
  t.ok(await waiting)
})

t.test('waiting for an unknown projection to reach a position throws an error', async (t) => {
  const { watch } = await openBench(t)
  const changes = await watch()
  await t.rejects(changes.waitFor(['tallies'], 1n, 20), { message: 'Unknown projection tallies' })
})

t.test('after a lost connection, subscribers are told to read again and get later changes', async (t) => {
  const { sql, append, start, watch } = await openBench(t)
  await start()
  const changes = await watch()
  const resync = new Promise<void>((resolve) => changes.onResync(resolve))
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'listen projector' and datname = current_database()`
  await resync
  const change = new Promise((resolve) => changes.subscribe(`reactions:${threadOf(1)}`, resolve))
  await append([liked(1)])
  t.match(await change, { topic: `reactions:${threadOf(1)}`, id: threadOf(1) })
})

for (const { where, skip, open } of ways) {
  t.test(
    `changes larger than one message all arrive over ${where}, although the sender closes at once`,
    { skip },
    async (t) => {
      const redisUrl = await open(t)
      const { settings, pool, watch } = await openBench(t, redisUrl)
      const changes = await watch()
      const announcer = openAnnouncer(settings, rethrow)
      const ids = Array.from({ length: 1000 }, (_, n) => memberOf(n))
      const heard = new Set<string>()
      const topic = `content:${threadOf(0)}` as const
      changes.subscribe(topic, ({ id }) => heard.add(id))
      const news: News = { schema: 'tally_v1', position: 1n, changes: ids.map((id) => ({ topic, id })) }
      const all = changes.waitFor(['tally'], 1n, 10_000)
      await transaction(pool, (sql) => announcer.inCommit(sql, news))
      announcer.afterCommit(news)
      announcer.close()
      t.ok(await all)
      await t.resolves(until(() => heard.size === ids.length))
    },
  )
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve))
}
