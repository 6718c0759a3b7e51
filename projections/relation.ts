import { fragment, type Fragment, type Sql } from '../services/postgres/sql.ts'
import type { MemberId } from '../events/kinds.ts'
import { json, lastBy } from './batch.ts'

/**
 * A relation between members and items or other members, such as follows. `<table>` has a row for each pair that is
 * currently related, and `<table>_leaver` the erased members.
 */
interface Relation<Key extends string> {
  table: string
  /** Names of the two columns that identify a related pair; together they are the table's primary key. */
  key: readonly [Key, Key]
  /** Those key columns that contain ids of members. */
  members: readonly [Key, ...Key[]]
  /** An additional column with a property of the related pair, such as its date. */
  value?: { column: string; type: 'text' | 'timestamptz' }
  /** A column with the time since which the pair has its value. */
  since?: string
}

/** State of a pair after its last event in a batch: `holds` is true if the pair is related. */
type End<Key extends string> = Record<Key, string> & { holds: boolean }

const raw = (text: string): Fragment => ({ parts: [text], values: [] })

/** SQL that updates the tables of a relation. */
export function relation<Key extends string>({ table, key, members, value, since }: Relation<Key>) {
  const of = (row: string) => raw(key.map((column) => `${row}.${column}`).join(', '))
  const [all, leavers] = [raw(table), raw(`${table}_leaver`)]
  const columns = [...key, ...(value ? [value.column] : []), ...(since ? [since] : [])].join(', ')
  const types = [
    ...key.map((column) => `${column} text`),
    'holds boolean',
    ...(value ? [`${value.column} ${value.type}`] : []),
    ...(since ? [`${since} timestamptz`] : []),
  ]
  const nothing = `null::${value?.type ?? 'boolean'}`
  const valueIn = (row: string) => (value ? `${row}.${value.column}` : 'true')
  const kept = value
    ? `do update set ${[value.column, ...(since ? [since] : [])].map((column) => `${column} = excluded.${column}`).join(', ')} returning ${key.join(', ')}, old.${value.column} as was, new.${value.column} as "is"`
    : `do nothing returning ${key.join(', ')}, ${nothing} as was, true as "is"`
  return {
    /** Records erased members, whose later events are then ignored. */
    leave: (erased: readonly MemberId[], sql: Sql) =>
      sql`insert into ${leavers} select distinct unnest(${erased}::text[]) on conflict do nothing`,
    /** Statement that deletes all rows of the given members and returns the deleted rows. */
    pairsOf(erased: readonly MemberId[]): Fragment {
      const isOf = members
        .map((column) => fragment`${raw(column)} = any(${erased})`)
        .reduce((one, other) => fragment`${one} or ${other}`)
      return fragment`delete from ${all} where ${isOf} returning *`
    },
    /**
     * Common table expressions that give each pair its state after the batch. `ended` has the pairs that changed, with
     * their value (or true) before as `was` and after as `is`; null means that the pair was or is not related.
     */
    ended: (ends: readonly End<Key>[]): Fragment => fragment`changed as (
        select * from jsonb_to_recordset(${json(lastBy(ends, (end) => key.map((column) => end[column]).join(' ')))}::jsonb)
          as changed(${raw(types.join(', '))})
        where not exists (select from ${leavers} leaver
          where leaver.member in (${raw(members.map((column) => `changed.${column}`).join(', '))}))
      ), removed as (
        delete from ${all} using changed where (${of(table)}) = (${of('changed')}) and not changed.holds
        returning ${of(table)}, ${raw(valueIn(table))} as was, ${raw(nothing)} as "is"
      ), kept as (
        insert into ${all} select ${raw(columns)} from changed where holds on conflict (${raw(key.join(', '))}) ${raw(kept)}
      ), ended as (
        select * from removed union all select * from kept
      )`,
  }
}
