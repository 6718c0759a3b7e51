import { execFileSync } from 'node:child_process'
import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { preparePostgres, startPostgres } from '../../network/postgres.ts'
import { openSwitch, type Endpoint } from './switch.ts'
import { temporaryFolder } from '../../../services/temporary.ts'

function endpointOf(server: string): Endpoint {
  const { hostname, port } = new URL(server)
  const host = decodeURIComponent(hostname)
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port: Number(port) }
}

async function asked(server: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) ({ rows } = await client.query<object>(statement))
    return rows
  } finally {
    await client.end()
  }
}

/**
 * Starts PostgreSQL as a primary and a standby, which confirms its commits unless told otherwise. `url` leads to the
 * primary, as the address of a managed service does.
 */
export async function startPair(log: (line: string) => void, { confirms = true } = {}) {
  const folder = temporaryFolder('standby')
  // The user that runs the servers must reach their sockets.
  chmodSync(folder, 0o711)
  const [first, second] = [join(folder, 'a'), join(folder, 'b')]
  await (await startPostgres(first, log)).stop()
  // With owners, which the copy of Node does not keep.
  execFileSync('cp', ['-a', first, second])
  const primary = await startPostgres(first, log)
  const standby = await preparePostgres(second, log, { follows: primary.server })
  const follower = await standby.start()
  if (confirms)
    await asked(primary.server, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()')
  for (;;) {
    const [row] = await asked(
      primary.server,
      `select 1 from pg_stat_replication where ${confirms ? "sync_state = 'sync'" : "state = 'streaming'"}`,
    )
    if (row) break
    await sleep(50)
  }

  const way = await openSwitch(endpointOf(primary.server))
  const url = new URL(primary.url)
  url.host = `127.0.0.1:${way.port}`

  return {
    url: url.href,
    /** Address of the standby, for statements that only read. */
    standbyUrl: standby.url,
    /** Runs statements on the standby as its superuser; resolves with the rows of the last one. */
    onStandby: (...statements: string[]) => asked(standby.server, ...statements),
    async loseStandby() {
      process.kill(follower.pid()!, 'SIGKILL')
      await follower.stop()
    },
    /** Kills the primary, and makes the standby the primary to which the address leads. */
    async promote() {
      process.kill(primary.pid()!, 'SIGKILL')
      await primary.stop()
      await asked(standby.server, 'select pg_promote(true, 60)')
      way.leadTo(endpointOf(standby.server))
      way.cut()
    },
    async stop() {
      way.close()
      await follower.stop()
      await primary.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
