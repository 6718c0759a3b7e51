import { keysOf } from '../../events/entries.ts'
import { catalogue, type EventName } from '../../events/catalogue.ts'
import type { EventTypes } from '../../events/define.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { streamOf } from '../../events/kinds.ts'
import { json, only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'

const types: EventTypes = catalogue

/** Names of an event type's personal fields, each with the name of the field that contains the member's id. */
const personalFields = (type: EventName): [string, string][] => [
  ...(types[type]?.versions.at(-1)?.personal ?? []),
]

/** Ids of the members about whom an event has personal fields, also if these fields are erased. */
function subjectsOf({ type, data }: RecordedEvent): string[] {
  const fields = new Map<string, unknown>(Object.entries(data))
  const carried = personalFields(type).filter(([field]) => (fields.get(field) ?? null) !== null)
  return [...new Set(carried.map(([, subject]) => String(fields.get(subject))))]
}

const handled: readonly EventName[] = [
  ...keysOf(catalogue).filter((type) => personalFields(type).length > 0),
  'ContentPurged',
]

/** Part of the version number; increment it with each change of the tables or of the meaning of their columns. */
const REVISION = 1

/** Read model of the streams with personal data of a member, for erasure receipts and copies of a member's data. */
export const personalData: Projection = {
  name: 'personal_data',
  // Each event with personal fields gives the tables a new version number.
  version: REVISION + handled.length,
  unhurried: true,
  handles: handled,
  personal: false,
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const purged = only(batch, 'ContentPurged').map(({ data }) => streamOf(data.subject.id))
    if (purged.length > 0) {
      void sql`insert into purged_stream select distinct unnest(${purged}::text[]) on conflict do nothing`
      void sql`delete from personal_stream where stream = any(${purged})`
    }
    const carried = batch.flatMap((event) =>
      subjectsOf(event).map((subject) => ({ subject, stream: event.stream, revision: event.revision })),
    )
    if (carried.length > 0)
      void sql`insert into personal_stream as known
      select subject, stream, count(*), max(carried.revision)
      from jsonb_to_recordset(${json(carried)}::jsonb) as carried(subject text, stream text, revision int)
      left join personal_stream counted using (subject, stream)
      where carried.revision > coalesce(counted.revision, -1)
        and not exists (select from purged_stream where purged_stream.stream = carried.stream)
      group by subject, stream
      on conflict (subject, stream) do update set events = known.events + excluded.events,
        revision = excluded.revision`
  },
  changes: () => [],
}
