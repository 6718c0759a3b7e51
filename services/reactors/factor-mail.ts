import type { RecordedEvent } from '../../events/event.ts'
import { streamOf } from '../../events/kinds.ts'
import { addressKey, hasProved } from '../commands/names/addresses.ts'
import { claimLetter } from '../operational/letters.ts'
import { longMoment } from '../rules/sites/dates.ts'
import { urlFor } from '../rules/routes/links.ts'
import type { Effect } from './effects.ts'
import { addresseeOf, greeting, placeOf, receives, sendLetter, type SendTools } from './letter.ts'

/** Subject of a notice and its sentence up to the place; null for other events. */
function factOf({ type, data }: RecordedEvent): { subject: string; fact: string } | null {
  switch (type) {
    case 'SecondFactorChanged':
      return data.on
        ? {
            subject: 'An authenticator app was added',
            fact: 'An authenticator app was added to your account',
          }
        : {
            subject: 'Your authenticator app was removed',
            fact: 'The authenticator app was removed from your account',
          }
    case 'PasskeyAdded':
      return {
        subject: 'A passkey was added',
        fact: 'A passkey, which can log in to your account, was added to it',
      }
    case 'PasskeyRemoved':
      return { subject: 'A passkey was removed', fact: 'A passkey was removed from your account' }
    case 'RecoveryCodeUsed':
      return { subject: 'A recovery code was used', fact: 'A recovery code of your account was used' }
    case 'RecoveryCodesRenewed':
      return {
        subject: 'New recovery codes',
        fact: 'Your account got new recovery codes, and the earlier ones no longer work',
      }
    case 'SecondFactorsReset':
      return {
        subject: 'Your second factor was removed',
        fact: 'The app, passkeys and recovery codes were removed from your account, so that a log-in needs only the password',
      }
    default:
      return null
  }
}

/** Events whose mails are limited; those of added and removed factors may never be lost among them. */
const limited = new Set(['RecoveryCodeUsed', 'RecoveryCodesRenewed'])

/** Tells a member about a change of the second factors. Addresses that nobody has proved get no mail. */
export async function sendFactorNotice(tools: SendTools, effect: Effect): Promise<void> {
  const { eventId, member, site } = effect
  const events = await tools.log.read(streamOf(member))
  const at = events.findIndex(({ id }) => id === eventId)
  const event = events[at]
  const notice = event && factOf(event)
  const { verified } = addresseeOf(events.slice(0, at))
  const addressee = { ...addresseeOf(events), verified }
  const { email } = addressee
  if (!notice || email === null || !receives(addressee, 'account')) return
  if (!(await hasProved(tools, { email, member }))) return
  const letter = { eventId, kind: 'recovery codes', member, address: addressKey(tools, email) } as const
  if (limited.has(event.type) && !(await claimLetter(tools.sql, letter))) return
  const place = await placeOf(tools, site)
  await sendLetter(tools, effect, {
    to: email,
    place,
    subject: `${notice.subject} at ${place.name}`,
    parts: [
      greeting(addressee),
      `${notice.fact} at ${place.name}, on ${longMoment(new Date(event.recordedAt), place.language)} (UTC).`,
      'If this was you, you can ignore this email. If not, look at the passkeys and the app in your account settings:',
      { label: 'Open your account settings', href: new URL(urlFor.accountSettings(), place.origin).href },
      'Then choose a new password, which logs out all devices:',
      { label: 'Choose a new password', href: new URL(urlFor.forgotPassword(), place.origin).href },
    ],
  })
}
