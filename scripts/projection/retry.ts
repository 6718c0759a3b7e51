import { Command } from 'commander'
import { retryNow } from '../../services/projector/live/stops.ts'
import { stopNamed, withStops } from './workplace.ts'

async function run(name: string) {
  await withStops(async (stops, sql) => {
    const { schema, type, id } = stopNamed(stops, name)
    await retryNow(sql, schema)
    console.log(`${schema} is retrying ${type} ${id}.`)
  })
}

export const retryCommand = new Command('retry')
  .description('Retry a stopped projection now.')
  .argument('<projection>')
  .action(run)
