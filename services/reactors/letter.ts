import type { CatalogueEvent } from '../../events/catalogue.ts'
import { isErased } from '../../events/define.ts'
import type { MemberId, SiteId } from '../../events/kinds.ts'
import type { Log } from '../../events/log.ts'
import { siteById } from '../../projections/sites/queries.ts'
import type { Mailer } from '../ports/mail.ts'
import type { Texter } from '../ports/texts.ts'
import type { Sql } from '../postgres/sql.ts'
import { addressKey, hasProved } from '../commands/names/addresses.ts'
import { suppressionOf } from '../operational/suppressions.ts'
import { isUnnamed } from '../rules/routes/guards.ts'
import { roles, type RoleId } from '../rules/roles.ts'
import { siteOrigin } from '../rules/routes/links.ts'
import { wordingOf } from '../rules/sites/wording.ts'
import type { Effect } from './effects.ts'
import { laidOut, type Ending, type Part } from './layout.ts'

export interface SendTools {
  log: Pick<Log, 'read'>
  sql: Sql
  mailer: Mailer
  texter: Texter
  /** Address (URL) of the network; all sites have the same scheme and port. */
  publicUrl: string
  /** Secret for the hashes of e-mail addresses (services/commands/names/addresses.ts), phone numbers and codes. */
  pepper: Uint8Array
}

export interface Addressee {
  email: string | null
  /** Username that the person chose; '' if the person chose none. */
  name: string
  slug: string
  /** Time (ISO 8601) at which the account is deleted if it is still unverified; null if it does not expire. */
  lapsesAt: string | null
  verified: boolean
  /** True while the member gets only what the account needs. */
  refusesMail: boolean
  role: RoleId
  /** True once the erasure has started. */
  erased: boolean
}

function evolve(state: Addressee, event: CatalogueEvent): Addressee {
  switch (event.type) {
    case 'MemberRegistered':
    case 'UsernameChanged': {
      const { username, slug } = event.data
      const { email, firstName } = 'email' in event.data ? event.data : { ...state, firstName: null }
      if (isErased(username) || isErased(slug) || isErased(email) || isErased(firstName))
        return { ...state, email: null }
      const { lapsesAt } = 'lapsesAt' in event.data ? event.data : state
      const name = isUnnamed(username) ? (firstName ?? state.name) : username
      return { ...state, name, slug, email, lapsesAt }
    }
    case 'EmailChanged':
      return { ...state, email: isErased(event.data.email) ? null : event.data.email }
    case 'MemberVerified':
      return { ...state, verified: true }
    case 'MailChosen':
      return { ...state, refusesMail: !event.data.wanted }
    case 'RoleChanged':
      return { ...state, role: event.data.role }
    case 'ErasureBegun':
    case 'AccountLapsed':
      return { ...state, erased: true }
    default:
      return state
  }
}

const nobody: Addressee = {
  email: null,
  name: '',
  slug: '',
  lapsesAt: null,
  verified: false,
  refusesMail: false,
  role: roles.member,
  erased: false,
}

export const addresseeOf = (events: readonly CatalogueEvent[]): Addressee => events.reduce(evolve, nobody)

/**
 * Purposes of mail, texts and pushes: `link` is a link or code that somebody asked for, `account` what the account needs,
 * such as notices of security and decisions of moderators; `digest` and `push` tell what is new.
 */
export type Purpose = 'link' | 'account' | 'digest' | 'push'

/** True if a member gets something of a purpose at present (docs/decisions/mail.md#recipients). */
export function receives({ verified, refusesMail, role, erased }: Addressee, purpose: Purpose): boolean {
  if (erased) return false
  if (purpose === 'link') return true
  if (purpose === 'account') return verified
  if (role === roles.spammer) return false
  return purpose === 'push' || (verified && !refusesMail)
}

/** Name, address and accent (#rrggbb) of a site, in whose look a letter is; the network has no accent. */
export interface Place {
  name: string
  origin: string
  accent: string | null
}

export interface SitePlace extends Place {
  /** Language of dates (BCP 47). */
  language: string
}

/** The site of an event. Throws while the read model does not contain the site, so that the effect is retried. */
export async function placeOf({ sql, publicUrl }: SendTools, id: SiteId | null): Promise<SitePlace> {
  if (id === null)
    return { name: new URL(publicUrl).hostname, origin: publicUrl, accent: null, language: 'en' }
  const site = await siteById(sql, id)
  if (!site) throw new Error(`The read model does not contain ${id} yet`)
  const { name, host, accent, wording } = site
  return { name, origin: siteOrigin(host, publicUrl), accent, language: wordingOf(wording).language }
}

export interface Letter {
  subject: string
  parts: Part[]
  /** Null for letters that the account needs, of which nobody can unsubscribe. */
  ending?: Ending | null
}

export const greeting = ({ name }: Pick<Addressee, 'name'>): string => (name ? `Hello ${name},` : 'Hello,')

/**
 * True if nothing may be sent to an address: mail to it came back, or its reader complained. After a complaint, a member
 * who has proved to read mail there still gets what the account needs (docs/decisions/mail.md#suppression).
 */
async function isSuppressed(tools: SendTools, { member }: Effect, email: string): Promise<boolean> {
  const reason = await suppressionOf(tools.sql, addressKey(tools, email))
  return reason === 'bounce' || (reason === 'complaint' && !(await hasProved(tools, { email, member })))
}

/**
 * The letter's Message-ID consists of event and effect, and of the member if an effect has several letters, so that
 * every attempt sends the same message.
 */
export async function sendLetter(
  tools: SendTools,
  effect: Effect,
  {
    to,
    place,
    subject,
    parts,
    ending = null,
    oneOf,
  }: Letter & { to: string; place: Place; oneOf?: MemberId },
): Promise<void> {
  if (await isSuppressed(tools, effect, to)) return
  await tools.mailer.send({
    to,
    from: place.name,
    subject,
    messageId: `<${effect.eventId}.${effect.effect}${oneOf ? `.${oneOf}` : ''}@${new URL(tools.publicUrl).hostname}>`,
    unsubscribe: ending && ending.oneClick,
    ...(await laidOut({ subject, parts, ending }, place)),
  })
}
