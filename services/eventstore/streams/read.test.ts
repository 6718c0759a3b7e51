import { BACKWARDS, END, FORWARDS, START, StreamNotFoundError } from '@eventstore/db-client'
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { credentials } from '@grpc/grpc-js'
import emptyMessage from 'google-protobuf/google/protobuf/empty_pb.js'
import { test } from 'tap'
import {
  collect,
  failsWith,
  numbered,
  numberedUpTo,
  numbersOf,
  revisionsOf,
  testNode,
  upTo,
  loginCall,
} from '../testing/node.ts'

const { Empty } = emptyMessage

test('a stream can be read in both directions from any revision', async (t) => {
  const { client } = await testNode(t)
  await client.appendToStream('other', numberedUpTo(3))
  await client.appendToStream('thing', numberedUpTo(10))
  await client.appendToStream('other', numberedUpTo(3))
  const read = async (
    direction: typeof FORWARDS | typeof BACKWARDS,
    fromRevision: bigint | typeof START | typeof END,
    maxCount = 100,
  ) => revisionsOf(await collect(client.readStream('thing', { direction, fromRevision, maxCount })))

  t.same(await read(FORWARDS, START), upTo(10))
  t.same(await read(FORWARDS, 4n), [4, 5, 6, 7, 8, 9], 'from a revision, with it')
  t.same(await read(FORWARDS, 4n, 3), [4, 5, 6])
  t.same(await read(FORWARDS, 9n), [9])
  t.same(await read(FORWARDS, 10n), [], 'from behind the last')
  t.same(await read(FORWARDS, END), [])
  t.same(await read(BACKWARDS, END), upTo(10).toReversed())
  t.same(await read(BACKWARDS, END, 1), [9])
  t.same(await read(BACKWARDS, 4n), [4, 3, 2, 1, 0])
  t.same(await read(BACKWARDS, 4n, 2), [4, 3])
  t.same(await read(BACKWARDS, 99n, 2), [9, 8])
  t.same(await read(BACKWARDS, START), [0])
})

test('a read that exceeds one page of the database returns all events', async (t) => {
  const { client } = await testNode(t)
  await client.appendToStream('long', numberedUpTo(1000))
  t.same(numbersOf(await collect(client.readStream('long'))), upTo(1000))
  t.same(
    numbersOf(
      await collect(client.readStream('long', { direction: BACKWARDS, fromRevision: END, maxCount: 600 })),
    ),
    upTo(1000).slice(400).toReversed(),
  )
  t.same(numbersOf(await collect(client.readAll({ maxCount: 700 }))), upTo(700))
})

test('the stream of all events ($all) can be read in both directions from any position', async (t) => {
  const { client } = await testNode(t)
  t.same(await collect(client.readAll()), [], 'an empty log')
  t.same(await collect(client.readAll({ direction: BACKWARDS, fromPosition: END })), [])
  for (const number of upTo(10)) await client.appendToStream(`thing-${number % 3}`, [numbered(number)])

  const all = await collect(client.readAll())
  t.same(numbersOf(all), upTo(10), 'in the order in which it was written')
  const positions = all.map(({ event }) => event!.position)
  for (const [index, position] of positions.entries()) {
    t.equal(position.commit, position.prepare)
    t.ok(index === 0 || position.commit > positions[index - 1]!.commit, 'positions rise')
  }
  const read = async (options: Parameters<typeof client.readAll>[0]) =>
    numbersOf(await collect(client.readAll(options)))
  t.same(await read({ fromPosition: positions[4]! }), [4, 5, 6, 7, 8, 9], 'from a position, with it')
  t.same(await read({ fromPosition: positions[4]!, maxCount: 2 }), [4, 5])
  t.same(
    await read({ direction: BACKWARDS, fromPosition: positions[4]! }),
    [3, 2, 1, 0],
    'back from before it',
  )
  t.same(await read({ direction: BACKWARDS, fromPosition: END, maxCount: 3 }), [9, 8, 7])
  t.same(await read({ fromPosition: END }), [])
  t.same(await read({ direction: BACKWARDS, fromPosition: START }), [])
})

test('a filtered read of all events ($all), which the client library lacks, returns the matching events', async (t) => {
  const { client, file, port } = await testNode(t)
  for (const number of upTo(300))
    await client.appendToStream(number % 100 ? 'common' : 'rare', [numbered(number)])
  const raw = new streamsService.StreamsClient(`127.0.0.1:${port}`, credentials.createInsecure())
  t.teardown(() => raw.close())

  async function read(count: number, prefix: string) {
    const expression = new streams.ReadReq.Options.FilterOptions.Expression()
    expression.setPrefixList([prefix])
    const filter = new streams.ReadReq.Options.FilterOptions()
    filter.setStreamIdentifier(expression)
    const all = new streams.ReadReq.Options.AllOptions()
    all.setStart(new Empty())
    const options = new streams.ReadReq.Options()
    options.setAll(all)
    options.setFilter(filter)
    options.setCount(String(count))
    const request = new streams.ReadReq()
    request.setOptions(options)
    const answers: AsyncIterable<streams.ReadResp> = raw.read(request, loginCall(file))
    return (await collect(answers)).map((answer) => {
      const data = answer.getEvent()?.getEvent()?.getData_asU8() ?? []
      return JSON.parse(Buffer.from(data).toString()).number
    })
  }
  t.same(await read(1000, 'ra'), [0, 100, 200])
  t.same(await read(2, 'ra'), [0, 100], 'counts what is wanted, not what was looked at')
  t.same(await read(10, 'none'), [])
})

test('reading a stream that was never written fails with the error for a missing stream', async (t) => {
  const { client } = await testNode(t)
  await failsWith(t, collect(client.readStream('none')), {
    constructor: StreamNotFoundError,
    streamName: 'none',
  })
  await failsWith(t, collect(client.readStream('none', { direction: BACKWARDS, fromRevision: END })), {
    constructor: StreamNotFoundError,
  })
})
