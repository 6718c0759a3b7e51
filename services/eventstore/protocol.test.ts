import {
  ANY,
  BACKWARDS,
  binaryEvent,
  END,
  eventTypeFilter,
  jsonEvent,
  NO_STREAM,
  START,
  STREAM_EXISTS,
  StreamDeletedError,
  StreamNotFoundError,
  streamNameFilter,
  WrongExpectedVersionError,
  type AllStreamSubscription,
  type ResolvedEvent,
} from '@eventstore/db-client'
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import type featuresMessages from '@eventstore/db-client/generated/serverfeatures_pb.js'
import gossip from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import gossipMessages from '@eventstore/db-client/generated/gossip_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import { credentials } from '@grpc/grpc-js'
import { once } from 'node:events'
import { test } from 'tap'
import { LocalClient } from '../../events/log/connect.ts'
import { startNode } from './server.ts'
import {
  collect,
  connect,
  failsWith,
  loginOf,
  numbered,
  numberedUpTo,
  numbersOf,
  revisionsOf,
  testFile,
  testNode,
  upTo,
} from './testing/node.ts'

// Tests features of the protocol on which EventStoreDB clients depend; streams/*.test.ts tests the most common ones,
// by method.

/** The two ways in which clients append: one call per append if they have credentials, otherwise batches. */
const ways = { batched: {}, single: { credentials: { username: 'admin', password: 'changeit' } } }

test("a connecting client learns the server's features and that the node is the leader", async (t) => {
  const { port } = await testNode(t)
  const raw = [`127.0.0.1:${port}`, credentials.createInsecure()] as const
  const asked = new features.ServerFeaturesClient(...raw)
  t.teardown(() => asked.close())
  const methods = await new Promise<featuresMessages.SupportedMethods>((resolve, reject) =>
    asked.getSupportedMethods(new shared.Empty(), (error, answer) =>
      error ? reject(error) : resolve(answer),
    ),
  )
  const names = methods
    .getMethodsList()
    .map((method) => `/${method.getServiceName()}/${method.getMethodName()}`)
  t.match(methods.getEventStoreServerVersion(), /^2[3-9]\./)
  t.ok(names.includes('/event_store.client.streams.streams/batchappend'))
  t.same(
    names,
    names.map((name) => name.toLowerCase()),
  )
  const cluster = new gossip.GossipClient(...raw)
  t.teardown(() => cluster.close())
  const { membersList } = await new Promise<gossipMessages.ClusterInfo.AsObject>((resolve, reject) =>
    cluster.read(new shared.Empty(), (error, answer) => (error ? reject(error) : resolve(answer.toObject()))),
  )
  const leader = gossipMessages.MemberInfo.VNodeState.LEADER
  t.match(membersList, [{ state: leader, isAlive: true, httpEndPoint: { address: '127.0.0.1', port } }])
})

for (const [way, options] of Object.entries(ways)) {
  test(`an append ${way} fails unless its stream is at the expected revision`, async (t) => {
    const { client } = await testNode(t)
    await t.test('a tombstoned stream rejects every append, whatever revision is expected', async (t) => {
      await client.appendToStream('ended', numberedUpTo(2))
      await client.tombstoneStream('ended')
      for (const expectedRevision of [ANY, NO_STREAM, STREAM_EXISTS, 1n] as const)
        await failsWith(t, client.appendToStream('ended', [numbered(2)], { ...options, expectedRevision }), {
          constructor: StreamDeletedError,
          streamName: 'ended',
        })
    })
    await t.test('names of streams and event types can contain any character of any script', async (t) => {
      for (const name of ['naïve 🧡-1', 'a/b?c#d', ' ', 'x'.repeat(1000), "'; drop table event; --"]) {
        await client.appendToStream(name, [jsonEvent({ type: name, data: { name } })], options)
        const [event] = await collect(client.readStream(name))
        t.match(event?.event, { streamId: name, type: name, data: { name } })
      }
    })
    await t.test('repeating an append is rejected if only a part of its events is stored', async (t) => {
      const events = numberedUpTo(4)
      await client.appendToStream('part', events.slice(0, 2), { ...options, expectedRevision: NO_STREAM })
      await failsWith(t, client.appendToStream('part', events, { ...options, expectedRevision: NO_STREAM }), {
        constructor: WrongExpectedVersionError,
        actualVersion: 1n,
      })
    })
  })
}

