import type { Agreed } from '../../../events/accounts.ts'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { isErased } from '../../../events/define.ts'
import { streamOf, type MemberId, type StreamName } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import { isUnnamed } from '../../rules/routes/guards.ts'
import { accounts, tooSoon, type AccountCommand } from '../accounts.ts'
import { actingMember, reject, type Intent, type Outcome, type Rejection } from '../frame/decider.ts'
import { memberFacts, type MemberFacts } from '../frame/facts.ts'
import { newId, reservationStream, stepId } from '../frame/ids.ts'
import type { Tools } from '../frame/tools.ts'
import { authAccountFacts, type AccountLink } from '../auth-accounts.ts'
import { reservations, taken, type NameKind } from './reservations.ts'
import { isReservedName } from './reserved-names.ts'
import { keysOf, slugOf } from './username-slug.ts'

/** Time after which a name can be taken by others whose registration or change was not completed. */
const ABANDONED_AFTER_MS = 10 * 60_000

/** Matches any spelling of the editors' name, which is reserved for the network's editors (spec §6). */
const editorial = /^editorial-?team$/

/** Normalises an e-mail address by trimming and lowercasing it (spec §5). */
export const foldEmail = (email: string): string => email.trim().toLowerCase()

/** Owner of a name; `proven` is true once the owner has verified it. */
interface Holder {
  owner: MemberId
  proven: boolean
  since: Date
}

export async function holderOf(log: Pick<Log, 'read'>, stream: StreamName): Promise<Holder | null> {
  const [last] = await log.read(stream, { backwards: true, limit: 1 })
  if (last?.type !== 'NameReserved') return null
  const { owner, proven } = last.data
  return { owner, proven, since: last.recordedAt }
}

export const factsOf = async (log: Pick<Log, 'read'>, member: MemberId): Promise<MemberFacts> =>
  (await log.read(streamOf(member))).reduce(memberFacts.evolve, memberFacts.initialState)

/** A name of a member; the value of an account is already a keyed hash. */
export type Wanted = { kind: NameKind; value: string; owner: MemberId }

const streamFor = (pepper: Uint8Array, { kind, value }: Pick<Wanted, 'kind' | 'value'>): StreamName =>
  kind === 'account' ? `reservation-${value}` : reservationStream(pepper, kind, value)

/**
 * True if an owner can lose a name: a username whose registration was not completed, an account whose link was not
 * completed, or an e-mail address that was reserved in an early release and never verified, or for a change that was
 * not completed.
 */
export async function isAbandoned(
  log: Pick<Log, 'read'>,
  { kind, value }: Pick<Wanted, 'kind' | 'value'>,
  { owner, proven, since }: Holder,
): Promise<boolean> {
  if (kind === 'email' && !proven) return !(await factsOf(log, owner)).verified
  if (Date.now() - since.getTime() <= ABANDONED_AFTER_MS) return false
  if (kind === 'email') return foldEmail(emailIn(await log.read(streamOf(owner))) ?? '') !== foldEmail(value)
  if (proven) return false
  if (kind === 'account') return !(await linksOf(log, owner)).has(value)
  return !(await factsOf(log, owner)).registered
}

/** Accounts at providers that are linked to a member, with their providers. */
export const linksOf = async (log: Pick<Log, 'read'>, member: MemberId) =>
  (await log.read(streamOf(member))).reduce(authAccountFacts.evolve, authAccountFacts.initialState)

/** Reserves a name for a member, if necessary by taking it from an owner who can lose it. */
export async function reserve(
  { dispatch, log, pepper }: Tools,
  wanted: Wanted,
  intent: Intent,
  name = `reserve ${wanted.kind}`,
) {
  const { kind, owner } = wanted
  const stream = streamFor(pepper, wanted)
  const step = { ...intent, commandId: stepId(intent.commandId, name) }
  const command = { name: 'reserve', stream, kind, owner } as const
  const outcome = await dispatch(reservations, command, step)
  if (outcome.ok && !outcome.isRepeated) return outcome
  const holder = await holderOf(log, stream)
  if (outcome.ok && holder?.owner === owner) return outcome
  // A repeated reservation returns the first result from the log, although another member may have taken the name
  // since.
  if (outcome.ok) return { ok: false, rejection: taken(kind).rejection } as const
  const abandoned = holder && (await isAbandoned(log, wanted, holder))
  if (!abandoned) return outcome
  const { owner: abandonedBy, proven: wasProven } = holder
  return dispatch(reservations, { ...command, abandonedBy, wasProven }, step)
}

/** Reserves the keys of a username; if one is taken, releases those before it that are not of the owner's names. */
async function reserveKeys(
  tools: Tools,
  { keys, owner, step = 'reserve' }: { keys: readonly string[]; owner: MemberId; step?: Step },
  intent: Intent,
): Promise<Rejection | null> {
  for (const [index, value] of keys.entries()) {
    // All members reserve keys in the same order, so of two who want the same ones, one gets them.
    const reserved = await reserve(tools, { kind: 'username', value, owner }, intent, numbered(step, index))
    if (reserved.ok) continue
    await releaseUnused(tools, { keys: keys.slice(0, index), owner }, intent)
    return reserved.rejection
  }
  return null
}

