import { schemaOf, schemasOf, type Projection } from '../../../projections/projection.ts'
import type { Sql } from '../../postgres/sql.ts'

/** Schemas that do not exist yet, or whose position is behind that of the tables they replace. */
export async function notTakenOver(
  sql: Sql,
  projections: readonly Pick<Projection, 'name' | 'version' | 'formerly'>[],
): Promise<string[]> {
  const rows = await sql<{
    schema: string
    position: bigint
  }>`select schema, position from projector.checkpoint`
  const positions = new Map(rows.map(({ schema, position }) => [schema, position]))
  const isBehind = (projection: Pick<Projection, 'name' | 'version' | 'formerly'>) => {
    const position = positions.get(schemaOf(projection))
    return (
      position === undefined ||
      schemasOf(projection).some((schema) => (positions.get(schema) ?? -1n) > position)
    )
  }
  return projections.filter(isBehind).map(schemaOf)
}
