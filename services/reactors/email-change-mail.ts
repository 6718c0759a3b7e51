import { isErased } from '../../events/define.ts'
import { streamOf } from '../../events/kinds.ts'
import { addressKey, hasProved, isAnothers } from '../commands/names/addresses.ts'
import { claimLetter } from '../operational/letters.ts'
import { newToken, TOKEN_HOURS } from '../operational/tokens.ts'
import { urlFor } from '../rules/routes/links.ts'
import { mailedPath } from '../rules/routes/mailed-links.ts'
import type { Effect } from './effects.ts'
import {
  addresseeOf,
  greeting,
  placeOf,
  receives,
  sendLetter,
  type Letter,
  type SendTools,
  type Place,
} from './letter.ts'

const expiry = `The link expires in ${TOKEN_HOURS['change-email']} hours and works once.`
/** Time for which the link of a change lasts that the member did not ask for at a screen, in hours. */
const OFFER_HOURS = 7 * 24

/**
 * The account before the event of an effect, that event, and its request if it is still open; null without any.
 * `isOffer`: an operator asked for the change.
 */
async function situationOf({ log }: SendTools, { eventId, member }: Effect) {
  const events = await log.read(streamOf(member))
  const at = events.findIndex(({ id }) => id === eventId)
  const event = events[at]
  if (!event || !receives(addresseeOf(events), 'link')) return null
  if (event.type !== 'EmailChangeRequested' && event.type !== 'EmailChanged') return null
  if (isErased(event.data.email)) return null
  const later = events.slice(at + 1).map(({ type }) => type)
  const isOpen = !later.some((type) => /^Email(Change(Requested|Cancelled)|Changed)$/.test(type))
  const request = event.type === 'EmailChangeRequested' && isOpen ? event.data.request : null
  const isOffer = event.metadata.actor === 'system'
  return { before: addresseeOf(events.slice(0, at)), email: event.data.email, request, isOffer }
}

/** Mail to the holder of an address that another member wants, which the account settings do not reveal. */
const warning = (place: Place): Letter => ({
  subject: `Your email address at ${place.name}`,
  parts: [
    `Someone asked to use your email address for another account at ${place.name}. That isn't possible, because you already have an account with it.`,
    'If this was you, log in here:',
    { label: 'Log in', href: new URL(urlFor.login(), place.origin).href },
    "If this wasn't you, you can ignore this email. Nothing has changed.",
  ],
})

/** Sends the link that confirms a new address or, if it belongs to another member, a warning to that member. */
export async function sendChangeLink(tools: SendTools, effect: Effect): Promise<void> {
  const { eventId, member, site } = effect
  const found = await situationOf(tools, effect)
  if (!found?.request) return
  const { email, request, before, isOffer } = found
  const isTaken = await isAnothers(tools, { email, member })
  const letter = { eventId, member, address: addressKey(tools, email) }
  if (!(await claimLetter(tools.sql, { ...letter, kind: isTaken ? 'warning' : 'email change' }))) return
  const place = await placeOf(tools, site)
  if (isTaken) return sendLetter(tools, effect, { to: email, place, ...warning(place) })
  const hours = isOffer ? OFFER_HOURS : TOKEN_HOURS['change-email']
  const token = await newToken(tools.sql, 'change-email', member, request, hours)
  await sendLetter(tools, effect, {
    to: email,
    place,
    subject: `Confirm your new email address for ${place.name}`,
    parts: [
      greeting(before),
      `To use this address for your account at ${place.name}, open this link:`,
      { label: 'Use this address', href: new URL(mailedPath.updateEmail(token), place.origin).href },
      isOffer ? 'The link expires in a week and works once.' : expiry,
      ...(isOffer
        ? [
            'Then choose a password, with which you can log in:',
            { label: 'Choose a password', href: new URL(urlFor.forgotPassword(), place.origin).href },
          ]
        : []),
      "If you didn't ask for this, ignore this email.",
    ],
  })
}

/** Tells the present address about a requested change, with a link that stops it. Unverified addresses get no mail. */
export async function sendChangeNotice(tools: SendTools, effect: Effect): Promise<void> {
  const { eventId, member, site } = effect
  const found = await situationOf(tools, effect)
  if (!found?.request || found.before.email === null || !receives(found.before, 'account')) return
  const { before, request, isOffer } = found
  const to = before.email!
  if (!(await hasProved(tools, { email: to, member }))) return
  const letter = { eventId, member, address: addressKey(tools, to), kind: 'email notice' } as const
  if (!(await claimLetter(tools.sql, letter))) return
  const place = await placeOf(tools, site)
  const token = await newToken(tools.sql, 'keep-email', member, request)
  await sendLetter(tools, effect, {
    to,
    place,
    subject: `Someone asked to change your email address at ${place.name}`,
    parts: [
      greeting(before),
      `${isOffer ? `Someone who can no longer log in to your account at ${place.name} wrote to us, and asked` : `Someone who is logged in to your account at ${place.name} asked`} to use another email address for it. It changes when they confirm the new address.`,
      'If this was you, you can ignore this email. If not, stop the change here:',
      { label: 'Stop the change', href: new URL(mailedPath.updateEmail(token, true), place.origin).href },
      'Then choose a new password, because someone else may know yours:',
      { label: 'Choose a new password', href: new URL(urlFor.forgotPassword(), place.origin).href },
    ],
  })
}

/** Tells the former address that the change is complete. */
export async function sendChangedNotice(tools: SendTools, effect: Effect): Promise<void> {
  const found = await situationOf(tools, effect)
  if (!found || found.before.email === null || !receives(found.before, 'account')) return
  const { email: to } = found.before
  if (!(await hasProved(tools, { email: to, member: effect.member }))) return
  const place = await placeOf(tools, effect.site)
  await sendLetter(tools, effect, {
    to,
    place,
    subject: `Your email address at ${place.name} was changed`,
    parts: [
      greeting(found.before),
      `Your account at ${place.name} now uses another email address. We won't write to this one again, and all other devices were logged out.`,
      `If this wasn't you, write to contact@${new URL(place.origin).hostname} at once.`,
    ],
  })
}
