import { styleText } from 'node:util'
import { Command } from 'commander'
import { projections } from '../projections/index.ts'
import { describeEvents, type EventInfo } from '../services/api/graphql/events/catalogue.ts'
import { runCommand } from './command/run.ts'

// npm run events: lists the events of the network.

const list = (names: readonly string[]) => names.join(', ') || 'nobody'

function told({ name, versions, emittedBy, projectedBy }: EventInfo): string {
  const lines = versions.flatMap(({ version, fields }) => {
    const widest = Math.max(...fields.map((field) => field.name.length))
    return [
      `  version ${version}`,
      ...fields.map(
        (field) =>
          `    ${field.name.padEnd(widest)}  ${field.type}` +
          (field.subject ? styleText('yellow', `  personal data of the ${field.subject}`) : ''),
      ),
    ]
  })
  return [
    styleText('bold', name),
    ...lines,
    styleText(
      'dim',
      `  emitted by    ${list(emittedBy.map(({ decider, command }) => `${decider}.${command}`))}`,
    ),
    styleText('dim', `  projected by  ${list(projectedBy)}`),
  ].join('\n')
}

function run(names: string[], { json = false }) {
  const all = describeEvents(projections)
  const unknown = names.filter((name) => !all.some((event) => event.name === name))
  if (unknown.length > 0)
    throw new Error(`Unknown event: ${unknown.join(', ')}. List all events with npm run events.`)
  const wanted = names.length === 0 ? all : all.filter(({ name }) => names.includes(name))
  console.log(json ? JSON.stringify(wanted) : wanted.map(told).join('\n\n'))
}

const command = new Command('events')
  .description(
    'Print the event catalog: versions, fields, personal fields and their owners, the commands (with their ' +
      'deciders) that emit each event, and the projections that use it.',
  )
  .argument('[event...]', 'default: all')
  .option('--json', 'print one list as JSON')
  .action(run)

await runCommand(command)
