import { Command } from 'commander'
import { dropKept } from '../../services/projector/replay/kept-tables.ts'
import { withTables } from './workplace.ts'

async function run(schema: string) {
  await withTables((pool) => dropKept(pool, schema))
  console.log(`${schema} was dropped.`)
}

export const dropCommand = new Command('drop')
  .description('Drop tables that a replay has replaced (listed by "tables").')
  .argument('<schema>')
  .action(run)
