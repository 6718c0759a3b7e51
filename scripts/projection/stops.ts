import { Command } from 'commander'
import { withStops } from './workplace.ts'

async function run({ json = false }) {
  await withStops(async (stops) => {
    if (json) {
      return console.log(JSON.stringify(stops.map((stop) => ({ ...stop, position: String(stop.position) }))))
    }
    for (const { schema, type, id, stream, position, error, since, tries } of stops) {
      console.log(`${schema} has been stopped since ${since.toISOString()}, tried ${tries} times`)
      console.log(`  at ${type} ${id} in ${stream}, position ${position}`)
      console.log(`  ${error}`)
    }
    if (stops.length === 0) console.log('No projection is stopped.')
  })
}

export const stopsCommand = new Command('stops')
  .description('List stopped projections, the event each stopped at, and why.')
  .option('--json', 'print one line of JSON')
  .action(run)
