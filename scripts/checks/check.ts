import { Command } from 'commander'
import { runCommand } from '../command/run.ts'

// npm run check: tries one property on a whole network of its own (scripts/checks/README.md).

const checks: Readonly<Record<string, string>> = {
  apart: 'two sets of processes share nothing but addresses',
  axe: 'every screen is accessible with every contrast, font size and width',
  bare: 'npm start and npm test need only Node, npm, git and the base system',
  closed: 'an article that one API process has closed accepts nothing at another one',
  crash: 'the event store keeps every acknowledged event when it is killed',
  damage: 'readers of a damaged event log never get wrong events',
  faults: 'no message is lost or repeated when any part is killed or paused',
  html: 'two validators find nothing in the HTML of any screen',
  lighthouse: 'pages score 95, 100, 100, 100 on a simulated phone',
  links: 'every link and button of the demo leads somewhere',
  payloads: 'articles whose texts are scripts run none of them',
  queue: 'two moderators at one queue decide on each report once',
  scheduled: 'scheduled articles appear once and in time, though services are killed',
  update: 'members and visitors notice nothing of an update to another release, and back',
}

async function run(name: string) {
  const about = checks[name]
  if (about === undefined)
    throw new Error(`Unknown check: ${name}. Available checks: ${Object.keys(checks).join(', ')}`)
  // The check reads its own options, as if it had been started by its own file.
  process.argv.splice(2, 1)
  await import(`./${name}.ts`)
}

const command = new Command('check')
  .description('Try one property on a temporary network. npm run proofs runs most of them small.')
  .argument('<name>')
  .argument('[options...]')
  .usage('<name> [options]')
  .passThroughOptions()
  .addHelpText(
    'after',
    `\nChecks:\n${Object.entries(checks)
      .map(([name, about]) => `  ${name.padEnd(11)} ${about}\n`)
      .join('')}\nEach has its own options: npm run check -- <name> --help`,
  )
  .action(run)

await runCommand(command)
