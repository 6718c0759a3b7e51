import type { Agreed } from '../../../events/accounts/accounts.ts'
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
import { reservations, taken } from './reservations.ts'
import { isReservedName } from './reserved-names.ts'
import { slugOf } from './slug.ts'

/** Time after which others can take the username of an incomplete registration. */
const ABANDONED_AFTER_MS = 10 * 60_000

/** Matches the slug of the network's editors (spec §6), in any spelling. */
const editorial = /^editorial-?team$/

/** Normalises an e-mail address (spec §5: lowercased and trimmed). */
export const foldEmail = (email: string): string => email.trim().toLowerCase()

/** Owner of a name; `proven` is true once they have verified it. */
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

type Wanted = { kind: 'email' | 'username'; value: string; owner: MemberId }

/**
 * True if an owner can lose a name: a username after an incomplete registration, or an address that was never verified,
 * as earlier releases reserved addresses at registration.
 */
async function isAbandoned(
  log: Log,
  kind: Wanted['kind'],
  { owner, proven, since }: Holder,
): Promise<boolean> {
  if (proven) return false
  if (kind === 'email') return !(await factsOf(log, owner)).verified
  return Date.now() - since.getTime() > ABANDONED_AFTER_MS && !(await factsOf(log, owner)).registered
}

/** Reserves a name, taking it over from an owner who can lose it. */
async function reserve({ dispatch, log, pepper }: Tools, { kind, value, owner }: Wanted, intent: Intent) {
  const stream = reservationStream(pepper, kind, value)
  const step = { ...intent, commandId: stepId(intent.commandId, `reserve ${kind}`) }
  const command = { name: 'reserve', stream, kind, owner } as const
  const outcome = await dispatch(reservations, command, step)
  if (outcome.ok && !outcome.isRepeated) return outcome
  const holder = await holderOf(log, stream)
  if (outcome.ok && holder?.owner === owner) return outcome
  // The log repeats the result of the first attempt, which may have lost the name since.
  if (outcome.ok) return { ok: false, rejection: taken(kind).rejection } as const
  const abandoned = holder && (await isAbandoned(log, kind, holder))
  return abandoned ? dispatch(reservations, { ...command, abandonedBy: holder.owner }, step) : outcome
}

/** Rejection of a username that represents the network; null for all others. Imports and seeds can use most of them. */
function refusedName(username: string, { origin }: Intent): Rejection | null {
  const isRefused = origin === 'live' ? isReservedName(username) : editorial.test(slugOf(username))
  return isRefused ? reject('INVALID', 'Please choose another username').rejection : null
}

const release = (
  { dispatch, pepper }: Tools,
  { kind, value, owner, isUnused = false }: Wanted & { isUnused?: boolean },
  intent: Intent,
  step: string,
) =>
  dispatch(
    reservations,
    { name: 'release', stream: reservationStream(pepper, kind, value), kind, owner, isUnused },
    { ...intent, commandId: stepId(intent.commandId, step) },
  )

export interface Registration {
  email: string | null
  /** Null to assign a generic username (spec §3: 'CommunityMember' and the member's id). */
  username: string | null
  firstName: string | null
  lastName: string | null
  /** The wording that the form showed; none by default. */
  agreed?: Agreed | null
  /** Path that the link in the mail opens; the home page by default. */
  verificationRedirect?: string | null
}

type Registered =
  | { ok: true; member: MemberId; position: bigint | null }
  | { ok: false; taken: 'username' | null; rejection: Rejection }

const DAY_MS = 86_400_000
const LAPSES_AFTER_DAYS = 7

/**
 * Time at which an account registered now (ISO 8601) will be erased unless verified: the first UTC midnight after seven
 * days. All accounts of a day are erased together, as each run rewrites the database.
 */
const lapseOf = (now: string): string =>
  new Date(Math.ceil(Date.parse(now) / DAY_MS + LAPSES_AFTER_DAYS) * DAY_MS).toISOString()

/** Generic username of a member who chose none (docs/decisions/accounts.md#default-username). */
const defaultUsername = (member: MemberId): string => `CommunityMember${member.slice('member_'.length)}`

export const memberIdOf = (intent: Pick<Intent, 'commandId'>): MemberId => newId('member', intent.commandId)

/**
 * Registers a member (spec §4 Sign-up flow): reserves the username, then opens the account. Other accounts can have the
 * same e-mail address, which is reserved when it is verified. A retry with the same command id continues the
 * registration and returns the same result.
 */
