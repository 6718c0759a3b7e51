import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import * as fc from 'fast-check'
import emptyMessage from 'google-protobuf/google/protobuf/empty_pb.js'
import timestampMessage from 'google-protobuf/google/protobuf/timestamp_pb.js'
import { test } from 'tap'
import { TOMBSTONE_REVISION, type EventRow } from '../storage/schema.ts'
import type { Expected, NewEvent } from '../storage/write.ts'
import { streamIdentifier, uuid } from '../wire.ts'
import { eventResponse, readChunk, writtenResponse } from './messages.ts'

// The generated code of the client is the other side of each comparison.

const text = fc.string({ unit: 'binary' })
const bytes = fc.uint8Array({ maxLength: 300 })
const integer = fc.maxSafeNat()
const expected: fc.Arbitrary<Expected> = fc.oneof(
  fc.constantFrom('any' as const, 'no_stream' as const, 'stream_exists' as const),
  integer,
)

const event = fc.record({ id: fc.uuid(), type: text, json: fc.boolean(), data: bytes, metadata: bytes })
const options = fc.option(fc.record({ stream: text, expected, deadline: fc.nat() }))
const chunk = fc.record({
  id: fc.uuid(),
  options,
  events: fc.array(event, { maxLength: 4 }),
  isFinal: fc.boolean(),
})

function requestOf(
  { id, options, events, isFinal }: typeof chunk extends fc.Arbitrary<infer Value> ? Value : never,
  isStructured: boolean,
) {
  const request = new streams.BatchAppendReq()
  request.setCorrelationId(uuid(id, isStructured))
  request.setIsFinal(isFinal)
  if (options) {
    const { stream, expected, deadline } = options
    const sent = new streams.BatchAppendReq.Options()
    sent.setStreamIdentifier(streamIdentifier(stream))
    if (expected === 'any') sent.setAny(new emptyMessage.Empty())
    else if (expected === 'no_stream') sent.setNoStream(new emptyMessage.Empty())
    else if (expected === 'stream_exists') sent.setStreamExists(new emptyMessage.Empty())
    else sent.setStreamPosition(String(expected))
    sent.setDeadline(timestampMessage.Timestamp.fromDate(new Date(deadline)))
    request.setOptions(sent)
  }
  for (const { id, type, json, data, metadata } of events) {
    const proposed = new streams.BatchAppendReq.ProposedMessage()
    proposed.setId(uuid(id, isStructured))
    proposed.getMetadataMap().set('type', type)
    proposed.getMetadataMap().set('content-type', json ? 'application/json' : 'application/octet-stream')
    proposed.setData(data)
    proposed.setCustomMetadata(metadata)
    request.addProposedMessages(proposed)
  }
  return request
}

const plain = (bytes: Uint8Array) => [...bytes]

test('each part of an append is read as the client wrote it', (t) => {
  fc.assert(
    fc.property(chunk, fc.boolean(), (sent, isStructured) => {
      const { events, ...read } = readChunk(requestOf(sent, isStructured).serializeBinary())
      const { events: wanted, ...rest } = sent
      t.same(read, rest)
      const comparable = (all: readonly NewEvent[]) =>
        all.map(({ data, metadata, ...others }) => ({
          ...others,
          data: plain(data),
          metadata: plain(metadata),
        }))
      t.same(comparable(events), comparable(wanted))
    }),
  )
  t.end()
})

test('a cut or random message is rejected or read, and never loops', (t) => {
  fc.assert(
    fc.property(bytes, (message) => {
      try {
        readChunk(message)
      } catch (error) {
        t.ok(error instanceof RangeError)
      }
    }),
  )
  t.throws(() => readChunk(Uint8Array.of(0x0a, 5, 1)), RangeError)
  t.end()
})

test('the client reads the answer to a write', (t) => {
  fc.assert(
    fc.property(fc.uuid(), text, fc.integer({ min: -1 }), integer, (id, stream, revision, position) => {
      const response = streams.BatchAppendResp.deserializeBinary(
        writtenResponse(id, stream, { revision, position }),
      )
      const success = response.getSuccess()!
      t.equal(response.getCorrelationId()?.getString(), id)
      t.equal(Buffer.from(response.getStreamIdentifier()!.getStreamName_asU8()).toString(), stream)
      t.equal(success.hasNoStream(), revision < 0)
      if (revision >= 0) t.equal(success.getCurrentRevision(), String(revision))
      t.equal(success.getPosition()?.getCommitPosition(), String(position))
    }),
  )
  t.end()
})

test('the client reads an event as it is stored', (t) => {
  const row: fc.Arbitrary<EventRow> = fc.record({
    position: integer,
    stream: text,
    revision: fc.oneof(integer, fc.constant(TOMBSTONE_REVISION)),
    id: fc.uuid(),
    type: text,
    json: fc.constantFrom(0, 1),
    created: fc.nat(),
    data: bytes,
    metadata: bytes,
    checksum: fc.constant(0),
  })
  fc.assert(
    fc.property(row, fc.boolean(), (row, isStructured) => {
      const sent = streams.ReadResp.deserializeBinary(eventResponse(row, isStructured)).getEvent()!
      const recorded = sent.getEvent()!
      const id = new shared.UUID()
      id.setString(row.id)
      t.strictSame(recorded.getId()?.toObject(), (isStructured ? uuid(row.id, true) : id).toObject())
      t.equal(Buffer.from(recorded.getStreamIdentifier()!.getStreamName_asU8()).toString(), row.stream)
      const revision = row.revision === TOMBSTONE_REVISION ? '9223372036854775807' : String(row.revision)
      t.equal(recorded.getStreamRevision(), revision)
      t.equal(sent.getCommitPosition(), String(row.position))
      t.equal(recorded.getCommitPosition(), String(row.position))
      t.equal(recorded.getMetadataMap().get('type'), row.type)
      t.equal(recorded.getMetadataMap().get('created'), `${row.created}0`)
      t.strictSame(plain(recorded.getData_asU8()), plain(row.data))
      t.strictSame(plain(recorded.getCustomMetadata_asU8()), plain(row.metadata))
    }),
  )
  t.end()
})
