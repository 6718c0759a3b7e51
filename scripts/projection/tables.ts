import { Command } from 'commander'
import { projections } from '../../projections/index.ts'
import { schemaOf } from '../../projections/projection.ts'
import { sqlOver } from '../../services/postgres/sql.ts'
import { tableSets } from '../../services/projector/replay/kept-tables.ts'
import { withTables } from './workplace.ts'

const MEGABYTE = 1_000_000

async function run({ json = false }) {
  const sets = await withTables((pool) => tableSets(sqlOver(pool), projections.map(schemaOf)))
  if (json) {
    const plain = sets.map((set) => ({ ...set, position: Number(set.position), bytes: Number(set.bytes) }))
    return console.log(JSON.stringify(plain))
  }
  for (const { schema, use, position, bytes } of sets)
    console.log(
      `${schema.padEnd(44)} ${use.padEnd(8)} position ${String(position).padStart(10)}` +
        ` ${(Number(bytes) / MEGABYTE).toFixed(1).padStart(10)} MB`,
    )
}

export const tablesCommand = new Command('tables')
  .description(
    'List all sets of tables: live, being built by a replay, kept after one, or of another release.',
  )
  .option('--json', 'print one line of JSON')
  .action(run)
