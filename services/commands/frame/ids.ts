import { createHmac, hash } from 'node:crypto'
import { parse, stringify, v5, v7 } from 'uuid'
import type { ConversationId, Id, Kind, MemberId, StreamName } from '../../../events/kinds.ts'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** A TypeID: the kind's prefix and the UUID's 128 bits in 26 characters of Crockford's base 32. */
function typeId<K extends Kind>(kind: K, uuid: string): Id<K> {
  let suffix = ''
  // 26 characters have two bits more than a UUID: leading zeros.
  let [bits, count] = [0, 2]
  for (const byte of parse(uuid)) {
    bits = (bits << 8) | byte
    for (count += 8; count >= 5; bits &= (1 << count) - 1) suffix += ALPHABET[bits >> (count -= 5)]
  }
  return `${kind}_${suffix}`
}

const digest = (name: string): Uint8Array => hash('sha256', name, 'buffer').subarray(0, 16)

/** A UUIDv7 with a random part derived from a name: the same time (ms since 1970) and name give the same id. */
export const uuidOf = (msecs: number, name: string): string => v7({ msecs, random: digest(name) })

const timeOf = (uuid: string): number => Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)

/** Id of the thing that a command creates; a retry gives the same id. */
export const newId = <K extends Kind>(kind: K, commandId: string): Id<K> =>
  typeId(kind, uuidOf(timeOf(commandId), `${kind} ${commandId}`))

/** Command id of a step in a command of several steps. */
export const stepId = (commandId: string, step: string): string =>
  uuidOf(timeOf(commandId), `${step} ${commandId}`)

/** Id of an event, a UUIDv5: a retried append repeats it, and the log stores one. */
export const eventId = (commandId: string, stream: StreamName, index: number): string =>
  v5(`${stream}/${index}`, commandId)

/** Id of a pair's only conversation, derived from the two members in either order. */
export function conversationIdOf(one: MemberId, other: MemberId): ConversationId {
  const bytes = digest([one, other].toSorted().join(' '))
  // Version 8 of RFC 9562: a custom rule.
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return typeId('conversation', stringify(bytes))
}

/**
 * Stream that reserves a unique name. An HMAC with a pepper that never rotates, so that the log does not reveal
 * names. The value comes normalised (`rules/fields.ts`).
 */
export const reservationStream = (
  pepper: Uint8Array,
  kind: 'email' | 'username',
  folded: string,
): StreamName => `reservation-${keyedHash(pepper, `${kind} ${folded}`).toString('hex')}`

/** An HMAC: only holders of the pepper can look up a name by it. */
export const keyedHash = (pepper: Uint8Array, value: string): Buffer =>
  createHmac('sha256', pepper).update(value).digest()
