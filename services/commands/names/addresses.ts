import type { MemberId } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import { keyedHash, reservationStream } from '../frame/ids.ts'
import { factsOf, foldEmail, holderOf } from './registration.ts'

// Whose an e-mail address is. It is the member's who verified it; until then any number of accounts may claim it.

/** What addresses are looked up with. */
interface Lookup {
  log: Pick<Log, 'read'>
  pepper: Uint8Array
}

const holder = ({ log, pepper }: Lookup, email: string) =>
  holderOf(log, reservationStream(pepper, 'email', foldEmail(email)))

/** The member who has verified an e-mail address; null when there is none. */
export async function findMemberByEmail(lookup: Lookup, email: string): Promise<MemberId | null> {
  const held = await holder(lookup, email)
  if (!held) return null
  const { verified, erased } = await factsOf(lookup.log, held.owner)
  return verified && !erased ? held.owner : null
}

/** What the passwords of all accounts of an e-mail address are kept by. */
export interface Address {
  /** Finds them, and tells nobody which address it is. */
  key: Uint8Array
  /** Of their hashes: one for all accounts of the address, so that a log-in computes one hash for all of them. */
  salt: Uint8Array
  /** Who holds the address, verified or, from before, as it was typed. */
  holder: MemberId | null
}

/** What finds things by an e-mail address and tells nobody which it is. */
export const addressKey = ({ pepper }: Pick<Lookup, 'pepper'>, email: string): Buffer =>
  keyedHash(pepper, `address ${foldEmail(email)}`)

/** An e-mail address as passwords are kept by it. It does the same whether or not somebody has the address. */
export async function addressOf(lookup: Lookup, email: string): Promise<Address> {
  const held = await holder(lookup, email)
  return {
    key: addressKey(lookup, email),
    salt: keyedHash(lookup.pepper, `salt ${foldEmail(email)}`).subarray(0, 16),
    holder: held?.owner ?? null,
  }
}

/** Whether a member can log in: registered, and not forgotten. */
export async function isPresent({ log }: Pick<Lookup, 'log'>, member: MemberId): Promise<boolean> {
  const { registered, erased } = await factsOf(log, member)
  return registered && !erased
}

/** Whether an e-mail address is another member's by now, so that this one can never verify it. */
export async function isAnothers(
  lookup: Lookup,
  { email, member }: { email: string; member: MemberId },
): Promise<boolean> {
  const held = await holder(lookup, email)
  if (!held || held.owner === member) return false
  return held.proven || (await factsOf(lookup.log, held.owner)).verified
}
