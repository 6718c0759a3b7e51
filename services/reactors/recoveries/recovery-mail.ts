import type { RecordedEvent } from '../../../events/event.ts'
import { streamOf } from '../../../events/kinds.ts'
import { hasProved } from '../../commands/names/addresses.ts'
import { newToken } from '../../operational/tokens.ts'
import { STOP_HOURS } from '../../rules/people/people.ts'
import { urlFor } from '../../rules/routes/links.ts'
import { mailedPath } from '../../rules/routes/mailed-links.ts'
import { longMoment } from '../../rules/sites/dates.ts'
import type { Effect } from '../effects.ts'
import { addresseeOf, greeting, placeOf, receives, sendLetter, type SendTools } from '../letter.ts'

const changes = {
  email: 'use another email address for your account',
  'second-factor': 'remove the second factor of your account, so that a log-in needs only the password',
} as const

/** The request of an event of a recovery, and that event; null for other events. */
function requestOf(events: readonly RecordedEvent[], event: RecordedEvent | undefined) {
  if (
    event?.type !== 'AccessRecoveryRequested' &&
    event?.type !== 'AccessRecoveryConfirmed' &&
    event?.type !== 'AccessRecoveryStopped'
  )
    return null
  const { request } = event.data
  const asked = events.find(
    ({ type, data }) => type === 'AccessRecoveryRequested' && data.request === request,
  )
  if (asked?.type !== 'AccessRecoveryRequested') return null
  const isOver = events.some(
    ({ type, data }) =>
      (type === 'AccessRecoveryStopped' || type === 'AccessRecovered') && data.request === request,
  )
  return { event, request, change: changes[asked.data.way], isOver }
}

/**
 * Tells a member, at the address proven before, that an administrator asked to change how the member logs in, with a
 * link that stops it; or that it was stopped.
 */
export async function sendRecoveryNotice(tools: SendTools, effect: Effect): Promise<void> {
  const { eventId, member, site } = effect
  const events = await tools.log.read(streamOf(member))
  const found = requestOf(
    events,
    events.find(({ id }) => id === eventId),
  )
  const addressee = addresseeOf(events)
  const { email } = addressee
  if (!found || email === null || !receives(addressee, 'account')) return
  if (!(await hasProved(tools, { email, member }))) return
  const { event, request, change, isOver } = found
  const isStopped = event.type === 'AccessRecoveryStopped'
  if (isOver && !isStopped) return
  const place = await placeOf(tools, site)
  if (isStopped)
    return sendLetter(tools, effect, {
      to: email,
      place,
      subject: `Your log-in at ${place.name} stays as it is`,
      parts: [
        greeting(addressee),
        `Somebody had asked us to ${change} at ${place.name}. This was stopped, and nothing has changed.`,
        'If somebody else asked for it, choose a new password:',
        { label: 'Choose a new password', href: new URL(urlFor.forgotPassword(), place.origin).href },
      ],
    })
  const { due } = event.data
  const token = await newToken(tools.sql, 'keep-access', member, request)
  await sendLetter(tools, effect, {
    to: email,
    place,
    subject: `Someone asked to change how you log in at ${place.name}`,
    parts: [
      greeting(addressee),
      `Someone who can no longer log in to your account at ${place.name} wrote to us, and asked us to ${change}.`,
      due === null
        ? `An administrator asked for this. If a second administrator confirms it, it happens ${STOP_HOURS} hours later, and we write to you again.`
        : `It happens on ${longMoment(new Date(due), place.language)} (UTC), unless you stop it before.`,
      'If this was you, you can ignore this email. If not, stop the change here:',
      { label: 'Stop the change', href: new URL(mailedPath.keepAccess(token), place.origin).href },
    ],
  })
}
