import { createHmac, hash } from 'node:crypto'
import { parse, stringify, v5, v7 } from 'uuid'
import type { ConversationId, Id, Kind, MemberId, StreamName } from '../../../events/kinds.ts'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Makes a TypeID: the prefix of a kind and the 128 bits of a UUID, as 26 characters of Crockford's base 32. */
function typeId<K extends Kind>(kind: K, uuid: string): Id<K> {
  let suffix = ''
  // The 26 characters have 130 bits, two more than a UUID, so the first two bits are zero.
  let [bits, count] = [0, 2]
  for (const byte of parse(uuid)) {
    bits = (bits << 8) | byte
    for (count += 8; count >= 5; bits &= (1 << count) - 1) suffix += ALPHABET[bits >> (count -= 5)]
  }
  return `${kind}_${suffix}`
}

const digest = (name: string): Uint8Array => hash('sha256', name, 'buffer').subarray(0, 16)

/** Makes a UUIDv7 with random bits derived from a name: equal times (ms since 1970) and names give equal ids. */
export const uuidOf = (msecs: number, name: string): string => v7({ msecs, random: digest(name) })

const timeOf = (uuid: string): number => Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)

/** Id of an item that a command creates, derived from the command's id so that a retry results in the same id. */
export const newId = <K extends Kind>(kind: K, commandId: string): Id<K> =>
  typeId(kind, uuidOf(timeOf(commandId), `${kind} ${commandId}`))

/** Id for one of the commands into which a command of several steps is divided. */
export const stepId = (commandId: string, step: string): string =>
  uuidOf(timeOf(commandId), `${step} ${commandId}`)

/** Number of hexadecimal digits of a digest in an event's id: too few to find out an erased text from the id. */
const CONTENT_DIGITS = 4

/**
 * Id of an event (UUIDv5), derived from its command so that the log stores the event of a retry only once. A digest of
 * the request's content (hexadecimal) makes the ids of requests with other content differ, all but one in 65,536.
 */
export const eventId = (commandId: string, stream: StreamName, index: number, content = ''): string =>
  v5(`${stream}/${index}${content.slice(0, CONTENT_DIGITS)}`, commandId)

/** Id of the conversation between two members, the same whichever of them is named first. */
export const conversationIdOf = (one: MemberId, other: MemberId): ConversationId =>
  namedId('conversation', [one, other].toSorted().join(' '))

/** Id derived from a kind and a name, so that only one item of the kind can have this name. */
export function namedId<K extends Kind>(kind: K, name: string): Id<K> {
  const bytes = digest(name)
  // Sets the version to 8 (RFC 9562), the version for ids that applications derive by their own rules.
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return typeId(kind, stringify(bytes))
}

/**
 * Name of the stream that reserves a unique name, with an HMAC instead of the name, so that the log does not reveal
 * it. The secret of the HMAC never rotates. `value` must be normalised (`rules/fields.ts`).
 */
export const reservationStream = (
  pepper: Uint8Array,
  kind: 'email' | 'username' | 'account',
  folded: string,
): StreamName => `reservation-${keyedHash(pepper, `${kind} ${folded}`).toString('hex')}`

/** HMAC of a name, with which only holders of the secret can find the name. */
export const keyedHash = (pepper: Uint8Array, value: string): Buffer =>
  createHmac('sha256', pepper).update(value).digest()
