import { Command } from 'commander'
import { withLog } from './workplace.ts'

async function run({ json = false }) {
  await withLog({}, async ({ log }) => {
    const began = performance.now()
    const { events, spaceSaved } = await log.scavenge()
    const ms = Math.round(performance.now() - began)
    if (json) return console.log(JSON.stringify({ events, spaceSaved, ms }))
    const what = events === null ? 'What was deleted or has expired' : `${events} events`
    console.log(`${what} removed for good in ${ms / 1000} s; the files are ${spaceSaved} bytes smaller.`)
  })
}

export const scavengeCommand = new Command('scavenge')
  .description('Permanently remove deleted and expired events from the files. Writes continue meanwhile.')
  .option('--json', 'the report as a line of JSON')
  .action(run)
