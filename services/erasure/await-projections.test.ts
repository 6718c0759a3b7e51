import { test } from 'tap'
import { openPool, sqlOver } from '../postgres/sql.ts'
import { testPostgres } from '../../scripts/testing/services.ts'
import { ensureTables } from '../projector/checkpoint.ts'
import { keptSchema } from '../projector/replay/kept-tables.ts'
import { tally } from '../projector/testing/projections.ts'
import { awaitProjections } from './await-projections.ts'

test('an erasure deletes the old tables that a replay has replaced', async (t) => {
  const pool = openPool(await testPostgres(t), [])
  t.teardown(() => pool.end())
  const old = keptSchema('tally_v1', new Date())
  for (const schema of ['tally_v1', old]) await ensureTables(pool, { projection: tally, schema })
  await pool.query("update projector.checkpoint set position = 8 where schema = 'tally_v1'")
  const options = { position: 7n, serving: ['tally_v1'] }
  t.same(await awaitProjections(pool, options, new AbortController().signal), ['tally_v1'])
  t.same(await sqlOver(pool)`select from pg_namespace where nspname = ${old}`, [])
})
