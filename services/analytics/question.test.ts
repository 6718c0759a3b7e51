import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import type { QuestionSpec } from '../../events/analytics.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { ReactionKind } from '../../events/reactions.ts'
import { openPool, transaction } from '../postgres/sql.ts'
import { testPostgres } from '../../scripts/testing/services.ts'
import { setSearchPath } from '../projector/checkpoint.ts'
import { pseudonymsOf, questionProjection, questionSchema } from './question.ts'
import { happened, memberOf, specOf, type Happening } from './testing/history.ts'

const id = 'question_00000000000000000000000001'
const secret = new Uint8Array(32).fill(7)
const schema = questionSchema(id)
const pool = openPool(await testPostgres(t), [], 2)
t.teardown(() => pool.end())

async function rowsOf(spec: QuestionSpec, batches: readonly (readonly RecordedEvent[])[]) {
  const projection = questionProjection({ id, spec }, secret)
  await pool.query(`drop schema if exists ${schema} cascade; create schema ${schema}`)
  return transaction(pool, async (sql, client) => {
    await setSearchPath(sql, schema)
    await client.query(projection.tables)
    for (const batch of batches) {
      const handled = batch.filter(({ type }) => projection.handles.includes(type))
      if (handled.length > 0) await projection.apply(handled, sql)
    }
    const cells = await sql`select a, b, events::int, members::int from cell order by a, b`
    const tally = await sql`select a, b, member, events::int from tally order by a, b, member`
    return { cells: cells.map((row) => ({ ...row })), tally: tally.map((row) => ({ ...row })) }
  })
}

const record = (happenings: readonly Happening[]) =>
  happenings.map((happening, index) => happened(happening, BigInt(index * 7)))

t.test("an analyst's question counts events by group and by member", async (t) => {
  const at = (day: number) => `2026-01-0${day}T10:00:00.000Z`
  const events = record([
    { type: 'MemberRegistered', by: 1, at: at(1) },
    { type: 'MemberRegistered', by: 2, at: at(6) },
    { type: 'ReactionChosen', by: 1, at: at(5), kind: 'like' },
    { type: 'ReactionChosen', by: 1, at: at(6), kind: 'sad', item: 1 },
    { type: 'ReactionChosen', by: 2, at: at(6), kind: 'like' },
    { type: 'ReactionChosen', by: 2, at: at(7), kind: 'like', item: 2 },
    { type: 'ReactionChosen', by: 3, at: at(7), kind: 'like' },
  ])
  const byKind = await rowsOf(specOf({ groupBy: ['reaction', 'week'] }), [events])
  t.same(byKind.cells, [
    { a: 'like', b: '2026-01-05', events: 4, members: 3 },
    { a: 'sad', b: '2026-01-05', events: 1, members: 1 },
  ])
  const byCohort = await rowsOf(specOf({ groupBy: ['cohort-week'] }), [events])
  t.same(byCohort.cells, [
    { a: '', b: '', events: 1, members: 1 },
    { a: '2025-12-29', b: '', events: 2, members: 1 },
    { a: '2026-01-05', b: '', events: 2, members: 1 },
  ])
})

t.test("the pseudonym of a member is different in each analyst's question", async (t) => {
  const events = record([{ type: 'ReactionChosen', by: 1, at: '2026-01-05T10:00:00.000Z', kind: 'like' }])
  const { tally } = await rowsOf(specOf(), [events])
  t.notMatch(JSON.stringify(tally), memberOf(1))
  const other = pseudonymsOf(secret, 'question_00000000000000000000000002')
  t.not(pseudonymsOf(secret, id)(memberOf(1)), other(memberOf(1)))
  t.not(pseudonymsOf(new Uint8Array(32), id)(memberOf(1)), pseudonymsOf(secret, id)(memberOf(1)))
})

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    type: fc.constant('MemberRegistered' as const),
    by: fc.nat(4),
    at: fc.constant('2026-01-01T00:00:00.000Z'),
  }),
  fc.record({
    type: fc.constant('ReactionChosen' as const),
    by: fc.nat(4),
    at: fc
      .integer({ min: 0, max: 30 * 86_400 })
      .map((s) => new Date(Date.UTC(2026, 0, 1) + s * 1000).toISOString()),
    kind: fc.constantFrom(...ReactionKind.options),
    item: fc.nat(20),
  }),
)

t.test("an analyst's question has the same counts for any batch size and for repeated batches", async () => {
  const specs = fc.constantFrom(
    specOf({ groupBy: ['reaction', 'week'] }),
    specOf({ groupBy: ['cohort-week', 'reaction'] }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { maxLength: 40 }),
      fc.integer({ min: 1, max: 10 }),
      specs,
      async (made, size, spec) => {
        const events = record(made)
        const whole = await rowsOf(spec, [events])
        const batches = Array.from({ length: Math.ceil(events.length / size) }, (_, n) =>
          events.slice(n * size, (n + 1) * size),
        )
        assert.deepEqual(await rowsOf(spec, batches), whole, 'in batches')
        assert.deepEqual(
          await rowsOf(
            spec,
            batches.flatMap((batch) => [batch, batch]),
          ),
          whole,
          'each twice',
        )
      },
    ),
    { numRuns: 15, endOnFailure: true },
  )
})
