import { randomUUID } from 'node:crypto'
import type { NewEvent, RecordedEvent } from '../../../events/event.ts'
import { subjectOf, type MemberId, type ThreadId } from '../../../events/kinds.ts'
import type { Projection } from '../../../projections/projection.ts'

const digits = (n: number) => n.toString().padStart(26, '0')

export const memberOf = (n: number): MemberId => `member_${digits(n)}`
export const threadOf = (n: number): ThreadId => `thread_${digits(n)}`

const metadata = (actor: MemberId | 'system'): NewEvent['metadata'] => ({
  actor,
  site: null,
  commandId: randomUUID(),
  cause: null,
  version: 1,
  occurredAt: '2026-01-01T00:00:00.000Z',
  origin: 'live',
})

/** An event in which member number `n` reacts to one of five threads. */
export const liked = (n: number): NewEvent => ({
  id: randomUUID(),
  type: 'ReactionChosen',
  data: { subject: subjectOf(threadOf(n % 5)), member: memberOf(n), kind: 'like' },
  metadata: metadata(memberOf(n)),
})

export const followed = (n: number): NewEvent => ({
  id: randomUUID(),
  type: 'MemberFollowed',
  data: { follower: memberOf(n), followed: memberOf(0) },
  metadata: metadata(memberOf(n)),
})

export const skippedEvent = (tables: string, event: string, position: bigint): NewEvent => ({
  id: randomUUID(),
  type: 'ProjectionEventSkipped',
  data: { tables, event, position: Number(position), by: null },
  metadata: metadata('system'),
})

const likes = (events: readonly RecordedEvent[]) =>
  events.flatMap((event) => (event.type === 'ReactionChosen' ? [event] : []))

/** A test projection that counts by `+ n`, so that its rows show if an event was applied twice. */
export const tally: Projection = {
  name: 'tally',
  version: 1,
  handles: ['ReactionChosen'],
  tables: `create table item (id text primary key, likes bigint not null);
           create table "like" (item text, member text, position bigint not null, primary key (item, member))`,
  async apply(batch, sql) {
    const items = likes(batch).map(({ data }) => data.subject.id)
    await sql`insert into item select id, count(*) from unnest(${items}::text[]) id group by id
      on conflict (id) do update set likes = item.likes + excluded.likes`
    await sql`insert into "like" select * from unnest(${items}::text[],
      ${likes(batch).map(({ data }) => data.member)}::text[],
      ${likes(batch).map(({ position }) => String(position))}::bigint[])`
  },
  changes: (event) =>
    event.type === 'ReactionChosen'
      ? [{ topic: `reactions:${event.data.subject.id}`, id: event.data.subject.id }]
      : [],
}

export const lastFollower: Projection = {
  name: 'last_follower',
  version: 1,
  handles: ['MemberFollowed'],
  tables: 'create table member (id text primary key, follower text not null)',
  async apply(batch, sql) {
    for (const { data } of batch.flatMap((event) => (event.type === 'MemberFollowed' ? [event] : []))) {
      await sql`insert into member values (${data.followed}, ${data.follower})
        on conflict (id) do update set follower = excluded.follower`
    }
  },
  changes: () => [],
}
