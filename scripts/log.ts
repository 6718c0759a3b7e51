import { styleText } from 'node:util'
import { Command, InvalidArgumentError } from 'commander'
import { runCommand } from './command/run.ts'
import { openCodec, type Keys } from '../events/codec.ts'
import { isErased } from '../events/define.ts'
import type { RecordedEvent } from '../events/event.ts'
import type { StreamName } from '../events/kinds.ts'
import { openLog, type Log } from '../events/log.ts'
import { openKeyStore } from '../services/keys/store.ts'
import { openNetwork } from './network.ts'

// npm run log: reads the log as a person.

interface Options {
  stream?: StreamName
  category?: string
  follow?: boolean
  limit: number
  personal?: boolean
  json?: boolean
}

/** Without keys every personal field reads as erased. */
const noKeys: Keys = {
  ensure: () => Promise.reject(new Error('The log is only read here')),
  find: async () => new Map(),
}

const value = (field: unknown) => (isErased(field) ? '(personal)' : JSON.stringify(field))

function tell({ stream, revision, position, type, data, metadata }: RecordedEvent, json: boolean) {
  if (json) {
    const shown = { position: Number(position), stream, revision, type, data, metadata }
    return console.log(JSON.stringify(shown))
  }
  const fields = Object.entries(data).map(([name, field]) => `    ${name}: ${value(field)}`)
  console.log(
    [
      `${styleText('dim', metadata.occurredAt)} ${styleText('bold', type)}  ${stream}@${revision}  (${position})`,
      `    by ${metadata.actor}, ${metadata.origin}, command ${metadata.commandId}`,
      ...fields.map((field) => styleText('cyan', field)),
    ].join('\n'),
  )
}

/** Events that are wanted, in order, until they end or the signal. */
async function* wanted(log: Log, { stream, category, follow }: Options, signal: AbortSignal) {
  const fits = (event: RecordedEvent) =>
    (stream === undefined || event.stream === stream) &&
    (category === undefined || event.stream.startsWith(`${category}-`))
  if (stream !== undefined && !follow) {
    for (let from = 0, page; (page = await log.read(stream, { from, limit: 500 })).length > 0;) {
      yield* page
      from = page.at(-1)!.revision + 1
    }
    return
  }
  const batches = follow ? log.tail({ signal }) : log.readAll({ signal })
  for await (const { events } of batches) yield* events.filter(fits)
}

async function run(options: Options) {
  const { limit, personal = false, json = false } = options
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort())
  const network = await openNetwork({ need: ['postgres', 'eventstore'], log: (line) => console.error(line) })
  const keys = openKeyStore({ url: network.settings.keysUrl, master: network.settings.keysMaster })
  const log = openLog({ url: network.settings.eventstoreUrl, codec: openCodec(personal ? keys : noKeys) })
  try {
    let told = 0
    for await (const event of wanted(log, options, stop.signal)) {
      if (told++ === limit || stop.signal.aborted) break
      tell(event, json)
    }
  } finally {
    stop.abort()
    await log.close()
    keys.close()
    await network.close()
  }
}

function streamName(text: string): StreamName {
  if (!/^[a-z$]+-./.test(text)) throw new InvalidArgumentError('A stream is named like thread-01h….')
  return text as StreamName
}

function count(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.')
  return Number(text)
}

const command = new Command('log')
  .description('Read the log, the oldest event first.')
  .option('--stream <name>', 'one stream, such as thread-01h…', streamName)
  .option('--category <name>', 'all streams of a category, such as thread')
  .option('--follow', 'go on as events come; Ctrl-C ends it')
  .option('--limit <count>', 'the first so many', count, Infinity)
  .option('--personal', 'show personal fields in the clear')
  .option('--json', 'a line of JSON for each event')
  .action(run)

await runCommand(command)
