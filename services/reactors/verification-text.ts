import type { RecordedEvent } from '../../events/event.ts'
import { streamOf } from '../../events/kinds.ts'
import { codeFor, codeHash, phoneKey } from '../commands/names/codes.ts'
import { phoneIn } from '../commands/names/phones.ts'
import { claimCode, CODE_MINUTES } from '../operational/phone-codes.ts'
import type { Effect } from './effects.ts'
import { addresseeOf, receives, type SendTools } from './letter.ts'

const MINUTE_MS = 60_000

/** True if the code of a request would be too late: a later code or number replaces it, or its time is over. */
function isLate(events: readonly RecordedEvent[], eventId: string): boolean {
  const index = events.findIndex(({ id }) => id === eventId)
  const request = events[index]
  if (request?.type !== 'PhoneVerificationRequested') return true
  const isReplaced = events
    .slice(index + 1)
    .some(({ type }) => type === 'PhoneVerificationRequested' || type === 'PhoneSet')
  return isReplaced || Date.parse(request.data.requestedAt) < Date.now() - CODE_MINUTES * MINUTE_MS
}

/**
 * Sends the code with which a member proves to have a phone number. Sends nothing if it would be too late, if the
 * member is verified or being erased, or if the number has received too many codes. The text names neither the site nor
 * its condition, because others may see the screen of a locked phone.
 */
export async function sendVerificationText(tools: SendTools, effect: Effect): Promise<void> {
  const { sql, texter, pepper } = tools
  const { eventId, member } = effect
  const events = await tools.log.read(streamOf(member))
  const addressee = addresseeOf(events)
  const phone = phoneIn(events)
  if (phone === null || addressee.verified || !receives(addressee, 'link') || isLate(events, eventId)) return
  // Every attempt has the same code, because the provider sends only the text of the first.
  const code = codeFor(pepper, eventId)
  const hash = codeHash(pepper, { member, code })
  if (!(await claimCode(sql, { eventId, member, phone: phoneKey(pepper, phone), hash }))) return
  await texter.send({
    to: `+1${phone}`,
    text: `${code} is your verification code. It expires in ${CODE_MINUTES} minutes. If you didn't ask for it, ignore this message.`,
    id: `${eventId}.${effect.effect}`,
  })
}
