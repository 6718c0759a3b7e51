import { test } from 'tap'
import { event, events, followed, idsOf, testLog } from './testing/log.ts'

test('a subscription to the log yields all existing events and then new ones', async (t) => {
  const { log } = await testLog(t)
  const before = events(1500)
  await log.append('follow-a', before.slice(0, 700), 'no_stream')
  const { position } = await log.append('follow-a', before.slice(700), 699)

  await t.test('a tail yields existing events, then new ones', async (t) => {
    const after = events(3)
    const stop = new AbortController()
    const found: string[] = []
    let appended: Promise<unknown> | null = null
    let wasLive = false
    for await (const batch of log.tail({ signal: stop.signal })) {
      t.ok(batch.events.length <= 1000)
      found.push(...idsOf(batch.events))
      wasLive ||= batch.live
      if (found.length === before.length) appended = log.append('follow-b', after, 'no_stream')
      if (found.length === before.length + after.length) stop.abort()
    }
    await appended
    t.same(found, idsOf([...before, ...after]))
    t.ok(wasLive, 'it said that it had caught up')
  })

  await t.test('a subscription to the log can start after a given position', async (t) => {
    const [more] = events(1)
    const following = followed(t, log, 4, position)
    await log.append('follow-c', [more!], 'no_stream')
    const { found } = await following
    t.equal(found.at(-1)?.id, more?.id)
    t.ok(found.every((event) => event.position > position))
  })

  await t.test('aborting its signal ends a subscription that waits for new events', async (t) => {
    const stop = new AbortController()
    const batches = log.tail({ after: await log.head(), signal: stop.signal })[Symbol.asyncIterator]()
    const next = batches.next()
    stop.abort()
    t.match(await next, { done: true })
  })

  await t.test('a subscription to the log ends when its consumer stops iterating', async (t) => {
    await followed(t, log, 1)
    const { position } = await log.append('follow-d', [event()], 'no_stream')
    t.equal(await log.head(), position, 'the log goes on')
  })
})
