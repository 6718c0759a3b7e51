import { createHmac } from 'node:crypto'
import type { QuestionSpec } from '../../events/analytics.ts'
import type { EventName } from '../../events/catalogue.ts'
import type { QuestionId } from '../../events/kinds.ts'
import { only } from '../../projections/batch.ts'
import { schemaOf, tablesBeside, type Projection } from '../../projections/projection.ts'
import type { Sql } from '../postgres/sql.ts'
import { dayOf, groupOf, isAskable, isAsked, memberOf, needsJoined } from './count.ts'

export interface Asked {
  id: QuestionId
  spec: QuestionSpec
}

const nameOf = (id: QuestionId) => ({ name: id, version: 1 })

export const questionSchema = (id: QuestionId): string => schemaOf(nameOf(id))

/** Makes pseudonyms for members that are different in each question. `secret` must not be stored in the database. */
export function pseudonymsOf(secret: Uint8Array, id: QuestionId): (member: string) => string {
  const salt = createHmac('sha256', secret).update(id).digest()
  return (member) => createHmac('sha256', salt).update(member).digest('base64url').slice(0, 22)
}

interface Joined {
  day: string
  position: bigint
}

async function joinedDays(sql: Sql, members: readonly string[]): Promise<Map<string, Joined>> {
  const rows = await sql<Joined & { member: string }>`
    select member, day, position from joined where member = any(${members})`
  return new Map(rows.map(({ member, ...joined }) => [member, joined]))
}

/** Projection that computes the answer to a question. It needs no keys; every replay results in the same counts. */
export function questionProjection({ id, spec }: Asked, secret: Uint8Array): Projection {
  const pseudonym = pseudonymsOf(secret, id)
  const byCohort = needsJoined(spec)
  const asked = spec.events.filter(isAskable)
  const handles: EventName[] = [...new Set([...asked, ...(byCohort ? ['MemberRegistered' as const] : [])])]
  return {
    ...nameOf(id),
    personal: false,
    handles,
    tables: tablesBeside(import.meta.url),
    async apply(batch, sql) {
      const known = new Map<string, string>()
      const named = (member: string) => {
        const name = known.get(member) ?? pseudonym(member)
        known.set(member, name)
        return name
      }
      if (byCohort) {
        const joined = only(batch, 'MemberRegistered')
        const names = joined.map(({ data }) => named(data.member))
        const days = joined.map(({ metadata }) => dayOf(metadata.occurredAt))
        const places = joined.map(({ position }) => position)
        await sql`insert into joined
          select * from unnest(${names}::text[], ${days}::text[], ${places}::bigint[])
          on conflict (member) do nothing`
      }
      const counted = batch
        .filter((event) => isAsked(event, spec))
        .map((event) => ({ event, member: named(memberOf(event)) }))
      if (counted.length === 0) return
      const members = counted.map(({ member }) => member)
      const joined = byCohort ? await joinedDays(sql, [...new Set(members)]) : new Map<string, Joined>()
      const groups = counted.map(({ event, member }) => {
        const known = joined.get(member)
        return groupOf(event, spec, known && known.position < event.position ? known.day : '')
      })
      const [a, b] = [groups.map(([first]) => first), groups.map(([, second]) => second)]
      const positions = counted.map(({ event }) => event.position)
      // Skips events that were counted before, and adds each member's new events to the counts of the groups.
      await sql`with fresh as (
          select a, b, member, count(*) as events, max(position) as seen
          from unnest(${a}::text[], ${b}::text[], ${members}::text[], ${positions}::bigint[])
            as happened(a, b, member, position)
          left join tally before using (a, b, member)
          where position > coalesce(before.seen, -1)
          group by a, b, member
        ), moved as (
          insert into tally select a, b, member, events, seen from fresh
          on conflict (a, b, member) do update set events = tally.events + excluded.events, seen = excluded.seen
          returning new.a, new.b, new.events - coalesce(old.events, 0) as events, (old.member is null)::int as members
        )
        insert into cell select a, b, sum(events), sum(members) from moved group by a, b
        on conflict (a, b) do update set events = cell.events + excluded.events,
          members = cell.members + excluded.members`
    },
    changes: () => [{ topic: `question:${id}`, id }],
  }
}
