import type pg from 'pg'
import { qualified } from '../checkpoint.ts'
import type { Throttle } from '../throttle.ts'

export interface Drift {
  table: string
  rows: bigint
  equal: bigint
  different: bigint
  missing: bigint
  surplus: bigint
  /** Number of rows that have different values, are missing, or should not exist (`surplus`). */
  drift: bigint
  /** The first rows that differ, in the order of their keys, with only ids and numbers of their values. */
  examples: Example[]
}

export interface Compared {
  projection: string
  /** Log position at which rows were compared; -1n if there were no rows to compare with. */
  position: bigint
  tables: Drift[]
  /** Schema that holds the replaced tables; null before they are replaced. */
  kept: string | null
}

interface Example {
  key: Record<string, string>
  fault: 'missing' | 'different' | 'surplus'
}

interface ComparisonContext {
  /** Connection with an open transaction of isolation level repeatable read. */
  client: pg.ClientBase
  /** Schema of the tables in use, and schema of the rebuilt tables. */
  serving: string
  expected: string
  throttle: Throttle
  signal: AbortSignal
}

const MAX_EXAMPLES = 10
/** Matches ids, UUIDs and numbers, which are not personal data; keys of any other form are not shown. */
const SHOWABLE_KEY = /^([a-z]+_[0-7][0-9a-hjkmnp-tv-z]{25}|[0-9a-f-]{36}|-?\d+)$/

async function keyOf(client: pg.ClientBase, table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type from pg_index
     join pg_attribute on attrelid = indrelid and attnum = any(indkey)
     where indrelid = $1::regclass and indisprimary order by array_position(indkey, attnum)`,
    [table],
  )
  if (rows.length === 0)
    throw new Error(`${table} has no primary key, so its rows cannot be compared. Add one.`)
  return rows
}

interface Digest {
  count: bigint
  hash: bigint | null
}

/** Compares tables by ranges of keys: first by a hash of each range, then row by row where the hashes differ. */
export async function compareTable(
  { client, serving, expected, throttle, signal }: ComparisonContext,
  table: string,
): Promise<Drift> {
  const [actual, wanted] = [qualified(serving, table), qualified(expected, table)]
  const key = await keyOf(client, actual)
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
  const digest = 'count(*), bit_xor(hash) as hash'
  const hashed = (from: string) =>
    `select ${names}, hashtextextended(row(t.*)::text, 0) as hash from ${from} t`

  const counts = { equal: 0n, different: 0n, missing: 0n, surplus: 0n }
  const examples: Example[] = []
  for (let after: Key | null = null, isDone = false; !isDone;) {
    await throttle.step(`comparison of ${actual}`, async (size) => {
      signal.throwIfAborted()
      const { last, ...expectedDigest } = await digestUpTo(after, size)
      const range = rangeOf(after, last)
      const { rows } = await client.query<Digest>(
        `select ${digest} from (${hashed(actual)} ${range.where}) part`,
        range.values,
      )
      if (rows[0]?.count === expectedDigest.count && rows[0].hash === expectedDigest.hash)
        counts.equal += expectedDigest.count
      else await compareRows(range)
      after = last
      isDone = last === null
      return Number(expectedDigest.count)
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

  /** Hash of all rows in a range of keys; `last` is null for the range after the last key. */
  async function digestUpTo(after: Key | null, size: number): Promise<Digest & { last: Key | null }> {
    const range = rangeOf(after, null)
    const { rows } = await client.query<Digest & { last: Key | null }>(
      `with part as (${hashed(wanted)} ${range.where} order by ${names} limit ${size})
       select ${digest}, (
         select array[${key.map(({ name }) => `${name}::text`).join(', ')}] from part
         order by ${names} offset ${size - 1}
       ) as last from part`,
      range.values,
    )
    return rows[0] ?? { count: 0n, hash: null, last: null }
  }

  async function compareRows(range: { where: string; values: string[] }): Promise<void> {
    const part = (from: string) => `(select row(t.*) as whole, ${names} from ${from} t ${range.where})`
    const compared = `
      select ${names}, case when i.whole is null then 'missing' when s.whole is null then 'surplus'
        when i.whole is distinct from s.whole then 'different' else 'equal' end as fault
      from ${part(actual)} i full join ${part(wanted)} s using (${names})`
    const { rows } = await client.query<{ fault: keyof typeof counts; count: bigint }>(
      `select fault, count(*) from (${compared}) compared group by fault`,
      range.values,
    )
    for (const { fault, count } of rows) counts[fault] += count
    if (examples.length === MAX_EXAMPLES || rows.every(({ fault }) => fault === 'equal')) return
    const found = await client.query<Example>(
      `select jsonb_build_object(${key.map(({ name }) => `'${name.replaceAll('"', '')}', ${name}`).join(', ')}) as key,
         fault from (${compared}) compared where fault <> 'equal'
       order by ${names} limit ${MAX_EXAMPLES - examples.length}`,
      range.values,
    )
    examples.push(...found.rows.map(({ key, fault }) => ({ key: withoutPersonalKeys(key), fault })))
  }
}

type Key = string[]

const withoutPersonalKeys = (key: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(key).map(([name, value]) => [
      name,
      SHOWABLE_KEY.test(String(value)) ? String(value) : '(not shown)',
    ]),
  )
