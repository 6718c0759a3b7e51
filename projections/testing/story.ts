import assert from 'node:assert/strict'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { testPostgres } from '../../scripts/testing/services.ts'
import { schemaOf, type Projection } from '../projection.ts'
import { openPool, sqlOver, transaction, type Sql } from '../../services/postgres/sql.ts'
import { recorded } from './history.ts'

/** A query of the projection's tables, on whose result an assertion is made. */
interface When<Answer> {
  /** Throws an AssertionError if the result differs from `expected` for any split into batches, repeated or not. */
  then: (expected: Answer) => Promise<void>
}

/** Given-when-then specification of a projection: after given events, a query returns the expected result. */
export async function openStory(t: Parameters<typeof testPostgres>[0], projection: Projection) {
  const schema = schemaOf(projection)
  const pool = openPool(await testPostgres(t), [schema], 2)
  t.teardown(() => pool.end())
  const sql = sqlOver(pool)

  async function fill(batches: readonly (readonly CatalogueEvent[])[], all: readonly CatalogueEvent[]) {
    const events = recorded(all)
    await pool.query(`drop schema if exists ${schema} cascade; create schema ${schema}`)
    await pool.query(projection.tables)
    for (const batch of batches) {
      const handled = batch
        .map((event) => events[all.indexOf(event)]!)
        .filter(({ type }) => projection.handles.includes(type))
      if (handled.length > 0) await transaction(pool, (sql) => projection.apply(handled, sql))
    }
  }

  return {
    given: (events: readonly CatalogueEvent[]) => ({
      when: <Answer>(ask: (sql: Sql) => Promise<Answer>): When<Answer> => ({
        async then(expected) {
          const oneByOne = events.map((event) => [event])
          for (const batches of [[events], oneByOne, oneByOne.flatMap((batch) => [batch, batch])]) {
            await fill(batches, events)
            assert.deepEqual(await ask(sql), expected)
          }
        },
      }),
    }),
  }
}
