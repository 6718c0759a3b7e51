import type { MemberId } from '../../../events/kinds.ts'
import { keyedHash } from '../frame/ids.ts'

/** Keyed hash of a phone number, with which it can be found without being stored. */
export const phoneKey = (pepper: Uint8Array, phone: string): Buffer => keyedHash(pepper, `phone ${phone}`)

const CODES = 1_000_000n

/** The code of six digits that belongs to a request (PhoneVerificationRequested). */
export function codeFor(pepper: Uint8Array, eventId: string): string {
  const number = keyedHash(pepper, `code ${eventId}`).readBigUInt64BE()
  return String(number % CODES).padStart(6, '0')
}

/** Hash under which a member's code is stored; the secret protects it, because there are few codes. */
export const codeHash = (pepper: Uint8Array, { member, code }: { member: MemberId; code: string }): Buffer =>
  keyedHash(pepper, `code ${code} of ${member}`)
