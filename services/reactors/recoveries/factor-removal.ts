import { streamOf } from '../../../events/kinds.ts'
import { removeSecondFactors } from '../../operational/factors/second-factors.ts'
import type { Effect } from '../effects.ts'
import type { SendTools } from '../letter.ts'
import type { PreviewTools } from '../link-preview.ts'

/**
 * Removes the second factors of a member after an administrator's change, unless the member has added one since.
 * Announces the change, as a role may depend on it.
 */
export async function removeFactors(
  { log, sql, announce }: Pick<SendTools, 'log' | 'sql'> & Pick<PreviewTools, 'announce'>,
  { eventId, member }: Effect,
): Promise<void> {
  const events = await log.read(streamOf(member))
  const at = events.findIndex(({ id }) => id === eventId)
  const recovered = events[at]
  if (recovered?.type !== 'AccessRecovered' || recovered.data.way !== 'second-factor') return
  const hasNew = events
    .slice(at)
    .some(({ type, data }) => type === 'PasskeyAdded' || (type === 'SecondFactorChanged' && data.on))
  if (hasNew) return
  await removeSecondFactors(sql, member)
  await announce(`member:${member}`, member)
}
