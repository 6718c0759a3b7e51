import { json, lastBy, only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'

/** Read model of the changes of members' ways to log in that are open, without personal data. */
export const accessRecoveries: Projection = {
  name: 'access_recoveries',
  version: 1,
  handles: [
    'AccessRecoveryRequested',
    'AccessRecoveryConfirmed',
    'AccessRecoveryStopped',
    'AccessRecovered',
    'MemberErased',
  ],
  personal: false,
  tables: tablesBeside(import.meta.url),
  // A member has one open change. Confirmations and ends count for the request before them.
  async apply(batch, sql) {
    const askedAt = new Map(
      only(batch, 'AccessRecoveryRequested').map(({ data, position }) => [data.request, position]),
    )
    const follows = ({ data, position }: { data: { request: string }; position: bigint }) =>
      position > (askedAt.get(data.request) ?? -1n)
    const requested = only(batch, 'AccessRecoveryRequested').map(({ data, metadata }) => ({
      member: data.member,
      request: data.request,
      way: data.way,
      by: data.by,
      requested_at: metadata.occurredAt,
      due: data.due,
      lapses_at: data.lapsesAt,
    }))
    if (requested.length > 0)
      void sql`insert into access_recovery
        select * from jsonb_to_recordset(${json(lastBy(requested, ({ member }) => member))}::jsonb)
          as new(member text, request text, way text, by text, requested_at timestamptz, due timestamptz,
            lapses_at timestamptz)
        on conflict (member) do update set request = excluded.request, way = excluded.way, by = excluded.by,
          requested_at = excluded.requested_at, due = excluded.due, lapses_at = excluded.lapses_at`
    const confirmed = only(batch, 'AccessRecoveryConfirmed')
      .filter(follows)
      .map(({ data }) => data)
    if (confirmed.length > 0)
      void sql`update access_recovery set due = new.due, lapses_at = null
        from jsonb_to_recordset(${json(lastBy(confirmed, ({ request }) => request))}::jsonb) as new(request text, due timestamptz)
        where access_recovery.request = new.request`
    const ended = only(batch, 'AccessRecoveryStopped', 'AccessRecovered')
      .filter(follows)
      .map(({ data }) => data.request)
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    if (ended.length > 0 || erased.length > 0)
      void sql`delete from access_recovery where request = any(${ended}) or member = any(${erased})`
  },
  changes: ({ data }) =>
    'member' in data
      ? [
          { topic: `member:${data.member}`, id: data.member },
          { topic: `notices:${data.member}`, id: `access ${data.member}` },
        ]
      : [],
}
