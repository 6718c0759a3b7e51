import type { MemberId } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import { keyedHash, reservationStream } from '../frame/ids.ts'
import { factsOf, foldEmail, holderOf } from './registration.ts'

// Owners of e-mail addresses: the member who verified the address. Until then, any number of accounts can claim it.

interface Lookup {
  log: Pick<Log, 'read'>
  pepper: Uint8Array
}

const holder = ({ log, pepper }: Lookup, email: string) =>
  holderOf(log, reservationStream(pepper, 'email', foldEmail(email)))

/** Member who verified an e-mail address; null if there is none. */
export async function findMemberByEmail(lookup: Lookup, email: string): Promise<MemberId | null> {
  const held = await holder(lookup, email)
  if (!held) return null
  const { verified, erased } = await factsOf(lookup.log, held.owner)
  return verified && !erased ? held.owner : null
}

/** Keys for the passwords of all accounts with an e-mail address. */
interface Address {
  /** Identifies the address without revealing it. */
  key: Uint8Array
  /** Shared by all accounts of the address, so that a login computes one hash. */
  salt: Uint8Array
  /** Owner of the address: verified, or reserved by an earlier release. */
  holder: MemberId | null
}

/** Lookup key of an e-mail address that does not reveal it. */
export const addressKey = ({ pepper }: Pick<Lookup, 'pepper'>, email: string): Buffer =>
  keyedHash(pepper, `address ${foldEmail(email)}`)

/** Password keys of an e-mail address. Behaves the same if nobody has the address. */
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

/** True if another member has verified an e-mail address, so that this one never can. */
export async function isAnothers(
  lookup: Lookup,
  { email, member }: { email: string; member: MemberId },
): Promise<boolean> {
  const held = await holder(lookup, email)
  if (!held || held.owner === member) return false
  return held.proven || (await factsOf(lookup.log, held.owner)).verified
}
