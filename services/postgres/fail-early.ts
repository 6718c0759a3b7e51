import { ConnectionLostError, type Sql } from './sql.ts'

/** Time limit for a statement while the database leaves statements unanswered, in ms. */
const SILENT_MS = 1000

/**
 * Limits the time of statements while the database answers none, so that a request of several statements does not wait
 * for the time limit of each. The statement that is given up goes on, and ends this state if it is answered. Throws
 * ConnectionLostError.
 */
export function failEarly(sql: Sql, silentMs = SILENT_MS): Sql {
  let isSilent = false
  let answeredAt = -Infinity

  async function run<Row extends object>(parts: TemplateStringsArray, values: unknown[]) {
    const began = performance.now()
    try {
      const rows = await sql<Row>(parts, ...values)
      answeredAt = performance.now()
      isSilent = false
      return rows
    } catch (error) {
      if (error instanceof ConnectionLostError && answeredAt < began) isSilent = true
      throw error
    }
  }

  return async <Row extends object>(parts: TemplateStringsArray, ...values: unknown[]) => {
    const running = run<Row>(parts, values)
    if (!isSilent) return running
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(
      () =>
        late.reject(new ConnectionLostError('The database has not answered for some time. Is it running?')),
      silentMs,
    )
    return Promise.race([running, late.promise]).finally(() => clearTimeout(timer))
  }
}
