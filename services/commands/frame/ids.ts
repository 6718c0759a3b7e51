import { createHmac, hash } from 'node:crypto'
import { parse, stringify, v5, v7 } from 'uuid'
import type { ConversationId, Id, Kind, MemberId, StreamName } from '../../../events/kinds.ts'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** A TypeID: the kind's prefix and the UUID's 128 bits in 26 characters of Crockford's base 32. */
function typeId<K extends Kind>(kind: K, uuid: string): Id<K> {
  let suffix = ''
  // 26 characters hold two bits more than a UUID, so the first two bits are zero.
  let [bits, count] = [0, 2]
  for (const byte of parse(uuid)) {
    bits = (bits << 8) | byte
    for (count += 8; count >= 5; bits &= (1 << count) - 1) suffix += ALPHABET[bits >> (count -= 5)]
  }
  return `${kind}_${suffix}`
}

const digest = (name: string): Uint8Array => hash('sha256', name, 'buffer').subarray(0, 16)

/** A UUIDv7 whose random part is derived from a name: the same time (ms since 1970) and name result in the same id. */
export const uuidOf = (msecs: number, name: string): string => v7({ msecs, random: digest(name) })

const timeOf = (uuid: string): number => Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)

/** Id of the item that a command creates; a retry has the same id. */
export const newId = <K extends Kind>(kind: K, commandId: string): Id<K> =>
  typeId(kind, uuidOf(timeOf(commandId), `${kind} ${commandId}`))

/** Command id of a step in a command of several steps. */
export const stepId = (commandId: string, step: string): string =>
  uuidOf(timeOf(commandId), `${step} ${commandId}`)

/** Id of an event, a UUIDv5. A retried append has the same id, so the log stores the event once. */
export const eventId = (commandId: string, stream: StreamName, index: number): string =>
  v5(`${stream}/${index}`, commandId)

/** Id of the only conversation between two members, given in either order. */
export function conversationIdOf(one: MemberId, other: MemberId): ConversationId {
  const bytes = digest([one, other].toSorted().join(' '))
  // Marks the id as version 8 of RFC 9562, which allows custom rules.
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return typeId('conversation', stringify(bytes))
}

/**
 * Stream that reserves a unique name. Its id is an HMAC with a pepper that never rotates, so that the log does not
 * reveal names. `value` must be normalised (`rules/fields.ts`).
 */
export const reservationStream = (
  pepper: Uint8Array,
  kind: 'email' | 'username',
  folded: string,
): StreamName => `reservation-${keyedHash(pepper, `${kind} ${folded}`).toString('hex')}`

/** HMAC of a name: only holders of the pepper can look up the name by it. */
export const keyedHash = (pepper: Uint8Array, value: string): Buffer =>
  createHmac('sha256', pepper).update(value).digest()
