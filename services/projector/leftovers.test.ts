import { test } from 'tap'
import { schemaOf } from '../../projections/projection.ts'
import { ensureTables } from './checkpoint.ts'
import { withClaim } from './claim.ts'
import { dropLeftovers } from './leftovers.ts'
import { openBench, projections } from './testing/bench.ts'

test('tables of older versions and of replays that were cut short go, those that serve stay', async (t) => {
  const { pool } = await openBench(t)
  const [newest, other] = [projections[0]!, projections[1]!]
  const older = `${newest.name}_v${newest.version - 1}`
  const rebuild = `${schemaOf(other)}_rebuild`
  await ensureTables(pool, { projection: newest, schema: older })
  await ensureTables(pool, { projection: other, schema: rebuild })
  await pool.query(`create schema ${schemaOf(other)}_retired; create schema somebody_v1`)

  const names = projections.map(({ name }) => name)
  await withClaim(pool, names, async () => {
    await t.rejects(dropLeftovers(pool, projections), /under way/, 'not while a replay builds them')
  })
  t.same(await dropLeftovers(pool, projections), [rebuild, `${schemaOf(other)}_retired`, older].toSorted())
  t.same(await dropLeftovers(pool, projections), [])
  const { rows } = await pool.query<{ schema: string }>('select schema from projector.checkpoint')
  t.same(rows.map(({ schema }) => schema).toSorted(), projections.map(schemaOf).toSorted())
  const left = await pool.query("select from pg_namespace where nspname = 'somebody_v1'")
  t.equal(left.rowCount, 1, 'nor anybody else’s')
})
