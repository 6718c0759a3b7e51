import { streamOf } from '../../../../events/kinds.ts'
import type { ContentRow } from '../../reads.ts'
import type { GraphContext } from './context.ts'

/** Number of latest events in which to search for a withdrawal, as moderators' decisions can follow it. */
const MAX_LATEST = 10

/** Deadline for the viewer to restore their withdrawn item, read from the log; null for all other items. */
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
