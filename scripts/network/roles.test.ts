import { join } from 'node:path'
import pg from 'pg'
import { test } from 'tap'
import { openPool } from '../../services/postgres/sql.ts'
import { migrate } from '../../services/postgres/migrate.ts'
import { openQueue } from '../../services/projector/queue.ts'
import { testFolder } from '../testing/services.ts'
import { startPostgres } from './postgres.ts'

const INSUFFICIENT_PRIVILEGE = { code: '42501' }

async function connected(t: { teardown: (work: () => unknown) => unknown }, connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  t.teardown(() => client.end())
  return client
}

test('the database role of the services is not a superuser and cannot run programs or read files', async (t) => {
  const postgres = await startPostgres(join(testFolder(t), 'postgres'), () => {}, { passing: true })
  t.teardown(postgres.stop)
  const services = await connected(t, postgres.url)
  const { rows } = await services.query(
    `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user`,
  )
  t.strictSame(rows.flatMap(Object.values), Array(5).fill(false))
  for (const statement of [
    "copy (select 1) to program 'true'",
    "copy (select 1) to '/tmp/somewhere'",
    "select pg_read_file('PG_VERSION')",
    "select pg_ls_dir('.')",
    'select passwd from pg_shadow',
    'create database another',
    'create role another',
    'alter role communities_services superuser',
    'set role communities',
  ])
    await t.rejects(services.query(statement), INSUFFICIENT_PRIVILEGE, statement)
})

test('database objects that an earlier release created as superuser get the services as owner', async (t) => {
  const folder = join(testFolder(t), 'postgres')
  const before = await startPostgres(folder, () => {}, { passing: true })
  // Recreates a database of an early release: the superuser is the only role and owns all objects.
  const name = new URL(before.url).pathname
  const admin = await connected(t, `${before.server}${name}`)
  await admin.query('drop owned by communities_services')
  await admin.query('alter database communities owner to communities; drop role communities_services')
  const pool = openPool(`${before.server}${name}`, [])
  await migrate(pool)
  await pool.query(`create schema read_v1; create table read_v1.item (id bigint generated always as identity primary key);
    create type read_v1.state as enum ('on', 'off'); create view read_v1.items as select * from read_v1.item`)
  const queue = openQueue('sweep', { databaseUrl: `${before.server}${name}` })
  await queue.add('one', {})
  await queue.close()
  await pool.end()
  await admin.end()
  await before.stop()

  const after = await startPostgres(folder, () => {}, { passing: true })
  t.teardown(after.stop)
  const services = openPool(after.url, [])
  t.teardown(() => services.end())
  await migrate(services)
  await services.query(`insert into read_v1.item default values; alter table read_v1.item add more text;
    alter schema read_v1 rename to read_v1_old; drop schema read_v1_old cascade; drop schema operational cascade`)
  const again = openQueue('sweep', { databaseUrl: after.url })
  t.equal(await again.count(), 1)
  await again.obliterate()
  await again.close()
  await services.query('drop schema bullmq cascade')
})
