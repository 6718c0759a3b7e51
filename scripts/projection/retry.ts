import { Command } from 'commander'
import { retryNow } from '../../services/projector/live/stops.ts'
import { stopNamed, withStops } from './workplace.ts'

async function run(name: string) {
  await withStops(async (stops, sql) => {
    const { schema, type, id } = stopNamed(stops, name)
    await retryNow(sql, schema)
    console.log(`${schema} tries ${type} ${id} again.`)
  })
}

/** `npm run projection -- retry <projection>` */
export const retryCommand = new Command('retry')
  .description('Have a projection that stands still try again at once.')
  .argument('<projection>')
  .action(run)
