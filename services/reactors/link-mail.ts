import { streamOf } from '../../events/kinds.ts'
import { addressKey, hasProved } from '../commands/names/addresses.ts'
import { claimLetter } from '../operational/letters.ts'
import { providerNames } from '../rules/providers.ts'
import { longMoment } from '../rules/sites/dates.ts'
import { urlFor } from '../rules/routes/links.ts'
import type { Effect } from './effects.ts'
import { addresseeOf, greeting, placeOf, receives, sendLetter, type SendTools } from './letter.ts'

/** Tells a member that an account at a provider was linked. Addresses that nobody has proved get no mail. */
export async function sendLinkNotice(tools: SendTools, effect: Effect): Promise<void> {
  const { eventId, member, site } = effect
  const events = await tools.log.read(streamOf(member))
  const at = events.findIndex(({ id }) => id === eventId)
  const linked = events[at]
  const { verified } = addresseeOf(events.slice(0, at))
  const addressee = { ...addresseeOf(events), verified }
  const { email } = addressee
  if (linked?.type !== 'AuthAccountLinked' || email === null || !receives(addressee, 'account')) return
  if (!(await hasProved(tools, { email, member }))) return
  const letter = { eventId, kind: 'link', member, address: addressKey(tools, email) } as const
  if (!(await claimLetter(tools.sql, letter))) return
  const place = await placeOf(tools, site)
  const provider = providerNames[linked.data.provider]
  await sendLetter(tools, effect, {
    to: email,
    place,
    subject: `A ${provider} account was linked at ${place.name}`,
    parts: [
      greeting(addressee),
      `A ${provider} account was linked to your account at ${place.name} on ${longMoment(new Date(linked.recordedAt), place.language)} (UTC), and can log in to it.`,
      'If this was you, you can ignore this email. If not, unlink it in your account settings:',
      { label: 'Open your account settings', href: new URL(urlFor.accountSettings(), place.origin).href },
      'Then choose a new password, which logs out all devices:',
      { label: 'Choose a new password', href: new URL(urlFor.forgotPassword(), place.origin).href },
    ],
  })
}
