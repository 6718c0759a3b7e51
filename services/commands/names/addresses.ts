import type { MemberId } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import { keyedHash, reservationStream } from '../frame/ids.ts'
import { factsOf, foldEmail, holderOf } from './registration.ts'

// An e-mail address belongs to the member who verifies it first. Before that, any number of accounts can register with
// it.

interface Lookup {
  log: Pick<Log, 'read'>
  pepper: Uint8Array
}

const holder = ({ log, pepper }: Lookup, email: string) =>
  holderOf(log, reservationStream(pepper, 'email', foldEmail(email)))

/** The member who has verified an e-mail address; null if nobody has. */
export async function findMemberByEmail(lookup: Lookup, email: string): Promise<MemberId | null> {
  const held = await holder(lookup, email)
  if (!held) return null
  const { verified, erased } = await factsOf(lookup.log, held.owner)
  return verified && !erased ? held.owner : null
}

/** Keys under which the passwords are stored of all accounts that registered with an e-mail address. */
interface Address {
  /** Keyed hash of the e-mail address, which does not reveal the address. */
  key: Uint8Array
  /** Salt that all accounts with the address share, so that a login needs to compute only one hash. */
  salt: Uint8Array
  /** The member who verified the address, or who reserved it in an earlier release. */
  holder: MemberId | null
}

/** Keyed hash of an e-mail address, with which it can be found without being stored. */
export const addressKey = ({ pepper }: Pick<Lookup, 'pepper'>, email: string): Buffer =>
  keyedHash(pepper, `address ${foldEmail(email)}`)

/** Keys for the passwords of an e-mail address. If nobody has the address, the keys look the same. */
export async function addressOf(lookup: Lookup, email: string): Promise<Address> {
  const held = await holder(lookup, email)
  return {
    key: addressKey(lookup, email),
    salt: keyedHash(lookup.pepper, `salt ${foldEmail(email)}`).subarray(0, 16),
    holder: held?.owner ?? null,
  }
}

/** True if the member can log in, because the member is registered and not erased. */
export async function isPresent({ log }: Pick<Lookup, 'log'>, member: MemberId): Promise<boolean> {
  const { registered, erased } = await factsOf(log, member)
  return registered && !erased
}

/** True if another member has verified the e-mail address, in which case this member cannot verify it any more. */
export async function isAnothers(
  lookup: Lookup,
  { email, member }: { email: string; member: MemberId },
): Promise<boolean> {
  const held = await holder(lookup, email)
  if (!held || held.owner === member) return false
  return held.proven || (await factsOf(lookup.log, held.owner)).verified
}