test('a client that sets the option not to throw gets a failed append as a result', async (t) => {
  const { file, port } = await testNode(t)
  const settings = { endpoint: `127.0.0.1:${port}`, throwOnAppendFailure: false }
  const client = new LocalClient(settings, loginOf(file))
  t.teardown(() => client.dispose())
  await client.appendToStream('thing', numberedUpTo(2))
  t.match(await client.appendToStream('thing', [numbered(2)], { expectedRevision: 7n }), { success: false })
  t.match(await client.appendToStream('thing', [numbered(2)], { expectedRevision: 1n }), { success: true })
})

test('events of all sizes in one log are returned in the order of their appends', async (t) => {
  const { client } = await testNode(t)
  const sizes = [0, 1, 3000, 4096, 70_000, 500_000, 1_000_000, 10]
  for (const [number, size] of sizes.entries()) await client.appendToStream('sizes', [numbered(number, size)])
  const data = Buffer.alloc(1024 * 1024 - 10, 7)
  await client.appendToStream('bytes', [binaryEvent({ type: 'Bytes', data })])
  const sizesOf = (events: readonly ResolvedEvent[]) =>
    events.map(({ event }) => (event!.data as { padding: string }).padding.length)
  t.same(sizesOf(await collect(client.readStream('sizes'))), sizes)
  const backwards = client.readStream('sizes', { direction: BACKWARDS, fromRevision: END })
  t.same(sizesOf(await collect(backwards)), sizes.toReversed())
  const [bytes] = await collect(client.readStream('bytes'))
  t.ok(data.equals(Buffer.from(bytes?.event?.data as Uint8Array)))
})

test('deleting a stream fails unless the stream is at the expected revision', async (t) => {
  const { client } = await testNode(t)
  for (const [kind, end] of [
    ['soft', client.deleteStream],
    ['hard', client.tombstoneStream],
  ] as const) {
    const remove = (stream: string, expectedRevision: bigint | typeof NO_STREAM | typeof ANY) =>
      end.call(client, `${kind}-${stream}`, { expectedRevision })
    const refused = { constructor: WrongExpectedVersionError }
    await client.appendToStream(`${kind}-a`, numberedUpTo(2))
    await failsWith(t, remove('a', 0n), refused)
    await failsWith(t, remove('a', NO_STREAM), refused)
    await failsWith(t, remove('none', 0n), refused)
    t.ok((await remove('a', 1n)).position, `${kind}: tells where it is in the log`)
    await client.appendToStream(`${kind}-b`, numberedUpTo(2))
    await remove('b', ANY)
    const gone = { constructor: kind === 'soft' ? StreamNotFoundError : StreamDeletedError }
    await failsWith(t, collect(client.readStream(`${kind}-b`)), gone)
  }
  await client.setStreamMetadata('described', { owner: 'Ada' })
  await client.deleteStream('described', { expectedRevision: NO_STREAM })
  await client.appendToStream('described', [numbered(0)], { expectedRevision: NO_STREAM })
  t.same(numbersOf(await collect(client.readStream('described'))), [0], 'metadata alone make a stream')
  await failsWith(t, client.tombstoneStream('hard-a'), { constructor: StreamDeletedError })
  await client.tombstoneStream('never')
  await failsWith(t, client.appendToStream('never', [numbered(0)]), { constructor: StreamDeletedError })
})

test('only the last event of a metadata stream is visible and applies', async (t) => {
  const { client } = await testNode(t)
  t.match(await client.getStreamMetadata('thing'), { metadata: undefined }, 'there may be none')
  await client.setStreamMetadata('thing', { maxCount: 5, owner: 'Ada' }, { expectedRevision: NO_STREAM })
  await client.setStreamMetadata('thing', { maxCount: 3, owner: 'Bo' }, { expectedRevision: 0n })
  await failsWith(t, client.setStreamMetadata('thing', {}, { expectedRevision: 0n }), {
    constructor: WrongExpectedVersionError,
  })
  t.match(await client.getStreamMetadata('thing'), { metadata: { maxCount: 3, owner: 'Bo' } })
  t.same(revisionsOf(await collect(client.readStream('$$thing'))), [1])
})

