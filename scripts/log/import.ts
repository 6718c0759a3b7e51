import { createReadStream } from 'node:fs'
import { Command } from 'commander'
import { v5 } from 'uuid'
import type { StoredEvent } from '../../events/log/codec.ts'
import type { RawEvent, RawLog } from '../../events/raw-log.ts'
import type { Progress } from '../../services/projector/replay/feed.ts'
import { callerPath } from '../network.ts'
import { openProgress } from '../command/progress.ts'
import { countEvents, readLines, type Line } from './lines.ts'
import { isCarried, STREAM_ENDED } from './ndjson.ts'
import { wholeFrom, withSomeLog } from './workplace.ts'

interface Imported {
  /** Number of events that an interrupted import had already stored. */
  present: number
  added: number
}

/** Consecutive events of one stream, appended in one call. */
interface Run {
  lines: Line[]
  bytes: number
}

const MAX_EVENTS = 500
/** Maximum size of an append, in bytes: half of EventStoreDB's default limit. */
const MAX_BYTES = 512 * 1024

async function* runsOf(lines: AsyncIterable<Line>): AsyncGenerator<Run> {
  let run: Run | null = null
  for await (const line of lines) {
    const { stream, type, revision } = line.event
    const last = run?.lines.at(-1)?.event
    const follows: boolean =
      type !== STREAM_ENDED &&
      last?.stream === stream &&
      last.type !== STREAM_ENDED &&
      last.revision + 1 === revision
    if (run && follows && run.lines.length < MAX_EVENTS && run.bytes + line.bytes <= MAX_BYTES) {
      run.lines.push(line)
      run.bytes += line.bytes
      continue
    }
    if (run) yield run
    run = { lines: [line], bytes: line.bytes }
  }
  if (run) yield run
}

async function* heldBy(log: Pick<RawLog, 'readAll'>, signal: AbortSignal): AsyncGenerator<StoredEvent> {
  for await (const { events } of log.readAll({ signal })) yield* events.filter(isCarried)
}

const isSame = (a: StoredEvent, b: StoredEvent) =>
  a.stream === b.stream &&
  a.type === b.type &&
  // Each event store writes its own final event for a tombstoned stream, with another id and revision.
  (a.type === STREAM_ENDED || (a.id === b.id && a.revision === b.revision))

/** Yields the lines whose events are not stored yet. Throws unless the stored events equal those of the first lines. */
async function* missing(lines: AsyncIterable<Line>, held: AsyncIterable<StoredEvent>, done: Imported) {
  const present = held[Symbol.asyncIterator]()
  let isAt = await present.next()
  for await (const line of lines) {
    if (isAt.done) {
      yield line
      continue
    }
    const { id, stream, revision } = isAt.value
    if (!isSame(line.event, isAt.value)) {
      throw new Error(
        `The event store has ${id} (${stream} revision ${revision}) where line ${line.number} has another event. Its ` +
          'events are not from an earlier run of this import. Use an empty event store.',
      )
    }
    done.present++
    isAt = await present.next()
  }
  if (isAt.done) return
  throw new Error(
    'The event store has more events than the file. Use an empty event store or a later export.',
  )
}

/** Placeholder for an event that was scavenged before the export, with which later events keep their revisions. */
const scavenged = (stream: string, revision: number): RawEvent => ({
  id: v5(`${stream} ${revision}`, v5.URL),
  type: '$scavenged',
  isJson: true,
  data: {},
  metadata: undefined,
})

/**
 * Imports the lines of an export in order; events keep their ids, types, streams, revisions and data. Continues an
 * interrupted import. `inFlight` limits concurrent appends; with 1, placeholders are appended for scavenged events.
 * Throws an Error that names the faulty line.
 */