export async function register(tools: Tools, details: Registration, intent: Intent): Promise<Registered> {
  const { dispatch } = tools
  const member = memberIdOf(intent)
  const { agreed = null, verificationRedirect = null, ...person } = details
  const refused = details.username && refusedName(details.username, intent)
  if (refused) return { ok: false, taken: 'username', rejection: refused }
  const username = details.username ?? defaultUsername(member)
  const slug = slugOf(username)
  const reserved = await reserve(tools, { kind: 'username', value: slug, owner: member }, intent)
  if (!reserved.ok) return { ok: false, taken: 'username', rejection: reserved.rejection }

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
    lapsesAt: email !== null && intent.origin === 'live' ? lapseOf(intent.occurredAt) : null,
  }
  const outcome = await dispatch(accounts, command, { ...intent, actor: member })
  if (!outcome.ok) return { ok: false, taken: null, rejection: outcome.rejection }
  return { ok: true, member, position: outcome.position }
}

/** E-mail address of a member's registration; null if there is none or it is erased. */
function emailIn(events: readonly CatalogueEvent[]): string | null {
  const registered = events.find(({ type }) => type === 'MemberRegistered')
  if (registered?.type !== 'MemberRegistered' || isErased(registered.data.email)) return null
  return registered.data.email
}

/**
 * Verifies a member: reserves the e-mail address, if any, then marks the account as verified. Only one account per
 * address can be verified.
 */
export async function verify(
  tools: Tools,
  { member, by }: Omit<Extract<AccountCommand, { name: 'verify' }>, 'name'>,
  intent: Intent,
): Promise<Outcome> {
  const { dispatch, log } = tools
  const events = await log.read(streamOf(member))
  const { verified } = events.reduce(memberFacts.evolve, memberFacts.initialState)
  const value = verified ? null : emailIn(events)
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
 * Changes the actor's username: reserves the new one, changes it, and releases the old one into quarantine. A rejected
 * change leaves no name reserved, so that members cannot block names.
 */
export async function changeUsername(
  tools: Tools,
  { from, to }: { from: string; to: string },
  intent: Intent,
): Promise<Outcome> {
  const { dispatch, log } = tools
  const member = actingMember(intent)
  const slug = slugOf(to)
  const events = await log.read(streamOf(member))
  const isRepeated = events.some(({ metadata }) => metadata.commandId === intent.commandId)
  const facts = events.reduce(memberFacts.evolve, memberFacts.initialState)
  const refused = refusedName(to, intent) ?? (isRepeated ? null : tooSoon(facts, intent)?.rejection)
  if (refused) return { ok: false, rejection: refused }

  const wanted = { kind: 'username', owner: member } as const
  const reserved = await reserve(tools, { ...wanted, value: slug }, intent)
  if (!reserved.ok) return reserved
  const isFirstChoice = isUnnamed(from)
  const command = { name: 'changeUsername', username: to, slug, isFirstChoice } as const
  const changed = await dispatch(accounts, command, intent)
  const done = changed.ok ? slugOf(from) : slug
  const name = { ...wanted, value: done, isUnused: !changed.ok }
  if (slugOf(from) !== slug) await release(tools, name, intent, 'release username')
  return changed
}

function namesIn(owner: MemberId, events: readonly CatalogueEvent[]): Wanted[] {
  const names = events.flatMap(({ type, data }): Wanted[] => {
    if (type !== 'MemberRegistered' && type !== 'UsernameChanged') return []
    const { slug } = data
    const email = type === 'MemberRegistered' ? data.email : null
    return [
      ...(isErased(slug) ? [] : [{ kind: 'username', value: slug, owner } as const]),
      ...(email === null || isErased(email) ? [] : [{ kind: 'email', value: email, owner } as const]),
    ]
  })
  return [...new Map(names.map((name) => [`${name.kind} ${name.value}`, name])).values()]
}

/**
 * Releases all names of a member, as the last step before erasure. Names of an account that was never verified are free
 * at once: hardly anyone knows them, and they may have been registered only to block them.
 */
export async function releaseNames(tools: Tools, member: MemberId, intent: Intent): Promise<void> {
  const events = await tools.log.read(streamOf(member))
  const isUnused = events.some(({ type }) => type === 'AccountLapsed')
  for (const [number, name] of namesIn(member, events).entries())
    await release(tools, { ...name, isUnused }, intent, `release name ${number}`)
}
