import { createHash } from 'node:crypto'
import pg from 'pg'

/** A piece of SQL with its values, to be put into another (`${fragment}`). */
export interface Fragment {
  readonly parts: readonly string[]
  readonly values: readonly unknown[]
}

/** Writes a piece of SQL; every `${value}` becomes a parameter, every `${fragment}` is inserted. */
export const fragment = (parts: TemplateStringsArray, ...values: unknown[]): Fragment => ({ parts, values })

/**
 * `any(…)` of these texts. As a subquery, so that the plan of a statement does not depend on how many they are: Postgres
 * keeps it then, and does not make it anew for each, which costs more than to look up a row or two.
 */
export const anyOf = (values: readonly string[]): Fragment =>
  fragment`any(array(select unnest(${values}::text[])))`

/** A row of each of these texts, to join with: planned once, as `anyOf`. */
export const eachOf = (values: readonly string[]): Fragment =>
  fragment`unnest(array(select unnest(${values}::text[])))`

/** At most so many rows. The number is part of the statement: a plan for any number would not be one for few. */
export const limit = (rows: number): Fragment => {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new RangeError(`${rows} is no number of rows`)
  return { parts: [`limit ${rows}`], values: [] }
}

/** Runs a statement and gives its rows. Statements are prepared once a connection. */
export type Sql = <Row extends object>(parts: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>

const isFragment = (value: unknown): value is Fragment =>
  typeof value === 'object' && value !== null && 'parts' in value && 'values' in value

function flatten(parts: readonly string[], values: readonly unknown[], into: unknown[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1]
    return (
      text + (isFragment(value) ? flatten(value.parts, value.values, into) : `$${into.push(value)}`) + part
    )
  })
}

// Positions and counts: bigint arrives as text by default.
const types = { ...pg.types }
types.getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === 20 ? BigInt : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser

/**
 * A pool whose connections look tables up in the given schemas, first to last. `patience` is how long, in ms, a
 * connection or an answer is waited for: a server that stands still would never say that it cannot. With `pipeline`
 * statements of a connection are sent without waiting for the answers to those before. Without `durable` a commit does
 * not wait for the disk: for who only writes what a log gives again, in the order in which it was written, should the
 * server crash.
 */
export function openPool(
  connectionString: string,
  schemas: readonly string[],
  max = 10,
  { patience = 0, pipeline = false, durable = true } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    options: `-c search_path=${[...schemas, 'public'].join(',')} -c jit=off${durable ? '' : ' -c synchronous_commit=off'}`,
    statement_timeout: 30_000,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
    pipeline,
  })
  // One that breaks between two statements, or in the pool, has nobody else to hear of it, which would end the process.
  // Whoever uses it hears of it with the next statement.
  return pool.on('connect', (client) => client.on('error', () => {})).on('error', () => {})
}

/** What Postgres takes for a value: no text of it has U+0000, whatever somebody may look for. */
const storable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value

/** There is no connection to the database, or it broke: whether a commit that was under way was kept is not known. */
export class ConnectionLostError extends Error {
  override name = 'ConnectionLostError'
}

const lost = (cause: unknown) =>
  new ConnectionLostError('The connection to the database is lost. Is it running?', { cause })

/**
 * SQLSTATE of a server that goes, comes or is gone: connection exception, operator intervention; and of one that ended
 * a connection because nothing came of its transaction.
 */
const gone = /^(08|57P|25P03)/

/** What a statement failed with: what Postgres says of the statement, or else ConnectionLostError. */
const reasonOf = (error: unknown): unknown => {
  const isOfStatement =
    error instanceof pg.DatabaseError ? !gone.test(error.code ?? '') : error instanceof TypeError
  return isOfStatement ? error : lost(error)
}

/** Names of statements by their text: there are as many as there are places in the code that write one. */
const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/**
 * Has a connection send what is written to it in this turn of the event loop at once: each packet wakes the server, and
 * costs both sides about as much as a small statement.
 */
function sendTogether({ stream }: pg.Connection): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/**
 * The `sql` tag over a pool or one connection of it. `bigint` columns arrive as BigInt. Throws ConnectionLostError for want
 * of a connection.
 */
export const sqlOver =
  (client: Pick<pg.ClientBase, 'query'> & { connection?: pg.Connection }): Sql =>
  async <Row extends object>(parts: TemplateStringsArray, ...values: unknown[]) => {
    const parameters: unknown[] = []
    const text = flatten(parts, values, parameters)
    const statement = { name: nameOf(text), text, values: parameters.map(storable) }
    if (client.connection) sendTogether(client.connection)
    const { rows } = await client.query<Row>(statement).catch((error: unknown) => {
      throw reasonOf(error)
    })
    return rows
  }

/**
 * Runs `work` in one transaction on one connection; rolls back and rethrows when it throws. Throws ConnectionLostError when
 * it was for want of a connection.
 */
export async function transaction<Result>(
  pool: pg.Pool,
  work: (sql: Sql, client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch((error: unknown) => {
    throw lost(error)
  })
  try {
    // In a pipeline it goes with the first statement of the work.
    sendTogether(client.connection)
    const begun = client.query('begin')
    begun.catch(() => {}) // Told where it is awaited.
    const result = await work(sqlOver(client), client)
    await begun
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    const broken = await client.query('rollback').then(
      () => null,
      (error: Error) => error,
    )
    client.release(broken ?? false)
    throw broken ? lost(error) : error
  }
}
