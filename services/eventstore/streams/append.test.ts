import {
  ANY,
  binaryEvent,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  STREAM_EXISTS,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { credentials, status } from '@grpc/grpc-js'
import emptyMessage from 'google-protobuf/google/protobuf/empty_pb.js'
import timestampMessage from 'google-protobuf/google/protobuf/timestamp_pb.js'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
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
import { streamIdentifier, uuid } from '../wire.ts'

const { Empty } = emptyMessage
const { Timestamp } = timestampMessage

test('an append fails unless its stream is at the expected revision', async (t) => {
  const { client } = await testNode(t)
  // The client uses one long call for many appends; if it has credentials, it makes a call for each append.
  const ways = { batched: {}, single: { credentials: { username: 'admin', password: 'changeit' } } }
  for (const [way, options] of Object.entries(ways)) {
    await t.test(way, async (t) => {
      const append = (
        stream: string,
        expectedRevision: bigint | typeof ANY | typeof NO_STREAM | typeof STREAM_EXISTS,
      ) =>
        client.appendToStream(`${way}-${stream}`, [numbered(0), numbered(1)], {
          ...options,
          expectedRevision,
        })

      t.match(await append('new', NO_STREAM), { success: true, nextExpectedRevision: 1n })
      await failsWith(t, append('new', NO_STREAM), {
        constructor: WrongExpectedVersionError,
        streamName: `${way}-new`,
        expectedVersion: NO_STREAM,
        actualVersion: 1n,
      })
      t.match(await append('new', 1n), { nextExpectedRevision: 3n })
      await failsWith(t, append('new', 1n), { expectedVersion: 1n, actualVersion: 3n })
      await failsWith(t, append('new', 9n), { expectedVersion: 9n, actualVersion: 3n })
      t.match(await append('new', STREAM_EXISTS), { nextExpectedRevision: 5n })
      t.match(await append('new', ANY), { nextExpectedRevision: 7n })

      await failsWith(t, append('none', STREAM_EXISTS), {
        constructor: WrongExpectedVersionError,
        expectedVersion: STREAM_EXISTS,
        actualVersion: NO_STREAM,
      })
      await failsWith(t, append('none', 0n), { expectedVersion: 0n, actualVersion: NO_STREAM })
      t.match(await append('any', ANY), { nextExpectedRevision: 1n })
      t.equal((await collect(client.readStream(`${way}-new`))).length, 8, 'what was refused is not there')
    })
  }
})

test('a read returns the events exactly as they were appended', async (t) => {
  const { client } = await testNode(t)
  const id = randomUUID()
  const before = Date.now()
  await client.appendToStream('things', [
    jsonEvent({ id, type: 'Told', data: { text: 'naïve 🧡' }, metadata: { by: 'Ada' } }),
    binaryEvent({ type: 'Drawn', data: Uint8Array.of(0, 255, 10), metadata: Uint8Array.of(7) }),
    jsonEvent({ type: 'Empty', data: {} }),
  ])
  const [told, drawn, empty] = (await collect(client.readStream('things'))).map(({ event }) => event)
  t.match(told, {
    id,
    type: 'Told',
    streamId: 'things',
    revision: 0n,
    isJson: true,
    data: { text: 'naïve 🧡' },
    metadata: { by: 'Ada' },
  })
  const created = told!.created.getTime()
  t.ok(created >= before && created <= Date.now(), 'it says when it was kept')
  t.match(drawn, { type: 'Drawn', isJson: false })
  t.same(Buffer.from(drawn!.data as Uint8Array), Buffer.of(0, 255, 10))
  t.match(empty, { type: 'Empty', data: {} })
})

test('an append that a client retries is written once', async (t) => {
  const { client } = await testNode(t)
  const events = numberedUpTo(3)
  const expecting = [NO_STREAM, ANY, STREAM_EXISTS, 1n] as const
  for (const [index, expectedRevision] of expecting.entries()) {
    const stream = `retried-${index}`
    if (index > 1) await client.appendToStream(stream, numberedUpTo(2))
    const first = await client.appendToStream(stream, events, { expectedRevision })
    await client.appendToStream(stream, [numbered(9)])
    const again = await client.appendToStream(stream, events, { expectedRevision })
    t.equal(again.nextExpectedRevision, first.nextExpectedRevision, `expecting ${expectedRevision}`)
    t.same(again.position, first.position)
    t.equal((await collect(client.readStream(stream))).length, (index > 1 ? 2 : 0) + 4)
  }

  // An append with other events at the same revision is not a retry.
  await failsWith(
    t,
    client.appendToStream('retried-0', [numbered(7), ...events.slice(1)], { expectedRevision: NO_STREAM }),
    { constructor: WrongExpectedVersionError },
  )
  await client.appendToStream('elsewhere', events)
  t.equal(
    (await collect(client.readStream('elsewhere'))).length,
    3,
    'nor is the same event in another stream',
  )
})

test('an append without events succeeds and writes nothing', async (t) => {
  const { client } = await testNode(t)
  const { position } = await client.appendToStream('thing', numberedUpTo(2))
  const nothing = await client.appendToStream('thing', [], { expectedRevision: 1n })
  t.match(nothing, { success: true, nextExpectedRevision: 1n, position: position! })
  await failsWith(t, client.appendToStream('thing', [], { expectedRevision: 0n }), {
    constructor: WrongExpectedVersionError,
  })
  t.equal((await collect(client.readAll())).length, 2)
})

test('thousands of events in one append get consecutive positions', async (t) => {
  const { client } = await testNode(t)
  const result = await client.appendToStream('many', numberedUpTo(5000))
  t.equal(result.nextExpectedRevision, 4999n)
  const events = await collect(client.readStream('many'))
  t.same(numbersOf(events), upTo(5000))
  t.equal(result.position?.commit, events.at(-1)?.event?.position?.commit)
})

test('an append of more than the maximum size is rejected', async (t) => {
  const maxAppendSize = 1024 * 1024
  const { client } = await testNode(t, { maxAppendSize })
  const around = JSON.stringify(numbered(0).data).length
  const full = numbered(0, maxAppendSize - around)
  await client.appendToStream('full', [full])
  t.equal((await collect(client.readStream('full'))).length, 1, 'one that just fits')

  const tooLarge = { constructor: MaxAppendSizeExceededError, maxAppendSize }
  await failsWith(t, client.appendToStream('large', [numbered(0, maxAppendSize - around + 1)]), tooLarge)
  await failsWith(t, client.appendToStream('large', numberedUpTo(1100, 1000)), tooLarge)
  await failsWith(
    t,
    client.appendToStream('large', [numbered(0, maxAppendSize)], {
      credentials: { username: 'admin', password: 'changeit' },
    }),
    tooLarge,
  )
  t.match(
    await client.appendToStream('large', [numbered(0)]),
    { nextExpectedRevision: 0n },
    'nothing was kept',
  )
})

test('the chunks of several appends can arrive interleaved without mixing their events', async (t) => {
  const { client } = await testNode(t)
  const streams = upTo(8).map((number) => `chunked-${number}`)
  await Promise.all(
    streams.map((stream) => client.appendToStream(stream, numberedUpTo(200, 500), { batchAppendSize: 4096 })),
  )
  for (const stream of streams) t.same(numbersOf(await collect(client.readStream(stream))), upTo(200), stream)
})

test('concurrent appends either succeed or fail with the correct conflict', async (t) => {
  const { client } = await testNode(t)
  await t.test('concurrent appends to a stream lose no event and leave no gap in revisions', async (t) => {
    await Promise.all(upTo(500).map((number) => client.appendToStream('busy', [numbered(number)])))
    const events = await collect(client.readStream('busy'))
    t.same(revisionsOf(events), upTo(500))
    t.same(
      numbersOf(events).toSorted((a, b) => a - b),
      upTo(500),
    )
  })
  await t.test('of concurrent appends that expect the same revision, exactly one succeeds', async (t) => {
    const results = await Promise.allSettled(
      upTo(50).map((number) =>
        client.appendToStream('contended', [numbered(number)], { expectedRevision: NO_STREAM }),
      ),
    )
    t.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
    t.equal((await collect(client.readStream('contended'))).length, 1)
  })
})

test('malformed requests of a client do not harm the event store', async (t) => {
  const { client, file, port } = await testNode(t)
  const raw = new streamsService.StreamsClient(`127.0.0.1:${port}`, credentials.createInsecure())
  t.teardown(() => raw.close())

  const request = () => {
    const request = new streams.BatchAppendReq()
    request.setCorrelationId(uuid(randomUUID(), false))
    request.setIsFinal(true)
    return request
  }

  await t.test('a write without the required options fails with an explanation', async (t) => {
    const call = raw.batchAppend(loginCall(file))
    call.write(request())
    const [error] = await once(call, 'error')
    t.match(error, { code: status.INVALID_ARGUMENT, details: 'A write begins with its options.' })
  })

  await t.test('a write whose deadline has passed is not carried out', async (t) => {
    const options = new streams.BatchAppendReq.Options()
    options.setStreamIdentifier(streamIdentifier('late'))
    options.setAny(new Empty())
    options.setDeadline(Timestamp.fromDate(new Date(Date.now() - 1000)))
    const late = request()
    late.setOptions(options)
    const call = raw.batchAppend(loginCall(file))
    call.write(late)
    const [answer] = await once(call, 'data')
    t.match(answer.getError()?.getDetails()?.getTypeName(), 'event_store.client.Timeout')
    call.end()
  })

  t.match(await client.appendToStream('late', [numbered(0)]), { nextExpectedRevision: 0n })
})
