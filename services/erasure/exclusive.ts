import type pg from 'pg'

/** Calls `work`, or returns null if another process is erasing or purging. The lock ends with its connection. */
export async function exclusively<Result>(
  pool: pg.Pool,
  work: () => Promise<Result>,
): Promise<Result | null> {
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
