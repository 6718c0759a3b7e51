import type { CatalogueEvent } from '../../events/catalogue.ts'
import { isErased } from '../../events/define.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { streamOf } from '../../events/kinds.ts'
import { addressKey, boundTo, isAnothers } from '../commands/names/addresses.ts'
import { claimLetter } from '../operational/letters.ts'
import { newToken, TOKEN_HOURS } from '../operational/tokens.ts'
import { longDay } from '../rules/sites/dates.ts'
import { urlFor } from '../rules/routes/links.ts'
import type { Effect } from './effects.ts'
import {
  addresseeOf,
  greeting,
  placeOf,
  receives,
  sendLetter,
  type Addressee,
  type Letter,
  type SendTools,
  type Place,
  type SitePlace,
} from './letter.ts'

/** Path that opens after verification; null for the home page. */
function redirectOf(event: CatalogueEvent | undefined): string | null {
  if (event?.type !== 'MemberRegistered' && event?.type !== 'EmailVerificationRequested') return null
  const { verificationRedirect } = event.data
  return isErased(verificationRedirect) ? null : verificationRedirect
}

/** True if the member has just registered with an address that a provider has verified, which verifies the member. */
const isVouched = (event: RecordedEvent | undefined, events: readonly RecordedEvent[]): boolean =>
  event?.type === 'MemberRegistered' &&
  events.some(
    ({ type, data, metadata }) =>
      type === 'AuthAccountLinked' && data.vouched && metadata.commandId === event.metadata.commandId,
  )

function verification(
  place: SitePlace,
  { name, lapsesAt, link }: Pick<Addressee, 'name' | 'lapsesAt'> & { link: URL },
): Letter {
  const deletion =
    lapsesAt !== null &&
    `If you don't verify your account, it will be deleted on ${longDay(new Date(lapsesAt), place.language)}, along with everything posted from it.`
  return {
    subject: `Verify your account at ${place.name}`,
    parts: [
      greeting({ name }),
      `Please confirm your email address for ${place.name}:`,
      { label: 'Verify my account', href: link.href },
      [`This link expires in ${TOKEN_HOURS['verify-email']} hours.`, deletion].filter(Boolean).join(' '),
      "If you didn't sign up, ignore this email.",
    ],
  }
}

/** Mail that warns the owner of an e-mail address about a registration with it, which the form does not reveal. */
function warning(place: Place): Letter {
  return {
    subject: `You already have an account at ${place.name}`,
    parts: [
      `Someone tried to sign up for ${place.name} with your email address, but you already have an account.`,
      'If this was you, log in here:',
      { label: 'Log in', href: new URL(urlFor.login(), place.origin).href },
      'Forgot your password? Choose "Need help signing in?" on that page.',
      "If this wasn't you, you can ignore this email. Nobody else can verify an account with your address.",
    ],
  }
}

/**
 * Sends the link to verify an account or, if the address belongs to another member, a warning to that member. Sends
 * nothing if the new member is verified, by a provider too, or being erased.
 */
export async function sendVerificationMail(tools: SendTools, effect: Effect): Promise<void> {
  const { eventId, member, site } = effect
  const events = await tools.log.read(streamOf(member))
  const addressee = addresseeOf(events)
  const { email, name, lapsesAt, verified } = addressee
  const event = events.find(({ id }) => id === eventId)
  if (email === null || verified || !receives(addressee, 'link') || isVouched(event, events)) return
  const kind = (await isAnothers(tools, { email, member })) ? 'warning' : 'verification'
  if (!(await claimLetter(tools.sql, { eventId, kind, member, address: addressKey(tools, email) }))) return
  const place = await placeOf(tools, site)
  let letter = warning(place)
  if (kind === 'verification') {
    const link = new URL('/api/auth/verify-email', place.origin)
    const token = await newToken(tools.sql, 'verify-email', member, boundTo(tools, email))
    link.searchParams.set('token', token)
    const redirect = redirectOf(event)
    if (redirect !== null) link.searchParams.set('redirect', redirect)
    letter = verification(place, { name, lapsesAt, link })
  }
  await sendLetter(tools, effect, { to: email, place, ...letter })
}