test('reading a truncated stream skips its hidden events, whatever revision the read starts from', async (t) => {
  const { client } = await testNode(t)
  await client.appendToStream('gap', numberedUpTo(6))
  await client.appendToStream('other', numberedUpTo(3))
  await client.setStreamMetadata('gap', { truncateBefore: 3 })
  const read = async (options: Parameters<typeof client.readStream>[1]) =>
    revisionsOf(await collect(client.readStream('gap', options)))
  t.same(await read({ fromRevision: START }), [3, 4, 5])
  t.same(await read({ fromRevision: 1n }), [3, 4, 5])
  t.same(await read({ fromRevision: 1n, maxCount: 1 }), [3])
  t.same(await read({ direction: BACKWARDS, fromRevision: END }), [5, 4, 3])
  t.same(await read({ direction: BACKWARDS, fromRevision: 4n }), [4, 3])
  t.same(await read({ direction: BACKWARDS, fromRevision: 2n }), [])
  const all = await collect(client.readAll())
  const beyond = { commit: 1_000_000n, prepare: 1_000_000n }
  t.equal(all.length, 10, '$all knows no limits of streams')
  t.same(await collect(client.readAll({ fromPosition: beyond })), [])
  const back = await collect(client.readAll({ direction: BACKWARDS, fromPosition: beyond }))
  t.same(
    back.map(({ event }) => event?.id),
    all.map(({ event }) => event?.id).toReversed(),
  )
})

test('link events are returned as they are, without the events to which they link', async (t) => {
  const { client } = await testNode(t)
  await client.appendToStream('thing', [numbered(0)])
  await client.appendToStream('links', [binaryEvent({ type: '$>', data: Buffer.from('0@thing') })])
  const [link] = await collect(client.readStream('links', { resolveLinkTos: true }))
  t.match(link?.event, { streamId: 'links', type: '$>' })
})

test('subscribers of a deleted and recreated stream get its new events', async (t) => {
  const { client } = await testNode(t)
  await client.appendToStream('thing', numberedUpTo(2))
  const subscription = client.subscribeToStream('thing', { fromRevision: START })
  const received = collect(subscription, 4)
  await once(subscription, 'caughtUp')
  await client.deleteStream('thing')
  await client.appendToStream('thing', [numbered(2), numbered(3)])
  t.same(revisionsOf(await received), [0, 1, 2, 3])
})

test('an interrupted filtered subscription can continue from its last checkpoint', async (t) => {
  const { client, restart } = await testNode(t)
  const write = (from: number) =>
    client.appendToStream(
      'mixed',
      upTo(100).map((n) => jsonEvent({ type: n % 10 ? 'Common' : 'Rare', data: { number: from + n } })),
    )
  await write(0)
  let reached = 0n
  const checkpointReached = (_: AllStreamSubscription, { commit }: { commit: bigint }) =>
    void (reached = commit)
  const filter = () => eventTypeFilter({ prefixes: ['Rare'], maxSearchWindow: 8, checkpointReached })
  const first = client.subscribeToAll({ fromPosition: START, filter: filter() })
  const cut = collect(first).catch(() => [])
  await once(first, 'caughtUp')
  const at = reached
  await restart()
  await cut
  await write(100).catch(() => write(100))
  const again = client.subscribeToAll({ fromPosition: { commit: at, prepare: at }, filter: filter() })
  t.same(
    numbersOf(await collect(again, 10)),
    upTo(10).map((n) => 100 + n * 10),
    'neither a gap nor a repetition',
  )
})

test('each of many filtered subscriptions gets exactly the events of its own filter', async (t) => {
  const { client } = await testNode(t)
  const subscriptions = upTo(20).map((n) => {
    const filter =
      n % 2
        ? streamNameFilter({ prefixes: [`thing-${n}-`] })
        : streamNameFilter({ regex: `^thing-${n}-\\d+$` })
    return client.subscribeToAll({ fromPosition: START, filter })
  })
  const received = subscriptions.map((subscription) => collect(subscription, 5))
  await Promise.all(
    upTo(20).map(async (n) => {
      for (const number of upTo(5)) await client.appendToStream(`thing-${n}-${number}`, [numbered(number)])
    }),
  )
  for (const events of await Promise.all(received)) t.same(numbersOf(events), upTo(5))
})

test('after a restart, an append that is repeated is still recognised and not written again', async (t) => {
  const file = testFile(t)
  const events = numberedUpTo(3)
  for (const round of upTo(2)) {
    const node = await startNode({ file })
    const client = connect(t, node.url)
    for (const expectedRevision of [ANY, NO_STREAM] as const) {
      const result = await client.appendToStream(`thing-${expectedRevision}`, events, { expectedRevision })
      t.equal(result.nextExpectedRevision, 2n, `${expectedRevision}, round ${round}`)
    }
    t.equal((await collect(client.readAll())).length, 6)
    await client.dispose()
    await node.stop()
  }
})
