import type pg from 'pg'

export class ClaimedError extends Error {
  override name = 'ClaimedError'
}

export class ClaimLostError extends Error {
  override name = 'ClaimLostError'
}

const HEARTBEAT_INTERVAL_MS = 1000
const CLAIM_TIMEOUT_SECONDS = 5

/** Takes a lock; ends the connection of a holder without a heartbeat, which is suspended or on a lost machine. */
async function takeLock(client: pg.ClientBase, name: string): Promise<boolean> {
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
    [name, CLAIM_TIMEOUT_SECONDS],
  )
  return rowCount ? takeLock(client, name) : false
}

/**
 * Calls `work` while holding the exclusive right to replay or audit projections; the signal aborts if the right is
 * lost. Throws ClaimedError if another process holds the right, and ClaimLostError if another process has taken it
 * over.
 */
export async function withClaim<Result>(
  pool: pg.Pool,
  names: readonly string[],
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  // The locks end with the connection, even if the process is killed.
  const client = await pool.connect()
  const lost = new AbortController()
  const onLost = (cause?: unknown) =>
    lost.abort(
      new ClaimLostError(`The claim on ${names.join(', ')} was lost: another process continues.`, { cause }),
    )
  client.once('error', onLost).once('end', onLost)
  const heartbeat = setInterval(() => void client.query('select 1').catch(onLost), HEARTBEAT_INTERVAL_MS)
  try {
    for (const name of names)
      if (!(await takeLock(client, name)))
        throw new ClaimedError(`A replay or audit of ${name} is running. Wait until it has finished.`)
    return await work(lost.signal)
  } finally {
    clearInterval(heartbeat)
    client.off('error', onLost).off('end', onLost)
    // Unlocks explicitly, because the server may notice the end of the connection only later.
    await client.query('select pg_advisory_unlock_all()').catch(() => {})
    client.release(true)
  }
}
