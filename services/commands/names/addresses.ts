import type { MemberId } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import { keyedHash, reservationStream } from '../frame/ids.ts'
import { factsOf, foldEmail, holderOf } from './registration.ts'

// An e-mail address belongs to the member who verified it. Until then, any number of accounts can register with it.

interface Lookup {
  log: Pick<Log, 'read'>
  pepper: Uint8Array
}

const holder = ({ log, pepper }: Lookup, email: string) =>
  holderOf(log, reservationStream(pepper, 'email', foldEmail(email)))

/** Member who verified an e-mail address; null if nobody has. */
export async function findMemberByEmail(lookup: Lookup, email: string): Promise<MemberId | null> {
  const held = await holder(lookup, email)
  if (!held) return null
  const { verified, erased } = await factsOf(lookup.log, held.owner)
  return verified && !erased ? held.owner : null
}

/** Keys under which the passwords of all accounts with an e-mail address are stored. */
interface Address {
  /** Keyed hash that identifies the address without revealing it. */
  key: Uint8Array
  /** Salt that all accounts of the address share, so that a login computes one hash. */
  salt: Uint8Array
  /** Member who verified the address, or reserved it in an earlier release. */
  holder: MemberId | null
}

/** Keyed hash of an e-mail address, for looking it up without revealing it. */
export const addressKey = ({ pepper }: Pick<Lookup, 'pepper'>, email: string): Buffer =>
  keyedHash(pepper, `address ${foldEmail(email)}`)

/** Keys for the passwords of an e-mail address. Returns the same kind of keys if nobody has the address. */
export async function addressOf(lookup: Lookup, email: string): Promise<Address> {
  const held = await holder(lookup, email)
  return {
    key: addressKey(lookup, email),
    salt: keyedHash(lookup.pepper, `salt ${foldEmail(email)}`).subarray(0, 16),
    holder: held?.owner ?? null,
  }
}

/** True if a member can log in: registered, and not erased. */
export async function isPresent({ log }: Pick<Lookup, 'log'>, member: MemberId): Promise<boolean> {
  const { registered, erased } = await factsOf(log, member)
  return registered && !erased
}

/** True if another member has verified an e-mail address, so that this member can no longer verify it. */
export async function isAnothers(
  lookup: Lookup,
  { email, member }: { email: string; member: MemberId },
): Promise<boolean> {
  const held = await holder(lookup, email)
  if (!held || held.owner === member) return false
  return held.proven || (await factsOf(lookup.log, held.owner)).verified
}
