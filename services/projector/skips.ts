import type { Log } from '../../events/log.ts'

const PAGE_EVENTS = 1000

/** Ids of the events that live updates, replays and audits leave out of the tables in a schema. */
export async function skipsOf(log: Pick<Log, 'read'>, schema: string): Promise<ReadonlySet<string>> {
  const skipped = new Set<string>()
  for (let from = 0; ; from += PAGE_EVENTS) {
    const events = await log.read(`projection-${schema}`, { from, limit: PAGE_EVENTS })
    for (const { type, data } of events) if (type === 'ProjectionEventSkipped') skipped.add(data.event)
    if (events.length < PAGE_EVENTS) return skipped
  }
}
