import type pg from 'pg'

/**
 * Runs `work` when no other process takes something away for good, else gives null; the server gives the lock back
 * however this one ends.
 */
export async function alone<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result | null> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ got: boolean }>(
      "select pg_try_advisory_lock(hashtext('erasure')) as got",
    )
    return rows[0]?.got ? await work() : null
  } finally {
    client.release(true)
  }
}