/** Releases keys, except those of the owner's names, because a concurrent change may have taken one of them. */
async function releaseUnused(
  tools: Tools,
  { keys, owner }: { keys: readonly string[]; owner: MemberId },
  intent: Intent,
): Promise<void> {
  const kept = namesIn(owner, await tools.log.read(streamOf(owner))).map(({ value }) => value)
  const unused = keys.filter((key) => !kept.includes(key))
  await releaseKeys(tools, { keys: unused, owner, isUnused: true }, intent)
}

async function releaseKeys(
  tools: Tools,
  { keys, owner, isUnused }: { keys: readonly string[]; owner: MemberId; isUnused: boolean },
  intent: Intent,
): Promise<void> {
  for (const [index, value] of keys.entries())
    await release(tools, { kind: 'username', value, owner, isUnused }, intent, numbered('release', index))
}

type Step = 'reserve' | 'confirm' | 'release'

/** Name of a step for one key of a username, which must not contain the key. */
const numbered = (step: Step, index: number) => `${step} username${index > 0 ? ` ${index}` : ''}`

/**
 * Rejection of a username that stands for the network or one of its communities, or null. Imports and seeds may use most
 * of these names.
 */
function refusedName(
  { username, communities }: { username: string; communities: readonly string[] },
  { origin }: Intent,
): Rejection | null {
  const isRefused =
    origin === 'live' ? isReservedName(username, communities) : editorial.test(slugOf(username))
  return isRefused ? reject('INVALID', 'Please choose another username').rejection : null
}

export const release = (
  { dispatch, pepper }: Tools,
  { kind, value, owner, isUnused = false }: Wanted & { isUnused?: boolean },
  intent: Intent,
  step: string,
) =>
  dispatch(
    reservations,
    { name: 'release', stream: streamFor(pepper, { kind, value }), kind, owner, isUnused },
    { ...intent, commandId: stepId(intent.commandId, step) },
  )

export interface Registration {
  email: string | null
  /** Username that the person chose; null to assign a generic one (spec §3: 'CommunityMember' and the member's id). */
  username: string | null
  firstName: string | null
  lastName: string | null
  /** Registration wording that the form showed; by default none. */
  agreed?: Agreed | null
  /** Path that the link in the verification mail opens; by default the home page. */
  verificationRedirect?: string | null
  /** Account at a provider with which the person registers; by default none. */
  link?: AccountLink | null
  /** Names of the network's communities, which no member can have; by default none. */
  communities?: readonly string[]
}

type Registered =
  | { ok: true; member: MemberId; position: bigint | null }
  | { ok: false; taken: 'username' | 'account' | null; rejection: Rejection }

const DAY_MS = 86_400_000
const LAPSES_AFTER_DAYS = 7

/**
 * Time (ISO 8601) at which an account that is registered now will be erased if it is still unverified: the first UTC
 * midnight after seven days. All accounts of one day are erased together, because each erasure rewrites the database.
 */
const lapseOf = (now: string): string =>
  new Date(Math.ceil(Date.parse(now) / DAY_MS + LAPSES_AFTER_DAYS) * DAY_MS).toISOString()

/** Username for a member who chose none (docs/decisions/accounts.md#default-username). */
const defaultUsername = (member: MemberId): string => `CommunityMember${member.slice('member_'.length)}`

export const memberIdOf = (intent: Pick<Intent, 'commandId'>): MemberId => newId('member', intent.commandId)

/**
 * Registers a member (spec §4 Sign-up flow): reserves the username, then opens the account. The e-mail address is
 * reserved only when it is verified, so other accounts can have the same one. A retry with the same command id
 * completes the registration and returns the first result.
 */
export async function register(tools: Tools, details: Registration, intent: Intent): Promise<Registered> {
  const { dispatch } = tools
  const member = memberIdOf(intent)
  const { agreed = null, verificationRedirect = null, link = null, communities = [], ...person } = details
  const refused = person.username && refusedName({ username: person.username, communities }, intent)
  if (refused) return { ok: false, taken: 'username', rejection: refused }
  const username = details.username ?? defaultUsername(member)
  const slug = slugOf(username)
  if (link) {
    const reserved = await reserve(tools, { kind: 'account', value: link.account, owner: member }, intent)
    if (!reserved.ok) return { ok: false, taken: 'account', rejection: reserved.rejection }
  }
  const rejection = await reserveKeys(tools, { keys: keysOf(username), owner: member }, intent)
  if (rejection) return { ok: false, taken: 'username', rejection }

  const email = details.email === null ? null : foldEmail(details.email)
  const command: AccountCommand = {
    name: 'register',
    member,
    ...person,
    email,
    username,
    slug,
    agreed,
    verificationRedirect,
    link,
    lapsesAt: email !== null && intent.origin === 'live' ? lapseOf(intent.occurredAt) : null,
  }
  const outcome = await dispatch(accounts, command, { ...intent, actor: member })
  if (!outcome.ok) return { ok: false, taken: null, rejection: outcome.rejection }
  return { ok: true, member, position: outcome.position }
}

