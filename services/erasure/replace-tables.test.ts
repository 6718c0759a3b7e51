import { test } from 'tap'
import { conversations } from '../../projections/conversations/project.ts'
import { schemaOf } from '../../projections/projection.ts'
import { openPool } from '../postgres/sql.ts'
import { testPostgres } from '../../scripts/testing/services.ts'
import { ensureTables, servingTables } from '../projector/checkpoint.ts'
import { replaceTables } from './replace-tables.ts'
import { until } from '../../scripts/testing/until.ts'

test('tables can be replaced by copies while others read them', async (t) => {
  const schema = schemaOf(conversations)
  const pool = openPool(await testPostgres(t), [schema])
  t.teardown(() => pool.end())
  await ensureTables(pool, servingTables(conversations))
  await pool.query(
    "insert into participant select 'c' || i, 'm', 'o', false, false, false, i, 1 from generate_series(1, 100) i",
  )
  const rows = async () => (await pool.query('select * from participant order by conversation')).rows
  const indices = async () =>
    (await pool.query('select indexdef from pg_indexes where schemaname = $1 order by 1', [schema])).rows
  const file = async () =>
    (await pool.query("select pg_relation_filepath('participant') as path")).rows[0]?.path as string
  const before = { rows: await rows(), indices: await indices(), file: await file() }

  const reader = await pool.connect()
  await reader.query('begin; select from participant')
  const done = replaceTables(pool, schema)
  await until(async () => (await file()) !== before.file, 'the table has another file', 10)
  t.same(await rows(), before.rows, 'the new rows are those of before, generated columns too')
  await reader.query('commit')
  reader.release()
  await done
  t.same(await indices(), before.indices, 'keys and indices too')
  const { rowCount } = await pool.query(
    "select from pg_namespace where nspname like '%retired' or nspname like '%copy'",
  )
  t.equal(rowCount, 0, 'the old ones are gone')
})

test('a writer waits while tables are replaced by copies, and then writes to the copies', async (t) => {
  const schema = schemaOf(conversations)
  const pool = openPool(await testPostgres(t), [schema])
  t.teardown(() => pool.end())
  await ensureTables(pool, servingTables(conversations))
  const worker = await pool.connect()
  await worker.query('begin')
  await worker.query('update projector.checkpoint set position = 7 where schema = $1', [schema])
  const done = replaceTables(pool, schema)
  await worker.query("insert into participant values ('c', 'm', 'o', false, false, false, 1, 1)")
  await worker.query('commit')
  worker.release()
  await done
  t.equal((await pool.query('select from participant')).rowCount, 1)
})
