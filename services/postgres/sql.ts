import { createHash } from 'node:crypto'
import pg from 'pg'

export interface Fragment {
  readonly parts: readonly string[]
  readonly values: readonly unknown[]
}

/** Makes SQL text: each `${value}` becomes a parameter, and each `${fragment}` is inserted as text. */
export const fragment = (parts: TemplateStringsArray, ...values: unknown[]): Fragment => ({ parts, values })

/** SQL expression `any(…)` with a subquery, so that Postgres can reuse the plan for any number of texts. */
export const anyOf = (values: readonly string[]): Fragment =>
  fragment`any(array(select unnest(${values}::text[])))`

/** SQL expression with one row for each text, for joins; Postgres can reuse its plan for any number of texts. */
export const eachOf = (values: readonly string[]): Fragment =>
  fragment`unnest(array(select unnest(${values}::text[])))`

/** SQL expression with one row of two columns for each pair of texts; Postgres can reuse its plan for any number. */
export const eachPair = (pairs: readonly (readonly [string, string])[]): Fragment => {
  const [left, right] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)]
  return fragment`unnest(array(select unnest(${left}::text[])), array(select unnest(${right}::text[])))`
}

/** Inserts a number of rows into the SQL text, because a plan for any number would be slow for a few rows. */
export const limit = (rows: number): Fragment => {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new RangeError(`${rows} is not a number of rows`)
  return { parts: [`limit ${rows}`], values: [] }
}

/** Runs a statement, which is prepared once per connection; resolves with its rows. */
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

const types = { ...pg.types }
types.getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === 20 ? BigInt : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser

/**
 * Time after which an unused connection is closed. Opening one, and its first statements, cost the server many times as
 * much as later ones, so connections that a burst needed are kept for the next one.
 */
const IDLE_TIMEOUT_MS = 60_000

/**
 * Opens a pool of connections. `timeoutMs` limits connecting and each response (0: no limit). With `pipeline`,
 * statements are sent without waiting for earlier responses. Without `durable`, commits do not wait for the disk,
 * which is enough for data that can be rebuilt.
 */
export function openPool(
  connectionString: string,
  schemas: readonly string[],
  max = 10,
  { timeoutMs = 0, pipeline = false, durable = true } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    options: `-c search_path=${[...schemas, 'public'].join(',')} -c jit=off${durable ? '' : ' -c synchronous_commit=off'}`,
    statement_timeout: 30_000,
    connectionTimeoutMillis: timeoutMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    query_timeout: timeoutMs,
    keepAlive: true,
    pipeline,
  })
  // Without these listeners, an idle connection that breaks would end the process.
  return pool.on('connect', (client) => client.on('error', () => {})).on('error', () => {})
}

/** Converts a value so that the driver can send it; replaces U+0000, which Postgres rejects in texts. */
function parameterOf(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD')
  if (Array.isArray(value)) return value.map(parameterOf)
  const isPlain = typeof value !== 'object' || value instanceof Date || ArrayBuffer.isView(value)
  return isPlain || value === null ? value : JSON.stringify(value)
}

/** The connection could not be opened or is broken, so it is unknown if a commit succeeded. */
export class ConnectionLostError extends Error {
  override name = 'ConnectionLostError'
}

const connectionLost = (cause: unknown) =>
  new ConnectionLostError('The connection to the database was lost. Is it running?', { cause })

/**
 * SQLSTATE of lost connections: connection exception, operator intervention, idle-in-transaction timeout, and a server
 * that has become a standby, so that another one is the primary now.
 */
const connectionErrors = /^(08|57P|25P03|25006)/

/** True if the server lacks disk, memory or connections (SQLSTATE class 53), so that a later try can succeed. */
export const isOutOfResources = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith('53') === true

/** The given error if it concerns the statement, otherwise a ConnectionLostError. */
const reasonOf = (error: unknown): unknown => {
  const isOfStatement =
    error instanceof pg.DatabaseError ? !connectionErrors.test(error.code ?? '') : error instanceof TypeError
  return isOfStatement ? error : connectionLost(error)
}

