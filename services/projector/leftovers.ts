import type pg from 'pg'
import { schemaOf, type Projection } from '../../projections/projection.ts'
import { dropTables } from './checkpoint.ts'
import { withClaim } from './claim.ts'

/**
 * Drops the tables of read models that do not serve any more: of older versions, and of replays that were cut short.
 * What is to be gone must not live on in them. Gives their schemas. Throws while a replay or an audit is under way.
 */
export const dropLeftovers = (
  pool: pg.Pool,
  projections: readonly Pick<Projection, 'name' | 'version'>[],
): Promise<string[]> =>
  withClaim(
    pool,
    projections.map(({ name }) => name),
    async () => {
      // Only what the projector made: others may have schemas in this database.
      const { rows } = await pool.query<{ schema: string }>(
        `select schema from (
           select schema from projector.checkpoint
           union select schema || '_retired' from projector.checkpoint) made
         where schema <> all($1) and to_regnamespace(quote_ident(schema)) is not null order by schema`,
        [projections.map(schemaOf)],
      )
      for (const { schema } of rows) await dropTables(pool, schema)
      return rows.map(({ schema }) => schema)
    },
  )
