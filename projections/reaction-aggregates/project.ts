import type { MemberId, ReactableId } from '../../events/kinds.ts'
import { only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { relation } from '../relation.ts'
import { turnSpammers, type Turned } from '../spammers.ts'
import { fragment, type Sql } from '../../services/postgres/sql.ts'

const pairs = relation({
  table: 'reaction',
  key: ['item', 'member'],
  members: ['member'],
  columns: { kind: 'text', at: 'timestamptz' },
})

const counts = fragment`not exists (
  select from reaction_spammer where reaction_spammer.member = done.member)`

/** Recounts the reactions of members who became or ceased to be spammers; returns the items reacted to. */
async function turn({ became, all }: Turned, sql: Sql): Promise<ReactableId[]> {
  const counted = await sql<{ item: ReactableId }>`insert into reaction_count
    select item, kind, sum(case when member = any(${became}) then -1 else 1 end) as step
    from reaction where member = any(${all}) group by item, kind
    on conflict (item, kind) do update set count = reaction_count.count + excluded.count
    returning item`
  const items = [...new Set(counted.map(({ item }) => item))]
  await sql`delete from reaction_count where item = any(${items}) and count = 0`
  return items
}

/** Deletes all reactions by erased members and ignores their later reactions. Returns the items reacted to. */
async function leave(members: readonly MemberId[], sql: Sql): Promise<ReactableId[]> {
  await pairs.leave(members, sql)
  const counted = await sql<{ item: ReactableId }>`with gone as (
      ${pairs.pairsOf(members)}
    ), stepped as (
      select item, kind, count(*) as step from gone done where ${counts} group by item, kind
    )
    update reaction_count set count = count - step from stepped
    where (reaction_count.item, reaction_count.kind) = (stepped.item, stepped.kind)
    returning reaction_count.item`
  const items = [...new Set(counted.map(({ item }) => item))]
  await sql`delete from reaction_count where item = any(${items}) and count = 0`
  return items
}

/**
 * Read model of reactions to items, with counts by kind (spec §3 Reaction). Reactions by erased members are deleted;
 * those by spammers are kept but not counted.
 */
export const reactionAggregates: Projection = {
  name: 'reaction_aggregates',
  version: 4,
  handles: ['ReactionChosen', 'ReactionRemoved', 'MemberErased', 'RoleChanged'],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    const left = erased.length > 0 ? await leave(erased, sql) : []
    const turned = await turnSpammers(batch, fragment`reaction_spammer`, sql)
    if (turned.all.length > 0) left.push(...(await turn(turned, sql)))
    const ends = only(batch, 'ReactionChosen', 'ReactionRemoved').map(
      ({ type, data: { subject, ...data }, metadata }) => ({
        kind: null,
        ...data,
        at: metadata.occurredAt,
        item: subject.id,
        holds: type === 'ReactionChosen',
      }),
    )
    if (ends.length > 0)
      void sql`with ${pairs.ended(ends)}, moved as (
        select * from ended done where ${counts}
      ), counted as (
        select item, was as kind, -1 as step from moved where was is distinct from "is" and was is not null
        union all select item, "is", 1 from moved where was is distinct from "is" and "is" is not null
      )
      merge into reaction_count using (
        select item, kind, sum(step)::int as step from counted group by item, kind having sum(step) <> 0
      ) as total on (reaction_count.item, reaction_count.kind) = (total.item, total.kind)
      when matched and count + step = 0 then delete
      when matched then update set count = count + step
      when not matched then insert values (total.item, total.kind, step)`
    return left.map((item) => ({ topic: `reactions:${item}` as const, id: item }))
  },
  changes: ({ data }) =>
    'subject' in data ? [{ topic: `reactions:${data.subject.id}`, id: data.subject.id }] : [],
}
