import type pg from 'pg'
import { qualified } from '../checkpoint.ts'
import type { Turn } from '../throttle.ts'

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

/** Where the tables are, and beside whom they are compared. */
export interface Comparing {
  /** A transaction in which nothing moves. */
  client: pg.ClientBase
  /** The schema of the rows that are, and that of those that should be. */
  serving: string
  expected: string
  /** Beside whom. */
  turn: Turn
  /** Breaks it off. */
  signal: AbortSignal
}

const SHOWN = 10
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

/** How many rows there are, and what all of their values come to. */
interface Digest {
  count: bigint
  hash: bigint | null
}

/**
 * Compares a table of one schema with that of another, both ways; in parts, one range of keys after the other. Of each
 * range a hash of its rows is taken on both sides; row by row only those are looked at that differ.
 */
export async function compareTable(
  { client, serving, expected, turn, signal }: Comparing,
  table: string,
): Promise<Drift> {
  const [is, should] = [qualified(serving, table), qualified(expected, table)]
  const key = await keyOf(client, is)
  const names = key.map(({ name }) => name).join(', ')
  const values = (from: number) => key.map(({ type }, n) => `$${from + n}::text::${type}`).join(', ')
  const rangeOf = (after: Key | null, last: Key | null) => ({
    where: [
      ...(after ? [`(${names}) > (${values(1)})`] : []),
      ...(last ? [`(${names}) <= (${values(1 + (after?.length ?? 0))})`] : []),
    ]
      .map((bound, n) => `${n === 0 ? 'where' : 'and'} ${bound}`)
      .join(' '),
    values: [...(after ?? []), ...(last ?? [])],
  })
  /** The order of the rows makes no difference to it. */
  const digest = 'count(*), bit_xor(hash) as hash'
  const hashed = (from: string) =>
    `select ${names}, hashtextextended(row(t.*)::text, 0) as hash from ${from} t`

  const counts = { equal: 0n, different: 0n, missing: 0n, surplus: 0n }
  const examples: Example[] = []
  for (let after: Key | null = null, done = false; !done;) {
    await turn.step(`comparison of ${is}`, async (size) => {
      signal.throwIfAborted()
      const { last, ...there } = await digestUpTo(after, size)
      const range = rangeOf(after, last)
      const { rows } = await client.query<Digest>(
        `select ${digest} from (${hashed(is)} ${range.where}) part`,
        range.values,
      )
      if (rows[0]?.count === there.count && rows[0].hash === there.hash) counts.equal += there.count
      else await compareRows(range)
      after = last
      done = last === null
      return Number(there.count)
    })
  }
  const { equal, different, missing, surplus } = counts
  return {
    table,
    rows: equal + different + surplus,
    ...counts,
    drift: different + missing + surplus,
    examples,
  }

  /** Of so many rows as they should be, and the key of the last of them; null when there are no more. */
  async function digestUpTo(after: Key | null, size: number): Promise<Digest & { last: Key | null }> {
    const range = rangeOf(after, null)
    const { rows } = await client.query<Digest & { last: Key | null }>(
      `with part as (${hashed(should)} ${range.where} order by ${names} limit ${size})
       select ${digest}, (
         select array[${key.map(({ name }) => `${name}::text`).join(', ')}] from part
         order by ${names} offset ${size - 1}
       ) as last from part`,
      range.values,
    )
    return rows[0] ?? { count: 0n, hash: null, last: null }
  }

  /** Counts the rows of a range by what is wrong with them. */
  async function compareRows(range: { where: string; values: string[] }): Promise<void> {
    const part = (from: string) => `(select row(t.*) as whole, ${names} from ${from} t ${range.where})`
    const compared = `
      select ${names}, case when i.whole is null then 'missing' when s.whole is null then 'surplus'
        when i.whole is distinct from s.whole then 'different' else 'equal' end as fault
      from ${part(is)} i full join ${part(should)} s using (${names})`
    const { rows } = await client.query<{ fault: keyof typeof counts; count: bigint }>(
      `select fault, count(*) from (${compared}) compared group by fault`,
      range.values,
    )
    for (const { fault, count } of rows) counts[fault] += count
    if (examples.length === SHOWN || rows.every(({ fault }) => fault === 'equal')) return
    const found = await client.query<Example>(
      `select jsonb_build_object(${key.map(({ name }) => `'${name.replaceAll('"', '')}', ${name}`).join(', ')}) as key,
         fault from (${compared}) compared where fault <> 'equal'
       order by ${names} limit ${SHOWN - examples.length}`,
      range.values,
    )
    examples.push(...found.rows.map(({ key, fault }) => ({ key: tellable(key), fault })))
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
