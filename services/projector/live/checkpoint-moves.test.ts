import t from 'tap'
import { transaction, type Sql } from '../../postgres/sql.ts'
import { openAnnouncer } from '../channel.ts'
import { positionsOf } from '../checkpoint.ts'
import { openBench } from '../testing/bench.ts'
import { ways } from '../testing/redis.ts'
import { openRests } from './checkpoint-moves.ts'

const schemas = ['tally_v1', 'last_follower_v1']

t.test('checkpoints of projections that move together are saved with one statement', async (t) => {
  const { sql } = await openBench(t)
  let statements = 0
  const counting: Sql = (parts, ...values) => {
    statements++
    return sql(parts, ...values)
  }
  const announcer = openAnnouncer({}, () => {})
  t.teardown(announcer.close)
  const rests = openRests(counting, announcer)
  const moves = schemas.map((schema) => rests.move({ schema, from: -1n, to: 5n }))
  t.same(await Promise.all(moves), [true, true])
  t.equal(statements, 1)
  t.same([...(await positionsOf(sql, schemas)).values()], [5n, 5n])
})

for (const { where, skip, open } of ways) {
  t.test(
    `a checkpoint that is locked or was moved is neither moved nor announced over ${where}`,
    { skip },
    async (t) => {
      const { settings, pool, sql, watch } = await openBench(t, await open(t))
      const announcer = openAnnouncer(settings, (error) => t.fail(error.message))
      t.teardown(announcer.close)
      const rests = openRests(sql, announcer)
      const changes = await watch()
      await transaction(pool, async (tx) => {
        await tx`select from projector.checkpoint where schema = 'tally_v1' for update`
        const moves = schemas.map((schema) => rests.move({ schema, from: -1n, to: 5n }))
        t.same(await Promise.all(moves), [false, true], 'it does not wait for the lock')
      })
      t.ok(await changes.waitFor(['last_follower'], 5n, 10_000))
      t.notOk(await rests.move({ schema: 'tally_v1', from: 3n, to: 5n }), 'another worker has moved it')
      t.notOk(await changes.waitFor(['tally'], 5n, 50))
    },
  )
}
