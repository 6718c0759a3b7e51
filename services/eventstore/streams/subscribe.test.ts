import {
  END,
  eventTypeFilter,
  excludeSystemEvents,
  jsonEvent,
  START,
  streamNameFilter,
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type Position,
  type ReadPosition,
  type ResolvedEvent,
} from '@eventstore/db-client'
import { once } from 'node:events'
import { test } from 'tap'
import { collect, failsWith, numbered, numberedUpTo, numbersOf, testNode, upTo } from '../testing/node.ts'

const positionsOf = (events: readonly ResolvedEvent[]) => events.map(({ event }) => event!.position!.commit)

test('a subscriber to a stream receives its existing events and then new ones', async (t) => {
  const { client } = await testNode(t)
  await client.appendToStream('other', numberedUpTo(3))
  await client.appendToStream('thing', numberedUpTo(5))

  const fromStart = client.subscribeToStream('thing')
  const fromRevision = client.subscribeToStream('thing', { fromRevision: 2n })
  const fromEnd = client.subscribeToStream('thing', { fromRevision: END })
  const notYet = client.subscribeToStream('not-yet')
  const all = [fromStart, fromRevision, fromEnd, notYet]
  const received = [collect(fromStart, 7), collect(fromRevision, 4), collect(fromEnd, 2), collect(notYet, 1)]
  await Promise.all(all.map((subscription) => once(subscription, 'caughtUp')))
  await client.appendToStream('other', [numbered(9)])
  await client.appendToStream('thing', [numbered(5), numbered(6)])
  await client.appendToStream('not-yet', [numbered(0)])
  t.same((await Promise.all(received)).map(numbersOf), [upTo(7), [3, 4, 5, 6], [5, 6], [0]])
})

test('a subscriber to all events ($all) receives existing events and then new ones', async (t) => {
  const { client } = await testNode(t)
  for (const number of upTo(6)) await client.appendToStream(`thing-${number % 2}`, [numbered(number)])
  const written = await collect(client.readAll())

  const places: ReadPosition[] = [START, written[2]!.event!.position, written[5]!.event!.position, END]
  const subscriptions = places.map((fromPosition) => client.subscribeToAll({ fromPosition }))
  const received = [8, 5, 2, 2].map((count, index) => collect(subscriptions[index]!, count))
  await Promise.all(subscriptions.map((subscription) => once(subscription, 'caughtUp')))
  await client.appendToStream('thing-0', [numbered(6)])
  await client.appendToStream('thing-1', [numbered(7)])
  t.same((await Promise.all(received)).map(numbersOf), [upTo(8), [3, 4, 5, 6, 7], [6, 7], [6, 7]])
})

test('a subscriber who joins during many writes receives every event exactly once', async (t) => {
  const { client } = await testNode(t)
  const count = 500
  const writing = (async () => {
    for (let from = 0; from < count; from += 50)
      await Promise.all(upTo(50).map((n) => client.appendToStream(`thing-${n % 7}`, [numbered(from + n)])))
  })()
  const subscriptions: Promise<AllStreamResolvedEvent[]>[] = []
  while (subscriptions.length < 5) {
    subscriptions.push(collect(client.subscribeToAll({ fromPosition: START }), count))
    await client.appendToStream('pace', [])
  }
  await writing
  const log = positionsOf(await collect(client.readAll()))
  t.equal(log.length, count)
  for (const received of await Promise.all(subscriptions)) t.same(positionsOf(received), log)
})

test('a slow subscriber receives all events', async (t) => {
  const { client } = await testNode(t)
  const subscription = client.subscribeToAll({ fromPosition: START }, { highWaterMark: 4 })
  const count = 1500
  const received: ResolvedEvent[] = []
  const reading = (async () => {
    for await (const event of subscription) {
      received.push(event)
      if (received.length % 100 === 0) await new Promise(setImmediate)
      if (received.length === count) return
    }
  })()
  for (let from = 0; from < count; from += 500)
    await client.appendToStream(
      'thing',
      upTo(500).map((number) => numbered(from + number, 500)),
    )
  await reading
  t.same(numbersOf(received), upTo(count))
})

test('events committed while a subscriber does not read are delivered later', async (t) => {
  const { client } = await testNode(t)
  // The events fit into one page that the node reads, but are too large to be sent to a client that does not read.
  for (const part of upTo(5))
    await client.appendToStream(
      'thing',
      upTo(40).map((number) => numbered(part * 40 + number, 25_000)),
    )
  const subscription = client.subscribeToAll({ fromPosition: START }, { highWaterMark: 1 })
  await once(subscription, 'readable')
  await client.appendToStream('thing', [numbered(200)])
  t.same(numbersOf(await collect(subscription, 201)), upTo(201))
})

