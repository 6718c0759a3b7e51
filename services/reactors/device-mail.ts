import { streamOf } from '../../events/kinds.ts'
import { addressKey, hasProved } from '../commands/names/addresses.ts'
import { claimLetter } from '../operational/letters.ts'
import { signInDevice } from '../operational/sign-ins.ts'
import { longMoment } from '../rules/sites/dates.ts'
import { urlFor } from '../rules/routes/links.ts'
import type { Effect } from './effects.ts'
import { addresseeOf, greeting, placeOf, receives, sendLetter, type SendTools } from './letter.ts'

/** Tells a member about a log-in with a device that never logged in to the account before. */
export async function sendDeviceNotice(tools: SendTools, effect: Effect): Promise<void> {
  const { eventId, member, site } = effect
  const addressee = addresseeOf(await tools.log.read(streamOf(member)))
  const { email } = addressee
  const found = await signInDevice(tools.sql, eventId)
  if (email === null || !receives(addressee, 'account') || !found) return
  if (!(await hasProved(tools, { email, member }))) return
  const letter = { eventId, kind: 'device', member, address: addressKey(tools, email) } as const
  if (!(await claimLetter(tools.sql, letter))) return
  const place = await placeOf(tools, site)
  await sendLetter(tools, effect, {
    to: email,
    place,
    subject: `New log-in to your account at ${place.name}`,
    parts: [
      greeting(addressee),
      `Someone logged in to your account at ${place.name} with a new device: ${found.device}, ${longMoment(found.firstAt, place.language)} (UTC).`,
      'If this was you, you can ignore this email. If not, choose a new password, which logs out all devices:',
      { label: 'Choose a new password', href: new URL(urlFor.forgotPassword(), place.origin).href },
    ],
  })
}
