import { streamOf } from '../../events/kinds.ts'
import { addressKey, boundTo, isAnothers } from '../commands/names/addresses.ts'
import { claimLetter } from '../operational/letters.ts'
import { newToken, TOKEN_HOURS } from '../operational/tokens.ts'
import { urlFor } from '../rules/routes/links.ts'
import { mailedPath } from '../rules/routes/mailed-links.ts'
import type { Effect } from './effects.ts'
import { addresseeOf, greeting, placeOf, receives, sendLetter, type SendTools } from './letter.ts'

const hours = new Intl.NumberFormat('en', { style: 'unit', unit: 'hour', unitDisplay: 'long' })
const account = (name: string) => (name ? `your account “${name}”` : 'your account')

/**
 * Sends the link to choose a new password. Sends nothing if the password was reset after the request, if the address
 * belongs to another member, or if the member is being erased.
 */
export async function sendResetMail(tools: SendTools, effect: Effect): Promise<void> {
  const { eventId, member, site } = effect
  const events = await tools.log.read(streamOf(member))
  const addressee = addresseeOf(events)
  const { email, name, slug } = addressee
  if (email === null || !receives(addressee, 'link')) return
  const requested = events.findIndex(({ id }) => id === eventId)
  if (events.slice(requested).some(({ type }) => type === 'PasswordReset')) return
  if (await isAnothers(tools, { email, member })) return
  const address = addressKey(tools, email)
  if (!(await claimLetter(tools.sql, { eventId, kind: 'reset', member, address }))) return
  const place = await placeOf(tools, site)
  const token = await newToken(tools.sql, 'reset-password', member, boundTo(tools, email))
  await sendLetter(tools, effect, {
    to: email,
    place,
    subject: `Choose a new password for ${place.name}`,
    parts: [
      greeting({ name }),
      `Someone asked for a new password for ${account(name)} at ${place.name}. To choose one, open this link:`,
      {
        label: 'Choose a new password',
        href: new URL(mailedPath.resetPassword(token, slug), place.origin).href,
      },
      `The link expires in ${hours.format(TOKEN_HOURS['reset-password'])} and works once.`,
      "If you didn't ask for this, ignore this email. Your password stays as it is.",
    ],
  })
}

/** Tells a member that the password was reset, so that a stranger's reset does not stay unnoticed. */
export async function sendPasswordNotice(tools: SendTools, effect: Effect): Promise<void> {
  const addressee = addresseeOf(await tools.log.read(streamOf(effect.member)))
  const { email, name } = addressee
  if (email === null || !receives(addressee, 'link')) return
  const place = await placeOf(tools, effect.site)
  await sendLetter(tools, effect, {
    to: email,
    place,
    subject: `Your password for ${place.name} was changed`,
    parts: [
      greeting({ name }),
      `The password of ${account(name)} at ${place.name} was just changed with a link from an email to you. All devices were logged out.`,
      "If this wasn't you, someone else can read your email. Change the password of your email account, then choose a new one here:",
      { label: 'Choose a new password', href: new URL(urlFor.forgotPassword(), place.origin).href },
    ],
  })
}
