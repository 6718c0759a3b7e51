import { streamOf } from '../../../../events/kinds.ts'
import { isSelf } from '../../../rules/visibility.ts'
import type { ContentRow } from '../../reads.ts'
import type { GraphContext } from './context.ts'

/** Number of a stream's latest events among which the withdrawal is searched; moderators' decisions may follow it. */
const MAX_LATEST = 10

/** Time until which the viewer can restore an item that the viewer withdrew, from the log; null for other items. */
export async function restorableUntil(
  { id, author, withdrawn }: ContentRow,
  _: unknown,
  { viewer, services }: GraphContext,
): Promise<Date | null> {
  if (!withdrawn || !isSelf(viewer, author)) return null
  const latest = await services.log.read(streamOf(id), { backwards: true, limit: MAX_LATEST })
  const change = latest.find(({ type }) => type === 'ContentWithdrawn' || type === 'ContentRestored')
  const until = change?.type === 'ContentWithdrawn' ? new Date(change.data.restorableUntil) : null
  return until && until > new Date() ? until : null
}
