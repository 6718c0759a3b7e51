import type { CatalogueEvent } from '../../events/catalogue.ts'
import { isErased } from '../../events/define.ts'
import { streamOf, type SiteId } from '../../events/kinds.ts'
import type { Log } from '../../events/log.ts'
import { siteById } from '../../projections/sites/queries.ts'
import type { Sql } from '../../projections/sql.ts'
import { MOST_AN_HOUR, newToken, TOKEN_HOURS, tokensMadeLately } from '../operational/tokens.ts'
import type { Mailer } from '../ports/mail.ts'
import { siteOrigin } from '../rules/links.ts'
import type { Effect } from './effects.ts'

/** What sending mail takes. */
export interface MailTools {
  log: Pick<Log, 'read'>
  sql: Sql
  mailer: Mailer
  /** The network's own address; that of a site has the same scheme and port. */
  publicUrl: string
}

interface Addressee {
  email: string | null
  username: string
  verified: boolean
}

function evolve(state: Addressee, event: CatalogueEvent): Addressee {
  switch (event.type) {
    case 'MemberRegistered':
    case 'UsernameChanged': {
      const { username } = event.data
      const email = 'email' in event.data ? event.data.email : state.email
      if (isErased(username) || isErased(email)) return { ...state, email: null }
      return { ...state, username, email }
    }
    case 'MemberVerified':
      return { ...state, verified: true }
    default:
      return state
  }
}

/**
 * Name and origin of a site as they are now; the network's own for a command that was given on no site. Throws while
 * the read model does not have the site yet: the effect is tried again.
 */
async function placeOf({ sql, publicUrl }: MailTools, id: SiteId | null) {
  if (id === null) return { name: new URL(publicUrl).hostname, origin: publicUrl }
  const site = await siteById(sql, id)
  if (!site) throw new Error(`The read model does not have ${id} yet`)
  return { name: site.name, origin: siteOrigin(site.host, publicUrl) }
}

/** Sends a member the link that verifies the account; nothing when that is done or there is no address. */
export async function sendVerificationMail(
  tools: MailTools,
  { eventId, member, site }: Effect,
): Promise<void> {
  const events = await tools.log.read(streamOf(member))
  const { email, username, verified } = events.reduce(evolve, { email: null, username: '', verified: false })
  if (email === null || verified) return
  // Nobody's inbox is to be flooded, whoever gave the address.
  if ((await tokensMadeLately(tools.sql, 'verify-email', member)) >= MOST_AN_HOUR) return
  const place = await placeOf(tools, site)
  const link = new URL('/api/auth/verify-email', place.origin)
  link.searchParams.set('token', await newToken(tools.sql, 'verify-email', member))
  await tools.mailer.send({
    to: email,
    subject: `Verify your account at ${place.name}`,
    messageId: `<${eventId}.verification-mail@${new URL(tools.publicUrl).hostname}>`,
    text: [
      `Hello ${username},`,
      `please open this link to verify your account at ${place.name}:`,
      link.href,
      `It works once, for ${TOKEN_HOURS} hours. If you did not create an account, you need do nothing.`,
    ].join('\n\n'),
  })
}
