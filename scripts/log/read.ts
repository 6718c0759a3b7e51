import { styleText } from 'node:util'
import type { Command } from 'commander'
import type { Codec, StoredEvent } from '../../events/log/codec.ts'
import { isErased } from '../../events/define.ts'
import type { RecordedEvent } from '../../events/event.ts'
import type { StreamName } from '../../events/kinds.ts'
import type { RawLog } from '../../events/raw-log.ts'
import { UnreadableEventError } from '../../events/log.ts'
import { streamName, wholeFrom, withLog } from './workplace.ts'

interface Options {
  stream?: StreamName
  category?: string
  follow?: boolean
  limit: number
  personal?: boolean
  json?: boolean
}

/** A stored event that the current release cannot decode, with the reason. */
interface Unread extends StoredEvent {
  unreadable: string
}

/** Decodes events one by one, so that an unreadable event does not hide others. Skips system events. */
export async function readEach(
  codec: Pick<Codec, 'decode'>,
  stored: readonly StoredEvent[],
): Promise<(RecordedEvent | Unread)[]> {
  const read = stored.map((event) =>
    codec.decode([event]).catch((error: unknown) => {
      if (!(error instanceof UnreadableEventError)) throw error
      return [{ ...event, unreadable: error.message }]
    }),
  )
  return (await Promise.all(read)).flat()
}

const value = (field: unknown) => (isErased(field) ? '(personal)' : JSON.stringify(field))

export function told(event: RecordedEvent | Unread): string {
  const { stream, revision, position, type, recordedAt } = event
  const at = 'unreadable' in event ? recordedAt.toISOString() : event.metadata.occurredAt
  const head = `${styleText('dim', at)} ${styleText('bold', type)}  ${stream}@${revision}  (${position})`
  if ('unreadable' in event) {
    const stored = [
      `    data: ${JSON.stringify(event.data)}`,
      `    metadata: ${JSON.stringify(event.metadata)}`,
    ]
    return [head, styleText('yellow', `    ${event.unreadable}`), ...stored].join('\n')
  }
  const { actor, origin, commandId } = event.metadata
  const fields = Object.entries(event.data).map(([name, field]) =>
    styleText('cyan', `    ${name}: ${value(field)}`),
  )
  return [head, `    by ${actor}, ${origin}, command ${commandId}`, ...fields].join('\n')
}

function line(event: RecordedEvent | Unread): string {
  const { stream, revision, position, type, data, metadata } = event
  const shown = { position: Number(position), stream, revision, type, data, metadata }
  return JSON.stringify('unreadable' in event ? { ...shown, unreadable: event.unreadable } : shown)
}

async function* pagesOf(log: Pick<RawLog, 'read'>, stream: StreamName): AsyncGenerator<StoredEvent[]> {
  for (let from = 0, page; (page = await log.read(stream, { from, limit: 500 })).length > 0;) {
    yield page
    from = page.at(-1)!.revision + 1
  }
}

async function* wanted(log: RawLog, { stream, category, follow }: Options, signal: AbortSignal) {
  if (stream !== undefined && !follow) return yield* pagesOf(log, stream)
  const fits = (event: StoredEvent) =>
    (stream === undefined || event.stream === stream) &&
    (category === undefined || event.stream.startsWith(`${category}-`))
  for await (const { events } of follow ? log.tail({ signal }) : log.readAll({ signal }))
    yield events.filter(fits)
}

async function run(options: Options) {
  await withLog(options, async ({ log, codec, signal }) => {
    let left = options.limit
    for await (const batch of wanted(log, options, signal)) {
      for (const event of await readEach(codec, batch)) {
        if (left-- <= 0 || signal.aborted) return
        console.log(options.json ? line(event) : told(event))
      }
    }
  })
}

/** Adds to a command the options and the action for reading the log. */
export const reading = (command: Command): Command =>
  command
    .description('Read the log, oldest event first.')
    .option('--stream <name>', 'one stream, such as thread-01h…', streamName)
    .option('--category <name>', 'all streams of a category, such as thread')
    .option('--follow', 'keep printing new events; stop with Ctrl-C')
    .option('--limit <count>', 'print only the first events', wholeFrom(1), Infinity)
    .option('--personal', 'show personal fields decrypted')
    .option('--json', 'print a line of JSON for each event')
    .action(run)
