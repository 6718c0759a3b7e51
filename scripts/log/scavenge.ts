import { Command } from 'commander'
import { withLog } from './workplace.ts'

async function run({ json = false }) {
  await withLog({}, async ({ log }) => {
    const began = performance.now()
    const { events, spaceSaved } = await log.scavenge()
    const ms = Math.round(performance.now() - began)
    if (json) return console.log(JSON.stringify({ events, spaceSaved, ms }))
    const what = events === null ? 'Removed deleted and expired events' : `Removed ${events} events`
    console.log(`${what} permanently in ${ms / 1000} s. The files are ${spaceSaved} bytes smaller.`)
  })
}

export const scavengeCommand = new Command('scavenge')
  .description('Permanently remove deleted and expired events from the files. Writes continue meanwhile.')
  .option('--json', 'print the report as a line of JSON')
  .action(run)
