import { qualified } from './checkpoint.ts'
import type pg from 'pg'

/** How far the rows of one table are from those that the log gives. */
export interface Drift {
  table: string
  /** Rows of the serving table. */
  rows: bigint
  equal: bigint
  /** Rows that are not what they should be, that are not there and should be, and the other way round. */
  different: bigint
  missing: bigint
  surplus: bigint
  /** All of those three. */
  drift: bigint
  /** Keys of the first of them, in order, with what is wrong. Only ids and numbers are shown. */
  examples: Example[]
}

/** What a comparison of a projection's tables found. */
export interface Compared {
  /** Its name. */
  projection: string
  /** Position in the log at which rows were compared; -1n when there was nothing to compare with. */
  position: bigint
  tables: Drift[]
  /** The schema in which a replay keeps the tables that it took out of service; null when it did not (yet). */
  kept: string | null
}

/** A row that differs. */
export interface Example {
  key: Record<string, string>
  fault: 'missing' | 'different' | 'surplus'
}

/** Where the tables are, and what to do between two looks at them. */
export interface Comparing {
  /** A transaction in which nothing moves. */
  client: pg.ClientBase
  /** The schema of the rows that are, and that of those that should be. */
  serving: string
  expected: string
  /** Resolves when the live work does not need the machine more urgently. */
  turn: () => Promise<void>
}

const SHOWN = 10
/** Rows that are compared with one statement: a part of what live work can wait for. */
const AT_ONCE = 2000
/** Ids, UUIDs and numbers tell nothing about a person; any other key is not shown. */
const TELLABLE = /^([a-z]+_[0-7][0-9a-hjkmnp-tv-z]{25}|[0-9a-f-]{36}|-?\d+)$/

/** The columns of a table's primary key, and their types. */
async function keyOf(client: pg.ClientBase, table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type from pg_index
     join pg_attribute on attrelid = indrelid and attnum = any(indkey)
     where indrelid = $1::regclass and indisprimary order by array_position(indkey, attnum)`,
    [table],
  )
  if (rows.length === 0)
    throw new Error(`${table} has no primary key, so its rows cannot be compared: give it one`)
  return rows
}

/**
 * Compares a table of one schema row by row with that of another, both ways; in parts, one range of keys after the
 * other.
 */
export async function compareTable(
  { client, serving, expected, turn }: Comparing,
  table: string,
): Promise<Drift> {
  const [is, should] = [qualified(serving, table), qualified(expected, table)]
  const key = await keyOf(client, is)
  const names = key.map(({ name }) => name).join(', ')
  const values = (from: number) => key.map(({ type }, n) => `$${from + n}::text::${type}`).join(', ')
  const bounds = (after: Key | null, last: Key | null) => ({
    where: [
      ...(after ? [`(${names}) > (${values(1)})`] : []),
      ...(last ? [`(${names}) <= (${values(1 + (after?.length ?? 0))})`] : []),
    ]
      .map((bound, n) => `${n === 0 ? 'where' : 'and'} ${bound}`)
      .join(' '),
    values: [...(after ?? []), ...(last ?? [])],
  })
  /** Every key of a range, with what is wrong. */
  const joined = (where: string) => `
    select ${names}, case when i.whole is null then 'missing' when s.whole is null then 'surplus'
      when i.whole is distinct from s.whole then 'different' else 'equal' end as fault
    from (select row(t.*) as whole, ${names} from ${is} t ${where}) i
    full join (select row(t.*) as whole, ${names} from ${should} t ${where}) s using (${names})`

  const counts = { equal: 0n, different: 0n, missing: 0n, surplus: 0n }
  const examples: Example[] = []
  for (let after: Key | null = null, last: Key | null; ; after = last) {
    await turn()
    last = await lastKey(after)
    const { where, values } = bounds(after, last)
    const { rows } = await client.query<{ fault: keyof typeof counts; count: bigint }>(
      `select fault, count(*) from (${joined(where)}) compared group by fault`,
      values,
    )
    for (const { fault, count } of rows) counts[fault] += count
    if (examples.length < SHOWN && rows.some(({ fault }) => fault !== 'equal')) {
      const found = await client.query<Example>(
        `select jsonb_build_object(${key.map(({ name }) => `'${name.replaceAll('"', '')}', ${name}`).join(', ')}) as key,
           fault from (${joined(where)}) compared where fault <> 'equal'
         order by ${names} limit ${SHOWN - examples.length}`,
        values,
      )
      examples.push(...found.rows.map(({ key, fault }) => ({ key: tellable(key), fault })))
    }
    if (!last) break
  }
  const { equal, different, missing, surplus } = counts
  return {
    table,
    rows: equal + different + surplus,
    ...counts,
    drift: different + missing + surplus,
    examples,
  }

  /** The key at which the range after one ends; null for the last range. */
  async function lastKey(after: Key | null): Promise<Key | null> {
    const { where, values } = bounds(after, null)
    const { rows } = await client.query<Record<string, string>>(
      `select ${key.map(({ name }, n) => `${name}::text as k${n}`).join(', ')} from ${should} ${where}
       order by ${names} offset ${AT_ONCE - 1} limit 1`,
      values,
    )
    return rows[0] ? key.map((_, n) => rows[0]?.[`k${n}`] ?? '') : null
  }
}

/** Values of a primary key, as text. */
type Key = string[]

const tellable = (key: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(key).map(([name, value]) => [
      name,
      TELLABLE.test(String(value)) ? String(value) : '(not shown)',
    ]),
  )