/** Present e-mail address of the member; null if there is none or the member is erased. */
export function emailIn(events: readonly CatalogueEvent[]): string | null {
  const last = events.findLast(({ type }) => type === 'EmailChanged' || type === 'MemberRegistered')
  if (last?.type !== 'MemberRegistered' && last?.type !== 'EmailChanged') return null
  return isErased(last.data.email) ? null : last.data.email
}

/**
 * Verifies a member: reserves the e-mail address, if any, for this member alone, and marks the account as verified. The
 * link of the mail also proves the address of a member who verified the account by phone before.
 */
export async function verify(
  tools: Tools,
  { member, by }: Omit<Extract<AccountCommand, { name: 'verify' }>, 'name'>,
  intent: Intent,
): Promise<Outcome> {
  const { dispatch, log } = tools
  const events = await log.read(streamOf(member))
  const { verified } = events.reduce(memberFacts.evolve, memberFacts.initialState)
  const value = verified && by !== 'email' ? null : emailIn(events)
  const wanted: Wanted | null = value === null ? null : { kind: 'email', value, owner: member }
  if (wanted) {
    const reserved = await reserve(tools, wanted, intent)
    if (!reserved.ok) return reserved
  }
  const outcome = await dispatch(accounts, { name: 'verify', member, by }, intent)
  if (!outcome.ok && wanted) await release(tools, wanted, intent, 'release email')
  return outcome
}

/**
 * Changes the actor's username: reserves the new name, changes the username, and releases the old name, which others
 * cannot take for some time. If the change is rejected, the new name is released too, so that members cannot block
 * names.
 */
export async function changeUsername(
  tools: Tools,
  { from, to, communities = [] }: { from: string; to: string; communities?: readonly string[] },
  intent: Intent,
): Promise<Outcome> {
  const { dispatch, log } = tools
  const member = actingMember(intent)
  const slug = slugOf(to)
  const events = await log.read(streamOf(member))
  const isRepeated = events.some(({ metadata }) => metadata.commandId === intent.commandId)
  const facts = events.reduce(memberFacts.evolve, memberFacts.initialState)
  const refused =
    refusedName({ username: to, communities }, intent) ??
    (isRepeated ? null : tooSoon(facts, intent)?.rejection)
  if (refused) return { ok: false, rejection: refused }

  const [before, after] = [keysOf(from), keysOf(to)]
  const rejection = await reserveKeys(tools, { keys: after, owner: member }, intent)
  if (rejection) return { ok: false, rejection }
  const isFirstChoice = isUnnamed(from)
  const command = { name: 'changeUsername', username: to, slug, isFirstChoice } as const
  const changed = await dispatch(accounts, command, intent)
  if (!changed.ok) {
    await releaseUnused(tools, { keys: after, owner: member }, intent)
    return changed
  }
  // A rejected change at the same time may have released the keys before this one succeeded.
  await reserveKeys(tools, { keys: after, owner: member, step: 'confirm' }, intent)
  const keys = before.filter((key) => !after.includes(key))
  await releaseKeys(tools, { keys, owner: member, isUnused: false }, intent)
  return changed
}

/** All names that a member has had or wanted, with the keys of usernames, without erased ones. */
export function namesIn(owner: MemberId, events: readonly CatalogueEvent[]): Wanted[] {
  const names = events.flatMap(({ type, data }): Wanted[] => {
    if (type === 'AuthAccountLinked') return [{ kind: 'account', value: data.account, owner }]
    if (type === 'EmailChanged' || type === 'EmailChangeRequested')
      return isErased(data.email) ? [] : [{ kind: 'email', value: foldEmail(data.email), owner }]
    if (type !== 'MemberRegistered' && type !== 'UsernameChanged') return []
    const { username, slug } = data
    const email = type === 'MemberRegistered' ? data.email : null
    const keys = isErased(slug) ? [] : [slug, ...(isErased(username) ? [] : keysOf(username))]
    return [
      ...keys.map((value) => ({ kind: 'username', value, owner }) as const),
      ...(email === null || isErased(email) ? [] : [{ kind: 'email', value: email, owner } as const]),
    ]
  })
  return [...new Map(names.map((name) => [`${name.kind} ${name.value}`, name])).values()]
}

/**
 * Releases all names of a member as the last step before the erasure is complete. If the account was never verified,
 * others can take the names at once, as they were hardly known and may have been registered only to block them.
 */
export async function releaseNames(tools: Tools, member: MemberId, intent: Intent): Promise<void> {
  const events = await tools.log.read(streamOf(member))
  const isUnused = events.some(({ type }) => type === 'AccountLapsed')
  for (const [number, name] of namesIn(member, events).entries())
    await release(tools, { ...name, isUnused }, intent, `release name ${number}`)
}
