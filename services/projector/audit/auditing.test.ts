import t from 'tap'
import { requestAudit, auditOf, auditsOf } from './audits.ts'
import { replaysOf } from '../replay/replay-jobs.ts'
import { EVENTS, many, openOperations } from '../testing/operations.ts'
import { memberOf } from '../testing/projections.ts'
import { ways } from '../testing/redis.ts'

for (const { where, skip, open } of ways) {
  t.test(`audits that are queued in ${where} run and store their results`, { skip }, async (t) => {
    const redisUrl = await open(t)

    await t.test('a requested audit of a projection is stored with its result', async (t) => {
      const { sql, start, append, changes, until, startReplayer } = await openOperations(t, redisUrl)
      const projector = await start()
      await changes.waitFor(['tally'], await append(many(EVENTS, 1)), 20_000)
      await projector.stop()
      await sql`delete from "like" where member = ${memberOf(7)}`
      await startReplayer()
      const id = await requestAudit(sql, { kind: 'slice', projections: ['tally'], by: 'test' })
      const audit = await until(async () => {
        const audit = await auditOf(sql, id)
        return audit?.state === 'done' && audit
      })
      t.equal(audit.drift, 1n)
      const [, table] = audit.result[0]?.tables ?? []
      t.match(table, { table: 'like', missing: 1, examples: [{ fault: 'missing' }] })
    })

    await t.test('scheduled audits check one projection after the other', async (t) => {
      const { sql, until, startReplayer } = await openOperations(t, redisUrl)
      await startReplayer({ sliceMs: 1000, wholeMs: 3_600_000 })
      const audits = await until(async () => {
        const audits = await auditsOf(sql, 10)
        return audits.filter(({ state }) => state === 'done').length >= 2 && audits.toReversed()
      })
      t.same(
        audits.slice(0, 2).flatMap(({ projections }) => projections),
        ['tally', 'last_follower'],
      )
      t.same(await replaysOf(sql, 10), [])
    })
  })
}
