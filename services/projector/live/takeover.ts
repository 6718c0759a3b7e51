import { schemaOf, schemasOf, type Projection } from '../../../projections/projection.ts'
import type { Sql } from '../../postgres/sql.ts'

/** Schemas whose tables do not exist yet, or have not yet reached the position of the tables that they replace. */
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