/** True if a statement failed only because an earlier statement of its transaction had failed. */
const isAfterFailure = (error: unknown) => error instanceof pg.DatabaseError && error.code === '25P02'

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** Further statements of an iteration use another connection, so that a slow one delays few others. */
const MAX_TURN_STATEMENTS = 8

/** Sends all writes of one event loop iteration in a single packet, because each packet wakes the server. */
function sendTogether({ stream }: pg.Connection): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/**
 * Makes the function `sql` for a connection or pool. `bigint` columns are read as BigInt. Throws ConnectionLostError;
 * for a value that cannot be a parameter, throws before anything is sent.
 */
export const sqlOver =
  (client: Pick<pg.ClientBase, 'query'> & { connection?: pg.Connection }): Sql =>
  <Row extends object>(parts: TemplateStringsArray, ...values: unknown[]) => {
    const parameters: unknown[] = []
    const text = flatten(parts, values, parameters)
    const statement = { name: nameOf(text), text, values: parameters.map(parameterOf) }
    if (client.connection) sendTogether(client.connection)
    return client.query<Row>(statement).then(
      ({ rows }) => rows,
      (error: unknown) => {
        throw reasonOf(error)
      },
    )
  }

/**
 * Makes the function `sql` for a pool with `pipeline`. Statements of one event loop iteration share a connection, because
 * each connection wakes a process of the server. Throws ConnectionLostError.
 */
export function sqlInTurns(pool: pg.Pool): Sql {
  let turn: { client: Promise<pg.PoolClient>; open: number } | null = null

  function join() {
    if (turn && turn.open < MAX_TURN_STATEMENTS) return turn
    const mine = { client: pool.connect(), open: 0 }
    turn = mine
    process.nextTick(() => turn === mine && (turn = null))
    return mine
  }

  return async <Row extends object>(parts: TemplateStringsArray, ...values: unknown[]) => {
    const mine = join()
    mine.open++
    const client = await mine.client.catch((error: unknown) => {
      throw connectionLost(error)
    })
    try {
      return await sqlOver(client)<Row>(parts, ...values)
    } finally {
      if (--mine.open === 0) client.release()
    }
  }
}

/** Sends statements without awaiting each; `answered` resolves when all succeeded, or throws the first one's error. */
export function sending(over: Sql): { sql: Sql; answered: () => Promise<void> } {
  const open = new Set<Promise<unknown>>()
  return {
    sql(parts, ...values) {
      const statement = over<never>(parts, ...values)
      open.add(statement)
      statement.then(
        () => open.delete(statement),
        () => {},
      )
      return statement
    },
    async answered() {
      for (const statement of open) await statement
    },
  }
}

/**
 * Calls `work` in a transaction, which is rolled back if `work` or one of its statements fails; rethrows the error.
 * Statements that `work` does not await are sent together with the commit. Throws ConnectionLostError.
 */
export async function transaction<Result>(
  pool: pg.Pool,
  work: (sql: Sql, client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch((error: unknown) => {
    throw connectionLost(error)
  })
  const { sql, answered } = sending(sqlOver(client))
  try {
    // With a pipeline, `begin` is sent together with the first statement of `work`.
    sendTogether(client.connection)
    const started = client.query('begin')
    started.catch(() => {}) // Marks the promise as handled; the later `await` reports its error.
    const result = await work(sql, client)
    // The commit is sent before earlier results arrive, because Postgres rolls back instead if a statement has failed.
    const committed = client.query('commit')
    committed.catch(() => {})
    await started
    await answered()
    await committed
    client.release()
    return result
  } catch (error) {
    const rollbackError = await client.query('rollback').then(
      () => null,
      (error: Error) => error,
    )
    client.release(rollbackError ?? false)
    if (rollbackError) throw connectionLost(error)
    throw isAfterFailure(error)
      ? await answered().then(
          () => error,
          (first: unknown) => first,
        )
      : error
  }
}
