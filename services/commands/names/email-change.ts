import { isErased } from '../../../events/define.ts'
import { streamOf, type MemberId } from '../../../events/kinds.ts'
import { accounts } from '../accounts.ts'
import { reject, type Intent, type Outcome } from '../frame/decider.ts'
import { uuidOf } from '../frame/ids.ts'
import { liveIntent } from '../frame/intent.ts'
import type { Tools } from '../frame/tools.ts'
import { isAnothers } from './addresses.ts'
import { emailIn, factsOf, foldEmail, namesIn, release, reserve } from './registration.ts'

/** Address that a member asked for in a request (spec §7 updateEmail); null if unknown or erased. */
async function requestedEmail(
  { log }: Pick<Tools, 'log'>,
  { member, request }: { member: MemberId; request: string },
): Promise<string | null> {
  const events = await log.read(streamOf(member))
  const asked = events.findLast(
    ({ type, data }) => type === 'EmailChangeRequested' && data.request === request,
  )
  if (asked?.type !== 'EmailChangeRequested' || isErased(asked.data.email)) return null
  return asked.data.email
}

/**
 * Asks for another address in the place of a member who can reach neither the account nor the mailbox. As for a
 * member's own request, only the link that is mailed to the new address changes it.
 */
export async function offerEmailChange(
  tools: Tools,
  { member, email, reason }: { member: MemberId; email: string; reason: string },
): Promise<Outcome> {
  if (await isAnothers(tools, { email, member }))
    return { ok: false, rejection: reject('CONFLICT', 'Another member has this address.').rejection }
  const { home } = await factsOf(tools.log, member)
  const intent = liveIntent('system', home)
  const request = uuidOf(0, `email change ${intent.commandId}`)
  return tools.dispatch(accounts, { name: 'offerEmailChange', member, email, request, reason }, intent)
}

/**
 * Changes a member's e-mail address to the one of a request: reserves it, changes it, and releases the former ones. A
 * retry with the same command id completes the change.
 */
export async function changeEmail(
  tools: Tools,
  { member, request }: { member: MemberId; request: string },
  intent: Intent,
): Promise<Outcome> {
  const { dispatch, log } = tools
  const email = await requestedEmail(tools, { member, request })
  if (email === null) return { ok: false, rejection: reject('NOT_FOUND', 'Member not found').rejection }
  const wanted = { kind: 'email', value: email, owner: member } as const
  const reserved = await reserve(tools, wanted, intent)
  if (!reserved.ok) return reserved
  const outcome = await dispatch(accounts, { name: 'changeEmail', member, email, request }, intent)
  // A rejected change at the same time may have released the address before this one succeeded.
  if (outcome.ok) await reserve(tools, wanted, intent, 'confirm email')
  // After a rejection, this releases the new address, unless the member has it.
  const events = await log.read(streamOf(member))
  const present = foldEmail(emailIn(events) ?? '')
  const former = namesIn(member, events).filter(
    ({ kind, value }) => kind === 'email' && foldEmail(value) !== present,
  )
  for (const [number, name] of former.entries()) await release(tools, name, intent, `release email ${number}`)
  return outcome
}
