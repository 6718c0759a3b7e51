import shared from '@eventstore/db-client/generated/shared_pb.js'
import type streams from '@eventstore/db-client/generated/streams_pb.js'
import type { Expected, NewEvent } from './storage/write.ts'

const { StreamIdentifier, UUID } = shared

export const streamName = (identifier: shared.StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8')

export const streamIdentifier = (name: string): shared.StreamIdentifier => {
  const identifier = new StreamIdentifier()
  identifier.setStreamName(Buffer.from(name))
  return identifier
}

const hexOf = (bits: bigint) => BigInt.asUintN(64, bits).toString(16).padStart(16, '0')

/** Text of a UUID from its halves of 64 bits. */
export const uuidOf = (high: bigint, low: bigint): string =>
  `${hexOf(high)}${hexOf(low)}`.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Text of a UUID in either encoding. */
function uuidText(uuid: shared.UUID | undefined): string {
  const structured = uuid?.getStructured()
  if (!structured) return uuid?.getString() ?? ''
  return uuidOf(BigInt(structured.getMostSignificantBits()), BigInt(structured.getLeastSignificantBits()))
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

/** Event that a client wants to append, of `Streams/Append`. */
export function newEvent(message: streams.AppendReq.ProposedMessage): NewEvent {
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
