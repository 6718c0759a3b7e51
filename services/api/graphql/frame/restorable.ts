import { streamOf } from '../../../../events/kinds.ts'
import type { ContentRow } from '../../reads.ts'
import type { GraphContext } from './context.ts'

/** The most events that are looked through for a withdrawal: decisions of moderators may follow it. */
const MAX_LATEST = 10

/** Until when an author can restore an item; the log is asked, and only for what the viewer took back. */
export async function restorableUntil(
  { id, author, withdrawn }: ContentRow,
  _: unknown,
  { viewer, services }: GraphContext,
): Promise<Date | null> {
  if (!withdrawn || viewer?.id !== author) return null
  const latest = await services.log.read(streamOf(id), { backwards: true, limit: MAX_LATEST })
  const change = latest.find(({ type }) => type === 'ContentWithdrawn' || type === 'ContentRestored')
  const until = change?.type === 'ContentWithdrawn' ? new Date(change.data.restorableUntil) : null
  return until && until > new Date() ? until : null
}
