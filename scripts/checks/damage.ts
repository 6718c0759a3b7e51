import { Command } from 'commander'
import { damages, openFuzz } from '../../services/eventstore/testing/fuzz.ts'
import { runCommand } from '../command/run.ts'
import { wholeFrom } from '../log/workplace.ts'
import { openProgress } from '../command/progress.ts'

// npm run check -- damage: damages an event log in many places and checks that readers never receive wrong events.

interface Options {
  flips: number
  sectors: number
  seed: number
  json?: boolean
}

async function run({ flips, sectors, seed, json = false }: Options) {
  const fuzz = await openFuzz()
  const progress = openProgress({ json, unit: 'damages' })
  const report = {
    tried: 0,
    'not started': 0,
    refused: 0,
    whole: 0,
    wrong: 0,
    unfound: 0,
    unended: 0,
    slowest: 0,
  }
  const began = performance.now()
  const all = damages(fuzz.size, { flips, sectors, seed })
  try {
    for (const damage of all) {
      const { read, wrong, check } = await fuzz.tryOut(damage)
      report.tried++
      report[read]++
      if (wrong.length > 0) report.wrong++
      if (!check) report.unended++
      else report.slowest = Math.max(report.slowest, Math.round(check.ms))
      if (check && !check.found && read !== 'whole') report.unfound++
      if (wrong.length > 0 || !check)
        console.error(`${JSON.stringify(damage)}: ${wrong.join(', ') || 'no end'}`)
      const rate = (report.tried / (performance.now() - began)) * 1000
      const share = report.tried / all.length
      progress.show({ events: report.tried, rate, share, remaining: (all.length - report.tried) / rate })
    }
  } finally {
    progress.end()
    await fuzz.close()
  }
  if (json) console.log(JSON.stringify(report))
  else for (const [what, value] of Object.entries(report)) console.log(`${what.padEnd(12)} ${value}`)
  if (report.wrong > 0 || report.unended > 0) process.exitCode = 1
}

const command = new Command('damage')
  .description(
    'Damage an event log of 1,500 events in one place at a time, read all of it in every way, and check it. Counts\n' +
      'wrong data given to readers (wrong), damage that a reader met but the check missed (unfound), and checks\n' +
      'longer than ten seconds (unended). The slowest of the other checks is given in ms.',
  )
  .option('--flips <count>', 'number of bits to flip', wholeFrom(0), 3000)
  .option('--sectors <count>', 'number of 512-byte sectors to fill with zeros', wholeFrom(0), 800)
  .option('--seed <number>', 'seed for choosing the places', wholeFrom(0), 1)
  .option('--json', 'print progress and report as lines of JSON')
  .action(run)

await runCommand(command)
