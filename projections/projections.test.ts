import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { testPostgres } from '../scripts/testing/services.ts'
import { afterwards } from './testing/afterwards.ts'
import { history } from './testing/history.ts'
import { openTables } from './testing/tables.ts'

t.setTimeout(120_000)

/** Tables of a test's own: a property that ran out of time may still be busy with them. */
async function openedFor(t: Parameters<typeof testPostgres>[0]) {
  const tables = await openTables(await testPostgres(t))
  t.teardown(() => tables.pool.end())
  return tables
}

t.test('However a history is cut into batches, and repeated, the rows are the same', async (t) => {
  const tables = await openedFor(t)
  const cuts = fc.array(fc.nat(120), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(history, cuts, async (events, cuts) => {
      await tables.clear()
      await tables.apply(events)
      const whole = await tables.dump()

      await tables.clear()
      for (const event of events) await tables.apply([event])
      assert.deepEqual(await tables.dump(), whole, 'one by one')

      await tables.clear()
      const ends = [...cuts.toSorted((a, b) => a - b), events.length]
      let from = 0
      for (const end of ends) {
        const batch = events.slice(from, end)
        if (batch.length === 0) continue
        await tables.apply(batch)
        await tables.apply(batch)
        from = end
      }
      assert.deepEqual(await tables.dump(), whole, 'in batches, each twice')
    }),
    { numRuns: 25 },
  )
})

t.test('What is erased or purged leaves rows as though the log had never told it', async (t) => {
  const tables = await openedFor(t)
  await fc.assert(
    fc.asyncProperty(history, fc.integer({ min: 1, max: 40 }), async (events, size) => {
      await tables.clear()
      for (let from = 0; from < events.length; from += size)
        await tables.apply(events.slice(from, from + size))
      const live = await tables.dump()

      await tables.clear()
      await tables.apply(afterwards(events))
      assert.deepEqual(live, await tables.dump())
    }),
    { numRuns: 40 },
  )
})
