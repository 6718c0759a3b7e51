import { json, lastBy, only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'

/** Who reacted how to what, and how many of each kind (spec §3 Reaction). */
export const reactionAggregates: Projection = {
  name: 'reaction_aggregates',
  version: 1,
  handles: ['ReactionChosen', 'ReactionRemoved'],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const ends = only(batch, 'ReactionChosen', 'ReactionRemoved').map(({ data }) => ({ kind: null, ...data }))
    const changed = json(lastBy(ends, ({ item, member }) => `${item} ${member}`))
    await sql`with changed as (
        select * from jsonb_to_recordset(${changed}::jsonb) as changed(item text, member text, kind text)
      ), removed as (
        delete from reaction using changed
        where (reaction.item, reaction.member) = (changed.item, changed.member) and changed.kind is null
        returning reaction.item, reaction.kind as was, null::text as "is"
      ), chosen as (
        insert into reaction select item, member, kind from changed where kind is not null
        on conflict (item, member) do update set kind = excluded.kind
        returning item, old.kind as was, new.kind as "is"
      ), moved as (
        select * from removed union all select * from chosen
      ), counted as (
        select item, was as kind, -1 as step from moved where was is distinct from "is" and was is not null
        union all select item, "is", 1 from moved where was is distinct from "is" and "is" is not null
      )
      insert into reaction_count select item, kind, sum(step) from counted group by item, kind
      on conflict (item, kind) do update set count = reaction_count.count + excluded.count`
    await sql`delete from reaction_count where item = any(${ends.map(({ item }) => item)}) and count = 0`
  },
  changes: ({ data }) => ('item' in data ? [{ topic: `reactions:${data.item}`, id: data.item }] : []),
}
