import { json, lastBy, only, text } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'

/**
 * Read model of members who requested erasure (with its due date), of members whose data is on hold, and of unverified
 * accounts (with their expiry). A member's rows are deleted when the erasure is complete.
 */
export const erasures: Projection = {
  name: 'erasures',
  version: 2,
  handles: [
    'MemberRegistered',
    'MemberVerified',
    'ErasureRequested',
    'ErasureCancelled',
    'ErasureHeld',
    'ErasureReleased',
    'MemberErased',
  ],
  tables: tablesBeside(import.meta.url),
  // A request for erasure and a hold do not affect each other; of each, only the last event in the batch counts.
  async apply(batch, sql) {
    const wishes = only(batch, 'ErasureRequested', 'ErasureCancelled', 'MemberErased').map((event) => {
      const { member } = event.data
      const asked = event.type === 'ErasureRequested'
      return {
        member,
        requested_at: asked ? event.metadata.occurredAt : null,
        due: asked ? event.data.due : null,
      }
    })
    if (wishes.length > 0)
      void sql`insert into erasure (member, requested_at, due)
      select * from jsonb_to_recordset(${json(lastBy(wishes, ({ member }) => member))}::jsonb)
        as wish(member text, requested_at timestamptz, due timestamptz)
      on conflict (member) do update set requested_at = excluded.requested_at, due = excluded.due`

    const holds = only(batch, 'ErasureHeld', 'ErasureReleased', 'MemberErased').map((event) => {
      const { member } = event.data
      const held = event.type === 'ErasureHeld'
      return {
        member,
        held_at: held ? event.metadata.occurredAt : null,
        held_by: held ? event.data.by : null,
        hold_reason: held ? text(event.data.reason) : null,
      }
    })
    if (holds.length > 0)
      void sql`insert into erasure (member, held_at, held_by, hold_reason)
      select * from jsonb_to_recordset(${json(lastBy(holds, ({ member }) => member))}::jsonb)
        as hold(member text, held_at timestamptz, held_by text, hold_reason text)
      on conflict (member) do update set held_at = excluded.held_at, held_by = excluded.held_by,
        hold_reason = excluded.hold_reason`

    const members = [...wishes, ...holds].map(({ member }) => member)
    if (members.length > 0)
      void sql`delete from erasure where member = any(${members}) and due is null and held_at is null`

    const accounts = lastBy(
      only(batch, 'MemberRegistered', 'MemberVerified', 'MemberErased').map(({ type, data }) => ({
        member: data.member,
        lapses_at: type === 'MemberRegistered' ? data.lapsesAt : null,
      })),
      ({ member }) => member,
    )
    const settled = accounts.filter(({ lapses_at }) => lapses_at === null).map(({ member }) => member)
    if (settled.length > 0) void sql`delete from unverified where member = any(${settled})`
    const open = accounts.filter(({ lapses_at }) => lapses_at !== null)
    if (open.length > 0)
      void sql`insert into unverified
      select * from jsonb_to_recordset(${json(open)}::jsonb) as account(member text, lapses_at timestamptz)
      on conflict (member) do nothing`
  },
  changes: ({ data }) => ('member' in data ? [{ topic: `member:${data.member}`, id: data.member }] : []),
}