export async function importLog({
  log,
  lines,
  inFlight = 64,
  signal,
  onDone,
}: {
  log: RawLog
  lines: AsyncIterable<Line>
  inFlight?: number
  signal: AbortSignal
  /** Called for each line once the line's event is stored. */
  onDone?: (line: Line, done: Imported) => void
}): Promise<Imported> {
  const done: Imported = { present: 0, added: 0 }
  const waiting: { run: Run; appended: Promise<bigint> }[] = []
  let last = -1n

  async function append({ lines: [first], lines }: Run): Promise<bigint> {
    const { stream, type, revision } = first!.event
    if (type === STREAM_ENDED) {
      await log.tombstone(stream)
      return log.head()
    }
    if (inFlight === 1) await fill(stream, revision)
    return log.append(
      stream,
      lines.map(({ event }) => event),
      revision - 1,
    )
  }

  async function fill(stream: StoredEvent['stream'], upTo: number) {
    if (upTo === 0) return
    const [end] = await log.read(stream, { backwards: true, limit: 1 })
    const from = (end?.revision ?? -1) + 1
    for (let revision = from; revision < upTo; revision += MAX_EVENTS) {
      const count = Math.min(MAX_EVENTS, upTo - revision)
      const events = Array.from({ length: count }, (_, index) => scavenged(stream, revision + index))
      await log.append(stream, events, revision - 1)
    }
  }

  async function settle() {
    const { run, appended } = waiting.shift()!
    const { number, event } = run.lines[0]!
    const position = await appended.catch((cause: unknown) => {
      throw new Error(
        `Line ${number} (${event.stream} revision ${event.revision}) was rejected: ${String(cause)}\n` +
          'If the cause is the revision, events before it were scavenged: import with --in-flight 1 into an ' +
          'empty event store. Otherwise run the import again to continue.',
        { cause },
      )
    })
    if (position <= last) {
      throw new Error(
        `Line ${number} was stored before the line above it: this event store does not keep the order of ` +
          'concurrent appends. Import with --in-flight 1 into an empty event store.',
      )
    }
    last = position
    done.added += run.lines.length
    onDone?.(run.lines.at(-1)!, done)
  }

  try {
    for await (const run of runsOf(missing(lines, heldBy(log, signal), done))) {
      signal.throwIfAborted()
      // The first append, which connects the client, and tombstones, which use another call, are not run concurrently.
      const isAlone = done.added === 0 || run.lines[0]!.event.type === STREAM_ENDED
      const most = isAlone ? 1 : inFlight
      while (waiting.length >= most) await settle()
      const appended = append(run)
      appended.catch(() => {}) // This handler prevents an unhandled rejection, because the append is awaited later.
      waiting.push({ run, appended })
      if (most === 1) await settle()
    }
    while (waiting.length > 0) await settle()
  } finally {
    await Promise.allSettled(waiting.map(({ appended }) => appended))
  }
  return done
}

async function run(
  path: string,
  {
    into,
    inFlight,
    count,
    json = false,
  }: { into?: string; inFlight: number; count: boolean; json?: boolean },
) {
  const file = callerPath(path)
  const lines = () => readLines(createReadStream(file), { count })
  // The whole file is read and its count compared before anything is imported.
  const total = await countEvents(createReadStream(file), { count })
  const progress = openProgress({ json })
  const started = performance.now()
  const show = (line: Line, { present, added }: Imported) => {
    const seconds = (performance.now() - started) / 1000
    const share = line.number / total
    const figures: Progress = {
      events: present + added,
      rate: added / seconds,
      share,
      remaining: (seconds / share) * (1 - share),
    }
    progress.show(figures)
  }
  const done = await withSomeLog(into, (log, signal) =>
    importLog({ log, lines: lines(), inFlight, signal, onDone: show }),
  ).finally(progress.end)
  if (json) console.log(JSON.stringify(done))
  else {
    console.log(`${done.added} events imported, ${done.present} already present.`)
    console.log('Next: bring the key store and secrets of the network along (KEYS_URL, KEYS_MASTER,')
    console.log('RESERVATION_PEPPER). npm start then builds the read models from the log.')
  }
}

export const importCommand = new Command('import')
  .description(
    'Fill an empty event store from an export, with the same ids, types, streams, revisions and order. ' +
      'An interrupted import resumes the next time; running it again adds nothing.',
  )
  .argument('<file>', 'an export made with npm run log -- export')
  .option('--into <address>', "an event store other than the network's, as esdb://…")
  .option('--in-flight <count>', 'concurrent appends; use 1 for scavenged logs', wholeFrom(1), 64)
  .option('--no-count', 'accept a file from an older release, which does not end with a count')
  .option('--json', 'print progress and report as lines of JSON')
  .action(run)
