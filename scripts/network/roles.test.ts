import { join } from 'node:path'
import pg from 'pg'
import { test } from 'tap'
import { openPool, sqlOver } from '../../services/postgres/sql.ts'
import { migrate, notMigrated } from '../../services/postgres/migrate.ts'
import { openQueue } from '../../services/projector/queue.ts'
import { testFolder, testPostgres } from '../testing/services.ts'
import { apiUrlOf, startPostgres } from './postgres.ts'
import { prepareDatabase } from './roles.ts'

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

test('the database role of the API can read and write rows, also of later tables, and change no table', async (t) => {
  const url = await testPostgres(t)
  const [owner, api] = [await connected(t, url), await connected(t, apiUrlOf(url))]
  await owner.query(`create schema read_v1; create table read_v1.item (id bigint generated always as identity primary key);
    create table read_v1.other (id serial, item bigint references read_v1.item)`)
  await api.query(`insert into read_v1.item default values; insert into read_v1.other (item) select id from read_v1.item;
    update read_v1.other set item = null; delete from read_v1.item`)
  // As replays and erasures replace tables.
  await owner.query(`create schema copy; create table copy.item (like read_v1.item including all);
    alter schema read_v1 rename to read_v1_old; alter schema copy rename to read_v1`)
  await api.query('insert into read_v1.item default values')
  await api.query('select from read_v1_old.other')
  for (const statement of [
    'create schema another',
    'create table public.another (id int)',
    'create table read_v1.another (id int)',
    'create temporary table another (id int)',
    'create index on read_v1.item (id)',
    'create function public.another() returns int language sql as $$ select 1 $$',
    'alter table read_v1.item add more text',
    'alter schema read_v1 rename to another',
    'drop table read_v1.item',
    'drop schema read_v1_old cascade',
    'truncate read_v1.item',
    "copy (select 1) to program 'true'",
    "copy read_v1.item from '/etc/passwd'",
    "select pg_read_file('PG_VERSION')",
    'select pg_switch_wal()',
    'checkpoint',
    'create database another',
    'create role another',
    'alter role communities_api superuser',
    'set role communities_services',
    'set role communities',
  ])
    await t.rejects(api.query(statement), INSUFFICIENT_PRIVILEGE, statement)
  const { rows } = await api.query(
    `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls, pg_has_role(current_user, 'communities_services', 'member')
     from pg_roles where rolname = current_user`,
  )
  t.strictSame(rows.flatMap(Object.values), Array(6).fill(false))
})

test('a database that has only an owner gets a role for the API, which may use the tables that are there', async (t) => {
  const url = await testPostgres(t)
  const server = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: '' }).href
  const name = `api_${new URL(url).pathname.slice(1)}`
  const apiUrl = Object.assign(new URL(url), { username: name, password: 'secret' }).href
  const owner = openPool(url, [], 1)
  t.teardown(() => owner.end())
  await t.rejects(connected(t, apiUrl), { code: '28P01' })
  await migrate(owner)
  await prepareDatabase(server, { url, apiUrl })
  t.teardown(async () => {
    const admin = await connected({ teardown: () => {} }, `${server}${new URL(url).pathname}`)
    await admin.query(`drop owned by ${name}; drop role ${name}`).finally(() => admin.end())
  })
  const api = openPool(apiUrl, [], 1)
  t.teardown(() => api.end())
  await api.query("insert into operational.credential (member, hash) values ('user_1', 'a hash')")
  await migrate(api)
  await owner.query("delete from operational.migration where name like '001%'")
  await t.rejects(migrate(api), INSUFFICIENT_PRIVILEGE)
  t.same(await notMigrated(sqlOver(api)), ['0/001-sessions.sql'])
  await t.rejects(prepareDatabase(server, { url, apiUrl: url }), /a role other than communities_services/)
  await t.rejects(prepareDatabase(server, { url, apiUrl: `${apiUrl}_2` }), /the same database/)
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
