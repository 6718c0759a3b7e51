import { styleText } from 'node:util'
import { Argument, Command, Option } from 'commander'
import type { StreamName } from '../../events/kinds.ts'
import { eventsUntil, type When } from '../../services/api/graphql/moderation/moments.ts'
import { happened, stateOf, streamArgument, textOf, timeArgument } from './moments.ts'
import { withReadLog, wholeFrom } from './workplace.ts'

interface Options {
  at?: Date
  revision?: number
  personal?: boolean
  json?: boolean
}

function whenOf({ at, revision }: Options): When | undefined {
  if (at) return { at }
  return revision === undefined ? undefined : { revision }
}

async function run(stream: StreamName, options: Options) {
  await withReadLog(options, async (log) => {
    const events = await eventsUntil(log, stream, whenOf(options))
    const last = events.at(-1)
    if (!last) throw new Error(`${stream} has no events${whenOf(options) ? ' up to that moment' : ''}.`)
    const state = stateOf(stream, events)
    const { revision, type, metadata } = last
    if (options.json) {
      return console.log(JSON.stringify({ stream, revision, last: { type, ...metadata }, state }))
    }
    console.log(styleText('bold', stream))
    console.log(styleText('dim', `as of ${happened(last)}`))
    for (const [name, value] of Object.entries(state)) {
      const hidden = options.personal ? '(erased, or not set)' : '(personal, or not set)'
      console.log(`${styleText('cyan', name)}: ${value === null ? hidden : textOf(value)}`)
    }
  })
}

export const streamToRead = (): Argument =>
  new Argument('<stream>', 'a stream, such as thread-01h…, or an id, such as thread_01h…').argParser(
    streamArgument,
  )

export const showCommand = new Command('show')
  .description(
    'Show a stream as it was at any moment: the text of a thread, comment or reply, or the fields of anything else.',
  )
  .addArgument(streamToRead())
  .addOption(
    new Option('--at <time>', 'at a time, such as 2026-11-21T10:00Z')
      .argParser(timeArgument)
      .conflicts('revision'),
  )
  .option('--revision <number>', 'after this event; default: after the last one', wholeFrom(0))
  .option('--personal', 'show personal fields decrypted')
  .option('--json', 'print a line of JSON')
  .action(run)
