import { streamOf, type MemberId } from '../../../events/kinds.ts'
import { accessRecoveries } from '../access-recoveries.ts'
import { reject, type Intent, type Outcome, type Rejected } from '../frame/decider.ts'
import { uuidOf } from '../frame/ids.ts'
import type { Tools } from '../frame/tools.ts'
import { hasProved, isAnothers } from './addresses.ts'
import { emailIn, factsOf, foldEmail } from './registration.ts'

const unproven = reject(
  'CONFLICT',
  "This member has no proven email address for a notice. The network's operator can help, with npm run member.",
)

/** Rejection if a member has no proven address, to which the notice of a change would go; otherwise null. */
export async function unprovenRejection(
  tools: Pick<Tools, 'log' | 'pepper'>,
  { member, email }: { member: MemberId; email: string | null },
): Promise<Rejected | null> {
  return email !== null && (await hasProved(tools, { email, member })) ? null : unproven
}

const conflict = (message: string): Outcome => ({
  ok: false,
  rejection: reject('CONFLICT', message).rejection,
})

/**
 * Asks, as an administrator, for a change of a member's ways to log in; without `email`, for the removal of the second
 * factor. The member must have a proven address, to which the notice goes, in the look of the member's own community.
 */
export async function requestRecovery(
  tools: Tools,
  {
    member,
    email,
    ...asked
  }: { member: MemberId; email: string | null; reason: string; others: readonly MemberId[] },
  intent: Intent,
): Promise<Outcome> {
  const present = emailIn(await tools.log.read(streamOf(member)))
  const rejected = await unprovenRejection(tools, { member, email: present })
  if (rejected) return { ok: false, rejection: rejected.rejection }
  if (email !== null && foldEmail(email) === foldEmail(present ?? ''))
    return conflict('The member has this address already.')
  if (email !== null && (await isAnothers(tools, { email, member })))
    return conflict('Another member has this address.')
  const { home } = await factsOf(tools.log, member)
  const way = email === null ? 'second-factor' : 'email'
  const request = uuidOf(0, `access recovery ${intent.commandId}`)
  return tools.dispatch(
    accessRecoveries,
    { name: 'requestRecovery', member, request, way, email, ...asked },
    { ...intent, site: home },
  )
}
