import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import * as fc from 'fast-check'
import { test } from 'tap'
import { readReceived, readResponse, requests } from './messages.ts'

// The client's generated code is the other side of each comparison.

const text = fc.string({ unit: 'binary' })
const bytes = fc.uint8Array({ maxLength: 300 })
const event = fc.record({ id: fc.uuid(), type: text, isJson: fc.boolean(), data: bytes, metadata: bytes })
const plain = (bytes: Uint8Array) => [...bytes]
const named = (name: string) => {
  const identifier = new shared.StreamIdentifier()
  identifier.setStreamName(Buffer.from(name))
  return identifier
}
const identified = (id: string) => {
  const uuid = new shared.UUID()
  uuid.setString(id)
  return uuid
}

test('EventStoreDB reads an append as it was meant', (t) => {
  const expected = fc.oneof(fc.constantFrom('no_stream' as const, null), fc.maxSafeNat())
  fc.assert(
    fc.property(
      fc.uuid(),
      text,
      fc.array(event, { maxLength: 4 }),
      expected,
      (id, stream, events, expected) => {
        const [sent, ...others] = [...requests(id, stream, events, expected)]
        t.equal(others.length, 0)
        const request = streams.BatchAppendReq.deserializeBinary(sent!)
        const options = request.getOptions()!
        t.equal(request.getCorrelationId()?.getString(), id)
        t.equal(request.getIsFinal(), true)
        t.same(plain(options.getStreamIdentifier()!.getStreamName_asU8()), plain(Buffer.from(stream)))
        t.equal(options.hasNoStream(), expected === 'no_stream')
        t.equal(options.hasAny(), expected === null)
        if (typeof expected === 'number') t.equal(options.getStreamPosition(), String(expected))
        const left = options.getDeadline()!.toDate().getTime() - Date.now()
        t.ok(left > 0 && left <= 10_000, 'it is rejected if it takes longer than ten seconds')
        t.same(
          request.getProposedMessagesList().map((message) => ({
            id: message.getId()?.getString(),
            type: message.getMetadataMap().get('type'),
            isJson: message.getMetadataMap().get('content-type') === 'application/json',
            data: plain(message.getData_asU8()),
            metadata: plain(message.getCustomMetadata_asU8()),
          })),
          events.map(({ data, metadata, ...rest }) => ({
            ...rest,
            data: plain(data),
            metadata: plain(metadata),
          })),
        )
      },
    ),
  )
  t.end()
})

test('a large append is sent in several messages, of which only the last one is final', (t) => {
  const large = { type: 'T', isJson: false, data: new Uint8Array(2 ** 20), metadata: new Uint8Array() }
  const events = Array.from({ length: 5 }, (_, index) => ({ ...large, id: String(index) }))
  const sent = [...requests('id', 'thing', events, null)].map((one) =>
    streams.BatchAppendReq.deserializeBinary(one),
  )
  t.same(
    sent.map((request) => request.getIsFinal()),
    [false, true],
  )
  t.same(
    sent.map((request) => request.hasOptions()),
    [true, false],
  )
  const ids = sent.flatMap((request) =>
    request.getProposedMessagesList().map((one) => one.getId()?.getString()),
  )
  t.same(ids, ['0', '1', '2', '3', '4'])
  t.end()
})

test('the answer to an append is read as EventStoreDB sent it', (t) => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.nat(),
      fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }),
      (id, revision, position) => {
        const at = new shared.AllStreamPosition()
        at.setCommitPosition(String(position))
        at.setPreparePosition(String(position))
        const success = new streams.BatchAppendResp.Success()
        success.setCurrentRevision(String(revision))
        if (position > 0n) success.setPosition(at)
        const response = new streams.BatchAppendResp()
        response.setCorrelationId(identified(id))
        response.setSuccess(success)
        const read = readResponse(Buffer.from(response.serializeBinary()))
        t.equal(read.id, id)
        t.same(read.written, position > 0n ? { revision, position } : null)
      },
    ),
  )
  t.end()
})

test('an event is read as EventStoreDB sent it', (t) => {
  const sent = fc.record({
    id: fc.uuid(),
    stream: text,
    type: text,
    revision: fc.nat(),
    position: fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }),
    ticks: fc.bigInt({ min: 10_000n, max: 30_000_000_000_000_000n }),
    data: fc.oneof(fc.jsonValue(), bytes),
    metadata: fc.jsonValue(),
  })
  fc.assert(
    fc.property(sent, ({ id, stream, type, revision, position, ticks, data, metadata }) => {
      const isJson = !(data instanceof Uint8Array)
      const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
      recorded.setId(identified(id))
      recorded.setStreamIdentifier(named(stream))
      recorded.setStreamRevision(String(revision))
      recorded.setCommitPosition(String(position))
      recorded.setPreparePosition(String(position))
      recorded.getMetadataMap().set('type', type).set('created', String(ticks))
      recorded.getMetadataMap().set('content-type', isJson ? 'application/json' : 'application/octet-stream')
      recorded.setData(isJson ? Buffer.from(JSON.stringify(data)) : data)
      recorded.setCustomMetadata(Buffer.from(JSON.stringify(metadata)))
      const wrapped = new streams.ReadResp.ReadEvent()
      wrapped.setEvent(recorded)
      const response = new streams.ReadResp()
      response.setEvent(wrapped)
      const { event } = readReceived(Buffer.from(response.serializeBinary()))
      const { data: read, ...rest } = event!
      const recordedAt = new Date(Number(ticks / 10_000n))
      t.same(rest, {
        id,
        stream: Buffer.from(stream).toString(),
        type: Buffer.from(type).toString(),
        revision,
        position,
        recordedAt,
        isJson,
        metadata: JSON.parse(JSON.stringify(metadata)),
      })
      t.same(
        isJson ? read : plain(read as Uint8Array),
        isJson ? JSON.parse(JSON.stringify(data)) : plain(data),
      )
    }),
  )
  t.end()
})
