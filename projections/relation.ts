import type { EventName } from '../events/catalogue.ts'
import type { RecordedEvent } from '../events/event.ts'
import type { MemberId } from '../events/kinds.ts'
import { fragment, type Fragment, type Sql } from '../services/postgres/sql.ts'
import { json, lastBy, only } from './batch.ts'
import type { Projection } from './projection.ts'

/**
 * A relation between members and items or other members, such as follows. `<table>` has a row for each pair that is
 * currently related, and `<table>_leaver` the erased members.
 */
interface Relation<Key extends string, Column extends string> {
  table: string
  /** Names of the two columns that identify a related pair; together they are the table's primary key. */
  key: readonly [Key, Key]
  /** Those key columns that contain ids of members. */
  members: readonly [Key, ...Key[]]
  /** Further columns, with properties of the pair, such as its date; `ended` compares the first. */
  columns?: Record<Column, 'text' | 'int' | 'timestamptz'>
}

/** State of a pair after its last event in a batch: `holds` is true if the pair is related. */
type End<Key extends string, Column extends string> = Record<Key, string> &
  (({ holds: boolean } & Record<Column, string | number | null>) | { holds: false })

const raw = (text: string): Fragment => ({ parts: [text], values: [] })

export function relation<Key extends string, Column extends string = never>({
  table,
  key,
  members,
  columns,
}: Relation<Key, Column>) {
  const of = (row: string) => raw(key.map((column) => `${row}.${column}`).join(', '))
  const [all, leavers] = [raw(table), raw(`${table}_leaver`)]
  const typed = Object.entries<string>(columns ?? {})
  const names = typed.map(([column]) => column)
  const [first, type = 'boolean'] = typed[0] ?? []
  const types = [
    ...key.map((column) => `${column} text`),
    'holds boolean',
    ...typed.map((column) => column.join(' ')),
  ]
  const inserted = raw([...key, ...names].join(', '))
  const valueIn = (row: string) => (first ? `${row}.${first}` : 'true')
  const updated = first
    ? `update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`
    : 'nothing'
  const was = first ? valueIn('old') : `null::${type}`

  const leave = (erased: readonly MemberId[], sql: Sql) =>
    sql`insert into ${leavers} select distinct unnest(${erased}::text[]) on conflict do nothing`

  /** Statement that deletes the rows of erased members and returns them. */
  function pairsOf(erased: readonly MemberId[]): Fragment {
    const isOf = members
      .map((column) => fragment`${raw(column)} = any(${erased})`)
      .reduce((one, other) => fragment`${one} or ${other}`)
    return fragment`delete from ${all} where ${isOf} returning *`
  }

  /**
   * Common table expressions that give each pair its state after the batch. `ended` has the pairs that changed, with
   * the first of their further columns (or true) before as `was` and after as `is`; null means that the pair was or is
   * not related.
   */
  const ended = (ends: readonly End<Key, Column>[]): Fragment => fragment`changed as (
      select * from jsonb_to_recordset(${json(lastBy(ends, (end) => key.map((column) => end[column]).join(' ')))}::jsonb)
        as changed(${raw(types.join(', '))})
      where not exists (select from ${leavers} leaver
        where leaver.member in (${raw(members.map((column) => `changed.${column}`).join(', '))}))
    ), removed as (
      delete from ${all} using changed where (${of(table)}) = (${of('changed')}) and not changed.holds
      returning ${of(table)}, ${raw(valueIn(table))} as was, null::${raw(type)} as "is"
    ), kept as (
      insert into ${all} (${inserted}) select ${inserted} from changed where holds
      on conflict (${raw(key.join(', '))}) do ${raw(updated)}
      returning ${raw(key.join(', '))}, ${raw(was)} as was, ${raw(valueIn('new'))} as "is"
    ), ended as (
      select * from removed union all select * from kept
    )`

  return {
    leave,
    pairsOf,
    ended,
    /** Part of a projection that counts nothing: erased members leave, and the last event of each pair counts. */
    projected: <Name extends EventName>(
      names: readonly Name[],
      endOf: (event: Extract<RecordedEvent, { type: Name }>) => End<Key, Column> | null,
    ): Pick<Projection, 'handles' | 'apply'> => ({
      handles: [...names, 'MemberErased'],
      async apply(batch, sql) {
        const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
        if (erased.length > 0) {
          void leave(erased, sql)
          void sql`${pairsOf(erased)}`
        }
        const ends = only(batch, ...names).flatMap((event) => endOf(event) ?? [])
        if (ends.length > 0) void sql`with ${ended(ends)} select from ended`
      },
    }),
  }
}
