import t from 'tap'
import { testPostgres } from '../../../../scripts/testing/services.ts'
import { migrate } from '../../../postgres/migrate.ts'
import { openPool } from '../../../postgres/sql.ts'
import { openOperationsWatch } from './watch.ts'

t.test(
  'requests that arrive during a read of the state share the next read, which includes their changes',
  async (t) => {
    const pool = openPool(await testPostgres(t), [])
    await migrate(pool)
    let looks = 0
    const started = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const head = async () => {
      looks += 1
      const mine = BigInt(looks)
      started.resolve()
      await mayEnd.promise
      return mine
    }
    const health = { servers: () => [], concerns: () => [] }
    const watch = openOperationsWatch({
      pool,
      log: { head },
      projections: [],
      health,
      density: async () => 1,
    })
    t.teardown(async () => {
      await watch.close()
      await pool.end()
    })
    // The watch takes its first sample during its first read.
    await started.promise
    const asked = [watch.read(), watch.read()]
    mayEnd.resolve()
    t.strictSame(
      (await Promise.all(asked)).map(({ head }) => head),
      [2n, 2n],
    )
  },
)
