import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type pg from 'pg'
import { test } from 'tap'
import { testPostgres } from '../../scripts/testing/services.ts'
import { migrate } from './migrate.ts'
import { openPool, sqlOver } from './sql.ts'

type Test = Parameters<typeof testPostgres>[0]

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const files = globSync('migrations/*/*.sql', { cwd: import.meta.dirname }).toSorted()

async function openDatabase(t: Test, max = 4) {
  const url = await testPostgres(t)
  const pool = openPool(url, [], max)
  t.teardown(() => pool.end())
  return { url, pool }
}

/** Releases whose projector still created its own tables, with the SQL statements that it ran at its start. */
const earlierReleases = {
  'the first release': [read('testing/first-projector.sql')],
  'the release before numbered migrations of the projector': [
    read('testing/first-projector.sql'),
    read('testing/later-projector.sql'),
  ],
}

/** Makes a database as an earlier release left it, with a row in each projector table and some operational rows. */
async function openEarlier(t: Test, statements: readonly string[]) {
  const { url, pool } = await openDatabase(t)
  await pool.query('create schema operational; create table operational.migration (name text primary key)')
  for (const file of files.filter((file) => basename(file) < '013')) {
    await pool.query(read(file))
    await pool.query('insert into operational.migration values ($1)', [basename(file)])
  }
  for (const statement of statements) await pool.query(statement)
  await pool.query(`
    insert into operational.reactor values ('mail', 41);
    insert into operational.credential (member, hash) values ('user_1', 'a hash');
    insert into projector.checkpoint (schema, position) values ('threads_v3', 41);
    insert into projector.stop (schema, event_id, type, stream, position, error)
      values ('threads_v3', gen_random_uuid(), 'ThreadCreated', 'thread-1', 42, 'a reason');
    insert into projector.replay (id, projections, asked_by) values (gen_random_uuid(), '{threads}', 'command line');
    insert into projector.audit (id, kind, projections, asked_by)
      values (gen_random_uuid(), 'slice', '{threads}', 'schedule')`)
  return { url, pool }
}

/** Names, types and defaults of all columns, and all indexes. */
async function shapeOf(pool: pg.Pool) {
  const { rows: columns } = await pool.query(`
    select table_schema, table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema in ('operational', 'projector') order by 1, 2, 3`)
  const { rows: indexes } = await pool.query(
    `select indexdef from pg_indexes where schemaname in ('operational', 'projector') order by 1`,
  )
  return { columns, indexes }
}

for (const [release, statements] of Object.entries(earlierReleases)) {
  test(`migrating a database of ${release} keeps its rows and creates the present tables`, async (t) => {
    const { pool: fresh } = await openDatabase(t, 1)
    await migrate(fresh)
    const { url, pool } = await openEarlier(t, statements)
    const others = [1, 2, 3].map(() => openPool(url, [], 1))
    await Promise.all([pool, ...others].map(migrate))
    await Promise.all(others.map((other) => other.end()))
    t.same(await shapeOf(pool), await shapeOf(fresh))
    const sql = sqlOver(pool)
    t.match(await sql`select position from operational.reactor`, [{ position: 41n }])
    t.match(await sql`select member from operational.credential`, [{ member: 'user_1' }])
    t.match(await sql`select position, handles from projector.checkpoint`, [{ position: 41n, handles: null }])
    t.match(await sql`select tries from projector.stop`, [{ tries: 1 }])
    t.match(await sql`select begun, joined_by from projector.replay`, [{ begun: true, joined_by: [] }])
    t.match(await sql`select state from projector.audit`, [{ state: 'waiting' }])
    t.equal((await sql`select from operational.migration`).length, files.length)
  })
}

test('a process of the earlier release can still start with a database that this release has migrated', async (t) => {
  const { pool } = await openDatabase(t)
  await migrate(pool)
  const shape = await shapeOf(pool)
  for (const statements of Object.values(earlierReleases))
    for (const statement of statements) await pool.query(statement)
  t.same(await shapeOf(pool), shape)
})

async function untilSome(ask: () => Promise<pg.QueryResult>): Promise<pg.QueryResult> {
  for (;;) {
    const found = await ask()
    if (found.rowCount) return found
  }
}

test('a migration that is killed changes no table, and the next start completes it', async (t) => {
  const { pool } = await openEarlier(t, earlierReleases['the first release'])
  const before = await shapeOf(pool)
  const audit = await pool.connect()
  await audit.query('begin; lock table projector.replay in access share mode')
  const killed = migrate(pool)
  const { rows } = await untilSome(() =>
    audit.query(`select pid from pg_locks where not granted and relation = 'projector.replay'::regclass`),
  )
  await audit.query('select pg_terminate_backend($1)', [rows[0].pid])
  await t.rejects(killed, { name: 'ConnectionLostError' })
  t.same(await shapeOf(pool), before)
  await audit.query('commit')
  audit.release()
  await migrate(pool)
  t.match(await sqlOver(pool)`select begun from projector.replay`, [{ begun: true }])
})

test('a migration does not lock tables that need no new column, because running audits read them', async (t) => {
  const { pool } = await openEarlier(
    t,
    earlierReleases['the release before numbered migrations of the projector'],
  )
  const audit = await pool.connect()
  await audit.query('begin; lock table projector.checkpoint, projector.replay in access share mode')
  await migrate(pool)
  await audit.query('commit')
  audit.release()
})

test('the number of each migration is unique, and begins with the name of its folder', async (t) => {
  const numbers = globSync('migrations/**/*.sql', { cwd: import.meta.dirname }).map((file) => {
    const [, tens, number] = file.match(/^migrations\/(\d+)\/(\d{3})-[a-z-]+\.sql$/) ?? []
    return tens !== undefined && number === `${tens.padStart(2, '0')}${number?.at(-1)}` ? number : file
  })
  t.same(
    numbers.filter((number) => !/^\d{3}$/.test(number)),
    [],
  )
  t.equal(new Set(numbers).size, numbers.length)
})

test('no table of the services is created outside the migrations', async (t) => {
  const others = globSync('{services,projections,events}/**/*.ts', {
    cwd: root.pathname,
    exclude: ['**/*.test.ts', '**/testing/**'],
  }).filter((file) =>
    /create\s+table|alter\s+table\s+\S+\s+add/i.test(readFileSync(new URL(file, root), 'utf8')),
  )
  t.same(others.toSorted(), [
    // This module creates the copies of tables that an erasure needs.
    'services/erasure/replace-tables.ts',
    // This module creates tables of SQLite, in the file of the event log.
    'services/eventstore/storage/mend.ts',
    'services/eventstore/storage/schema.ts',
    'services/keys/file.ts',
    // This module creates the tables of keys, in a database of their own.
    'services/keys/postgres/database.ts',
    'services/keys/postgres/epoch-table.ts',
    // This module creates the table in which migrations are recorded.
    'services/postgres/migrate.ts',
  ])
})