test('a filtered subscription receives exactly the events that match its filter', async (t) => {
  const { client } = await testNode(t)
  await client.setStreamMetadata('rare', { maxCount: 100 })
  for (const number of upTo(6))
    await client.appendToStream(number % 2 ? 'rare' : 'common', [
      jsonEvent({ type: number % 3 ? 'Numbered' : 'Rarest', data: { number } }),
    ])
  const wanted = async (
    filter: ReturnType<typeof excludeSystemEvents> | ReturnType<typeof streamNameFilter>,
    count: number,
  ) => numbersOf(await collect(client.subscribeToAll({ fromPosition: START, filter }), count))
  t.same(await wanted(streamNameFilter({ prefixes: ['ra', 'zz'] }), 3), [1, 3, 5])
  t.same(await wanted(streamNameFilter({ regex: '^c.*n$' }), 3), [0, 2, 4])
  t.same(await wanted(eventTypeFilter({ prefixes: ['Rare'] }), 2), [0, 3])
  t.same(await wanted(eventTypeFilter({ regex: 'bered$' }), 4), [1, 2, 4, 5])
  t.same(await wanted(excludeSystemEvents(), 6), upTo(6))
  const bad = client.subscribeToAll({ filter: streamNameFilter({ regex: '(' }) })
  await failsWith(t, collect(bad), { message: /regular expression/i })
})

test('a filtered subscription reports the position up to which it has scanned the log', async (t) => {
  const { client } = await testNode(t)
  await client.appendToStream('rare', [numbered(0)])
  await client.appendToStream('common', numberedUpTo(200))
  const log = positionsOf(await collect(client.readAll()))

  const checkpoints: bigint[] = []
  const checkpointReached = (_: AllStreamSubscription, { commit }: Position) => void checkpoints.push(commit)
  const prefixes = ['rare']
  const filter = streamNameFilter({ prefixes, maxSearchWindow: 10, checkpointInterval: 5, checkpointReached })
  const subscription = client.subscribeToAll({ fromPosition: START, filter })
  const received = collect(subscription, 2)
  await once(subscription, 'caughtUp')
  t.same(
    checkpoints,
    [49, 99, 149, 199, 200].map((index) => log[index]),
    'every 10 × 5 events, and going live',
  )

  await client.appendToStream('common', numberedUpTo(60))
  const { position } = await client.appendToStream('rare', [numbered(1)])
  t.same(numbersOf(await received), [0, 1])
  t.ok(checkpoints.length > 5, 'also while it is live')
  t.ok(
    checkpoints.every((checkpoint) => checkpoint <= position!.commit),
    'never beyond what was looked at',
  )

  const last = checkpoints.at(-1)!
  const fromPosition = { commit: last, prepare: last }
  const resumed = client.subscribeToAll({ fromPosition, filter: streamNameFilter({ prefixes }) })
  t.same(numbersOf(await collect(resumed, 1)), [1], 'going on from a checkpoint misses nothing')
})

test('a filtered subscription that starts at the end of the log reports this position at once', async (t) => {
  const { client } = await testNode(t)
  const { position } = await client.appendToStream('common', numberedUpTo(3))
  const checkpoints: bigint[] = []
  const filter = streamNameFilter({
    prefixes: ['rare'],
    checkpointReached: (_, { commit }) => void checkpoints.push(commit),
  })
  const subscription = client.subscribeToAll({ fromPosition: END, filter })
  subscription.on('data', () => {})
  await once(subscription, 'caughtUp')
  t.same(checkpoints, [position?.commit])
  await subscription.unsubscribe()
})

test('a subscriber that resubscribes from its last position after a restart misses no event', async (t) => {
  const { client, restart } = await testNode(t)
  await client.appendToStream('thing', numberedUpTo(3))
  const first = client.subscribeToAll({ fromPosition: START })
  const before: AllStreamResolvedEvent[] = []
  const broken = (async () => {
    for await (const event of first) before.push(event)
  })().catch(() => {})
  await once(first, 'caughtUp')
  await restart()
  await broken
  t.same(numbersOf(before), upTo(3))
  // After the restart, the first call fails because of the broken connection; the second one reconnects.
  const append = () => client.appendToStream('thing', [numbered(3)], { expectedRevision: 2n })
  await append().catch(append)

  const again = client.subscribeToAll({ fromPosition: before.at(-1)!.event!.position })
  const after = collect(again, 2)
  await once(again, 'caughtUp')
  await client.appendToStream('thing', [numbered(4)])
  t.same(numbersOf(await after), [3, 4])
})
