import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { TOMBSTONE_REVISION, type EventRow } from './storage/schema.ts'
import type { Expected, NewEvent } from './storage/write.ts'

const { ReadResp } = streams
const { StreamIdentifier, UUID } = shared

/** Largest revision of the protocol (2^63 - 1), which stands for a tombstone. */
const MAX_REVISION = '9223372036854775807'

export const streamName = (identifier: shared.StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8')

export const streamIdentifier = (name: string): shared.StreamIdentifier => {
  const identifier = new StreamIdentifier()
  identifier.setStreamName(Buffer.from(name))
  return identifier
}

/** Text of a UUID, which the protocol encodes either as text or as two numbers. */
export function uuidText(uuid: shared.UUID | undefined): string {
  const structured = uuid?.getStructured()
  if (!structured) return uuid?.getString() ?? ''
  const half = (bits: string) => BigInt.asUintN(64, BigInt(bits)).toString(16).padStart(16, '0')
  const hex = half(structured.getMostSignificantBits()) + half(structured.getLeastSignificantBits())
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A UUID in the encoding (text or two numbers) that the client requested. */
export function uuid(text: string, structured: boolean): shared.UUID {
  const uuid = new UUID()
  if (!structured) {
    uuid.setString(text)
    return uuid
  }
  const hex = text.replaceAll('-', '')
  const bits = new UUID.Structured()
  bits.setMostSignificantBits(BigInt.asIntN(64, BigInt(`0x${hex.slice(0, 16)}`)).toString())
  bits.setLeastSignificantBits(BigInt.asIntN(64, BigInt(`0x${hex.slice(16)}`)).toString())
  uuid.setStructured(bits)
  return uuid
}

const revisionText = (revision: number) => (revision === TOMBSTONE_REVISION ? MAX_REVISION : String(revision))

export function readEvent(row: EventRow, structured: boolean): streams.ReadResp {
  const position = String(row.position)
  const recorded = new ReadResp.ReadEvent.RecordedEvent()
  recorded.setId(uuid(row.id, structured))
  recorded.setStreamIdentifier(streamIdentifier(row.stream))
  recorded.setStreamRevision(revisionText(row.revision))
  recorded.setCommitPosition(position)
  recorded.setPreparePosition(position)
  recorded
    .getMetadataMap()
    .set('type', row.type)
    .set('content-type', row.json ? 'application/json' : 'application/octet-stream')
    // Converts a time to the ticks of .NET, each 100 ns.
    .set('created', `${row.created}0`)
  recorded.setData(row.data)
  recorded.setCustomMetadata(row.metadata)
  const event = new ReadResp.ReadEvent()
  event.setEvent(recorded)
  event.setCommitPosition(position)
  const response = new ReadResp()
  response.setEvent(event)
  return response
}

/** An event that a client appends, by either of the two append methods. */
export function newEvent(
  message: streams.AppendReq.ProposedMessage | streams.BatchAppendReq.ProposedMessage,
): NewEvent {
  const metadata = message.getMetadataMap()
  return {
    id: uuidText(message.getId()),
    type: metadata.get('type') ?? '',
    json: metadata.get('content-type') === 'application/json',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  }
}

/** State of the stream that a client requires for a write. */
export function expectedOf(options: {
  hasNoStream: () => boolean
  hasAny: () => boolean
  hasStreamExists: () => boolean
  revision: string
}): Expected {
  if (options.hasAny()) return 'any'
  if (options.hasNoStream()) return 'no_stream'
  return options.hasStreamExists() ? 'stream_exists' : Number(options.revision)
}
