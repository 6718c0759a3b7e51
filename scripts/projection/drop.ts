import { Command } from 'commander'
import { dropKept } from '../../services/projector/replay/kept.ts'
import { withTables } from './workplace.ts'

async function run(schema: string) {
  await withTables((pool) => dropKept(pool, schema))
  console.log(`${schema} is dropped.`)
}

export const dropCommand = new Command('drop')
  .description('Drop tables that a replay took out of service ("tables" lists them).')
  .argument('<schema>')
  .action(run)
