import type pg from 'pg'

/** Another process rebuilds or audits a projection. */
export class ClaimedError extends Error {
  override name = 'ClaimedError'
}

/** Another process took the claim over, or the database ended it: whoever comes next goes on. */
export class ClaimLostError extends Error {
  override name = 'ClaimLostError'
}

/** How often the holder of a claim shows that it lives, and after how long without that it does not; in seconds. */
const BEAT = 1
const SILENT = 5

/**
 * Takes the lock of a name. One whose holder does nothing, though its connection is up (it was stopped, or its machine is
 * gone), is freed by ending that connection. False while somebody else lives and has it.
 */
async function take(client: pg.ClientBase, name: string): Promise<boolean> {
  const lock = "hashtext('projector.claim'), hashtext($1)"
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lock}) taken`, [
    name,
  ])
  if (rows[0]?.taken) return true
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and (classid, objid) = (hashtext('projector.claim')::oid, hashtext($1)::oid)
       and granted and database = (select oid from pg_database where datname = current_database())
       and state_change < now() - make_interval(secs => $2)`,
    [name, SILENT],
  )
  return rowCount ? take(client, name) : false
}

/**
 * Claims the right to rebuild or audit projections, for as long as `work` runs. Its signal says that another process took
 * it over, which happens when this one was stopped for a while. Throws ClaimedError when another process has it, and
 * ClaimLostError when it was taken over.
 */
export async function withClaim<Result>(
  pool: pg.Pool,
  names: readonly string[],
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  // The server gives the locks back when the connection ends, however the process does.
  const client = await pool.connect()
  const lost = new AbortController()
  const lose = (cause?: unknown) =>
    lost.abort(
      new ClaimLostError(`The claim on ${names.join(', ')} is lost: another process goes on.`, { cause }),
    )
  client.once('error', lose).once('end', lose)
  const beat = setInterval(() => void client.query('select 1').catch(lose), BEAT * 1000)
  try {
    for (const name of names)
      if (!(await take(client, name)))
        throw new ClaimedError(`A replay or audit of ${name} is under way. Wait until it is done.`)
    return await work(lost.signal)
  } finally {
    clearInterval(beat)
    client.off('error', lose).off('end', lose)
    // At once, for whoever comes next: the server may see the connection's end a while later.
    await client.query('select pg_advisory_unlock_all()').catch(() => {})
    client.release(true)
  }
}
