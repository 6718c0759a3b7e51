import { test } from 'tap'
import { sqlOver } from '../../postgres/sql.ts'
import { ensureTables, servingTables } from '../checkpoint.ts'
import { notTakenOver } from './takeover.ts'
import { openBench, projections } from '../testing/bench.ts'

test('tables of a new version are used once they reach the position of the old tables', async (t) => {
  const { pool } = await openBench(t)
  const sql = sqlOver(pool)
  const [tally] = projections
  const next = { ...tally!, version: tally!.version + 1 }
  await pool.query('update projector.checkpoint set position = 100')
  t.same(await notTakenOver(sql, projections), [], 'tables of the same version can serve')
  t.same(await notTakenOver(sql, [next]), ['tally_v2'], 'they do not exist yet')
  await ensureTables(pool, servingTables(next))
  t.same(await notTakenOver(sql, [next]), ['tally_v2'], 'they are still empty')
  await pool.query("update projector.checkpoint set position = 100 where schema = 'tally_v2'")
  t.same(await notTakenOver(sql, [next]), [])
})

test('a read model that replaces others is used once it reaches their position', async (t) => {
  const { pool } = await openBench(t)
  const sql = sqlOver(pool)
  const [tally] = projections
  const heir = { ...tally!, name: 'heir', formerly: ['tally_v1'] }
  await ensureTables(pool, servingTables(heir))
  await pool.query("update projector.checkpoint set position = 100 where schema = 'tally_v1'")
  t.same(await notTakenOver(sql, [heir]), ['heir_v1'], 'empty yet')
  await pool.query("update projector.checkpoint set position = 100 where schema = 'heir_v1'")
  t.same(await notTakenOver(sql, [heir]), [])
})
