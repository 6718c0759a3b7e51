import { schemaOf, type Projection } from '../../projections/projection.ts'
import type { Sql } from '../../projections/sql.ts'

/**
 * The schemas of a release that cannot serve yet: those that are not made, and those of a new version that tell less
 * than the tables of the older one do.
 */
export async function notTakenOver(
  sql: Sql,
  projections: readonly Pick<Projection, 'name' | 'version'>[],
): Promise<string[]> {
  const rows = await sql<{
    schema: string
    position: bigint
  }>`select schema, position from projector.checkpoint`
  const positions = new Map(rows.map(({ schema, position }) => [schema, position]))
  const isBehind = ({ name, version }: Pick<Projection, 'name' | 'version'>) => {
    const position = positions.get(schemaOf({ name, version }))
    const older = Array.from({ length: version - 1 }, (_, n) => schemaOf({ name, version: n + 1 }))
    return position === undefined || older.some((schema) => (positions.get(schema) ?? -1n) > position)
  }
  return projections.filter(isBehind).map(schemaOf)
}
