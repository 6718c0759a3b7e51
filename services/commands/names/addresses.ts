import { MemberId } from '../../../events/ids.ts'
import { streamOf } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import { keyedHash, reservationStream } from '../frame/ids.ts'
import { emailIn, factsOf, foldEmail, holderOf, isAbandoned, namesIn } from './registration.ts'
import { keyOf, slugOf } from './username-slug.ts'

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

/** Proof in a mailed link that it was sent to the address, with which its reader can unsubscribe without a log-in. */
export const unsubscribeHash = (lookup: Pick<Lookup, 'pepper'>, email: string): string =>
  keyedHash(lookup.pepper, `unsubscribe ${foldEmail(email)}`).toString('base64url')

/** Value that binds a mailed link to the address to which it was sent. */
export const boundTo = (lookup: Pick<Lookup, 'pepper'>, email: string): string =>
  addressKey(lookup, email).toString('hex')

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
export async function canLogIn({ log }: Pick<Lookup, 'log'>, member: MemberId): Promise<boolean> {
  const { registered, erased } = await factsOf(log, member)
  return registered && !erased
}

/** True if the member has ever reserved the e-mail address, for which the member had to open a link in its inbox. */
export async function hasProved(
  { log, pepper }: Lookup,
  { email, member }: { email: string; member: MemberId },
): Promise<boolean> {
  const events = await log.read(reservationStream(pepper, 'email', foldEmail(email)))
  return events.some(({ type, data }) => type === 'NameReserved' && data.owner === member)
}

/** True if another member has verified the e-mail address, in which case this member cannot verify it any more. */
export async function isAnothers(
  lookup: Lookup,
  { email, member }: { email: string; member: MemberId },
): Promise<boolean> {
  const held = await holder(lookup, email)
  if (!held || held.owner === member) return false
  return !(await isAbandoned(lookup.log, { kind: 'email', value: email }, held))
}

const isEmail = (name: string) => name.includes('@')

async function memberWithUsername({ log, pepper }: Lookup, username: string): Promise<MemberId | null> {
  const held = await holderOf(log, reservationStream(pepper, 'username', keyOf(username)))
  return held?.owner ?? null
}

/** The member with an id, a verified e-mail address or a username; null if there is none. */
export async function memberNamed(lookup: Lookup, name: string): Promise<MemberId | null> {
  const id = MemberId.safeParse(name)
  if (id.success) return (await canLogIn(lookup, id.data)) ? id.data : null
  return isEmail(name) ? findMemberByEmail(lookup, name) : memberWithUsername(lookup, name)
}

/**
 * The member who can choose a new password with a link to the account's address, by e-mail address or username; null if
 * there is none. Without a member who verified the address, the newest of the `claimants`, who registered with it;
 * those who verified their account by phone come first.
 */
export async function accountNamed(
  lookup: Lookup,
  name: string,
  claimants: (address: { key: Uint8Array }) => Promise<readonly MemberId[]>,
): Promise<MemberId | null> {
  if (isEmail(name)) {
    const address = await addressOf(lookup, name)
    const candidates = address.holder ? [address.holder] : await claimants(address)
    const present: { member: MemberId; verified: boolean }[] = []
    for (const member of candidates) {
      const { registered, erased, verified } = await factsOf(lookup.log, member)
      if (registered && !erased) present.push({ member, verified })
    }
    return (present.find(({ verified }) => verified) ?? present[0])?.member ?? null
  }
  const member = await memberWithUsername(lookup, name)
  if (!member || !(await canLogIn(lookup, member))) return null
  const email = emailIn(await lookup.log.read(streamOf(member)))
  return email === null || (await isAnothers(lookup, { email, member })) ? null : member
}

/** E-mail address of a member if the given address or username is one of the member's names, otherwise null. */
export async function addressNamed(
  { log }: Pick<Lookup, 'log'>,
  { member, name }: { member: MemberId; name: string },
): Promise<string | null> {
  const events = await log.read(streamOf(member))
  const wanted = isEmail(name)
    ? [`email ${foldEmail(name)}`]
    : [`username ${slugOf(name)}`, `username ${keyOf(name)}`]
  const isOwn = namesIn(member, events).some(({ kind, value }) => wanted.includes(`${kind} ${value}`))
  return isOwn ? emailIn(events) : null
}
