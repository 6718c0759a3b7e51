import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startNode } from '../../services/eventstore/server.ts'
import { makeDatabase, startPostgres } from '../network/postgres.ts'

interface Test {
  teardown: (work: () => unknown) => unknown
}

export function testFolder(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), 'communities-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Address of a new temporary database on the test run's server (TEST_DATABASE_URL), or on a server started for it. */
export async function testPostgres(t: Test, { copyOf }: { copyOf?: string } = {}): Promise<string> {
  const server = process.env.TEST_DATABASE_URL ?? (await ownServer(t))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = await makeDatabase(server, name, copyOf)
  t.teardown(() => dropDatabase(server, name))
  return url
}

/** Drops a database if it exists, with its connections; `server` is the superuser's address. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.end()
}

async function ownServer(t: Test): Promise<string> {
  const postgres = await startPostgres(join(testFolder(t), 'postgres'), () => {})
  t.teardown(() => postgres.stop())
  return postgres.server
}

/** Starts an event store in this process, with its log in `file`. Returns its address. */
export async function testEventStore(t: Test, file = join(testFolder(t), 'log.sqlite')): Promise<string> {
  const node = await startNode({ file })
  t.teardown(() => node.stop())
  return node.url
}
