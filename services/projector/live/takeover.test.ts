import { test } from 'tap'
import { sqlOver } from '../../postgres/sql.ts'
import { ensureTables, servingTables } from '../checkpoint.ts'
import { notTakenOver } from './takeover.ts'
import { openBench, projections } from '../testing/bench.ts'

test('tables of a new version serve once they tell what the older ones do', async (t) => {
  const { pool } = await openBench(t)
  const sql = sqlOver(pool)
  const [tally] = projections
  const next = { ...tally!, version: tally!.version + 1 }
  await pool.query('update projector.checkpoint set position = 100')
  t.same(await notTakenOver(sql, projections), [], 'what was there before this release')
  t.same(await notTakenOver(sql, [next]), ['tally_v2'], 'not made yet')
  await ensureTables(pool, servingTables(next))
  t.same(await notTakenOver(sql, [next]), ['tally_v2'], 'empty yet')
  await pool.query("update projector.checkpoint set position = 100 where schema = 'tally_v2'")
  t.same(await notTakenOver(sql, [next]), [])
})
