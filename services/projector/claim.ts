import type pg from 'pg'

/** Another process rebuilds or audits a projection. */
export class Claimed extends Error {
  override name = 'Claimed'
}

/**
 * Claims the right to rebuild or audit a projection, for as long as `work` runs. Throws Claimed when another
 * process has it.
 */
export async function withClaim<Result>(
  pool: pg.Pool,
  names: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  // The server gives the locks back when the connection ends, however the process does.
  const client = await pool.connect()
  try {
    for (const name of names) {
      const { rows } = await client.query<{ claimed: boolean }>(
        "select pg_try_advisory_lock(hashtext('projector.claim'), hashtext($1)) claimed",
        [name],
      )
      if (!rows[0]?.claimed)
        throw new Claimed(`A replay or audit of ${name} is under way. Wait until it is done.`)
    }
    return await work()
  } finally {
    // At once, for whoever comes next: the server may see the connection's end a while later.
    await client.query('select pg_advisory_unlock_all()').catch(() => {})
    client.release(true)
  }
}
