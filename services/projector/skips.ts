import type { Log } from '../../events/log.ts'

const PAGE = 1000

/**
 * The events (by id) that are left out of the tables of a schema, because an operator decided so: of live work, of
 * replays and of audits alike.
 */
export async function skipsOf(log: Pick<Log, 'read'>, schema: string): Promise<ReadonlySet<string>> {
  const skipped = new Set<string>()
  for (let from = 0; ; from += PAGE) {
    const events = await log.read(`projection-${schema}`, { from, limit: PAGE })
    for (const { type, data } of events) if (type === 'ProjectionEventSkipped') skipped.add(data.event)
    if (events.length < PAGE) return skipped
  }
}
