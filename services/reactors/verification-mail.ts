import type { CatalogueEvent } from '../../events/catalogue.ts'
import { isErased } from '../../events/define.ts'
import { streamOf, type SiteId } from '../../events/kinds.ts'
import type { Log } from '../../events/log.ts'
import { siteById } from '../../projections/sites/queries.ts'
import type { Sql } from '../postgres/sql.ts'
import { addressKey, isAnothers } from '../commands/names/addresses.ts'
import { claimLetter } from '../operational/letters.ts'
import { newToken, TOKEN_HOURS } from '../operational/tokens.ts'
import type { Mailer } from '../ports/mail.ts'
import { isUnnamed } from '../rules/routes/guards.ts'
import { siteOrigin, urlFor } from '../rules/routes/links.ts'
import type { Effect } from './effects.ts'

interface MailTools {
  log: Pick<Log, 'read'>
  sql: Sql
  mailer: Mailer
  /** Address (URL) of the network; all sites have the same scheme and port. */
  publicUrl: string
  /** Secret for the hashes of e-mail addresses (services/commands/names/addresses.ts). */
  pepper: Uint8Array
}

interface Addressee {
  email: string | null
  /** Username that the person chose; '' if the person chose none. */
  name: string
  /** Time (ISO 8601) at which the account is deleted if it is still unverified; null if it does not expire. */
  lapsesAt: string | null
  /** True if no mail must be sent, because the member is verified or the erasure has started. */
  settled: boolean
}

function evolve(state: Addressee, event: CatalogueEvent): Addressee {
  switch (event.type) {
    case 'MemberRegistered':
    case 'UsernameChanged': {
      const { username } = event.data
      const { email, firstName } = 'email' in event.data ? event.data : { ...state, firstName: null }
      if (isErased(username) || isErased(email) || isErased(firstName)) return { ...state, email: null }
      const { lapsesAt } = 'lapsesAt' in event.data ? event.data : state
      return { ...state, name: isUnnamed(username) ? (firstName ?? state.name) : username, email, lapsesAt }
    }
    case 'MemberVerified':
    case 'ErasureBegun':
    case 'AccountLapsed':
      return { ...state, settled: true }
    default:
      return state
  }
}

/** Path that opens after verification; null for the home page. */
function redirectOf(event: CatalogueEvent | undefined): string | null {
  if (event?.type !== 'MemberRegistered' && event?.type !== 'EmailVerificationRequested') return null
  const { verificationRedirect } = event.data
  return isErased(verificationRedirect) ? null : verificationRedirect
}

interface Place {
  name: string
  origin: string
}

/** The site of an event. Throws while the read model does not contain the site, so that the effect is retried. */
async function placeOf({ sql, publicUrl }: MailTools, id: SiteId | null): Promise<Place> {
  if (id === null) return { name: new URL(publicUrl).hostname, origin: publicUrl }
  const site = await siteById(sql, id)
  if (!site) throw new Error(`The read model does not contain ${id} yet`)
  return { name: site.name, origin: siteOrigin(site.host, publicUrl) }
}

interface Letter {
  subject: string
  paragraphs: string[]
}

const dayOf = (iso: string) => new Date(iso).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })

function verification(
  place: Place,
  { name, lapsesAt, link }: Pick<Addressee, 'name' | 'lapsesAt'> & { link: URL },
): Letter {
  const deletion =
    lapsesAt !== null &&
    `If you don't verify your account, it will be deleted on ${dayOf(lapsesAt)}, along with everything posted from it.`
  return {
    subject: `Verify your account at ${place.name}`,
    paragraphs: [
      name ? `Hello ${name},` : 'Hello,',
      `Please confirm your email address for ${place.name}:`,
      link.href,
      [`This link expires in ${TOKEN_HOURS} hours.`, deletion].filter(Boolean).join(' '),
      "If you didn't sign up, ignore this email.",
    ],
  }
}

/** Mail that warns the owner of an e-mail address about a registration with it, which the form does not reveal. */
function warning(place: Place): Letter {
  return {
    subject: `You already have an account at ${place.name}`,
    paragraphs: [
      `Someone tried to sign up for ${place.name} with your email address, but you already have an account.`,
      'If this was you, log in here:',
      new URL(urlFor.login(), place.origin).href,
      'Forgot your password? Choose "Need help signing in?" on that page.',
      "If this wasn't you, you can ignore this email. Nobody else can verify an account with your address.",
    ],
  }
}

/**
 * Sends the link to verify an account or, if the address belongs to another member, a warning to that member. Sends
 * nothing if the new member is verified or being erased.
 */
export async function sendVerificationMail(
  tools: MailTools,
  { eventId, member, site }: Effect,
): Promise<void> {
  const events = await tools.log.read(streamOf(member))
  const nobody: Addressee = { email: null, name: '', lapsesAt: null, settled: false }
  const { email, name, lapsesAt, settled } = events.reduce(evolve, nobody)
  if (email === null || settled) return
  const kind = (await isAnothers(tools, { email, member })) ? 'warning' : 'verification'
  if (!(await claimLetter(tools.sql, { eventId, kind, member, address: addressKey(tools, email) }))) return
  const place = await placeOf(tools, site)
  let letter = warning(place)
  if (kind === 'verification') {
    const link = new URL('/api/auth/verify-email', place.origin)
    link.searchParams.set('token', await newToken(tools.sql, 'verify-email', member))
    const redirect = redirectOf(events.find(({ id }) => id === eventId))
    if (redirect !== null) link.searchParams.set('redirect', redirect)
    letter = verification(place, { name, lapsesAt, link })
  }
  await tools.mailer.send({
    to: email,
    subject: letter.subject,
    messageId: `<${eventId}.verification-mail@${new URL(tools.publicUrl).hostname}>`,
    text: letter.paragraphs.join('\n\n'),
  })
}
