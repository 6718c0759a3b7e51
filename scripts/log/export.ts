import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { Command } from 'commander'
import type { RawLog } from '../../events/raw-log.ts'
import type { Progress } from '../../services/projector/replay/feed.ts'
import { callerPath } from '../network.ts'
import { openProgress } from '../command/progress.ts'
import { countLine, isCarried, lineOf } from './ndjson.ts'
import { withSomeLog } from './workplace.ts'

interface Exported {
  events: number
  /** Position of the last exported event; -1n for an empty log. */
  position: bigint
}

/** Writes the events to `to`, one per line, then the number of events. Waits while `to` cannot accept more. */
export async function exportLog({
  log,
  to,
  signal,
  onProgress,
}: {
  log: Pick<RawLog, 'readAll' | 'head'>
  to: Writable
  signal: AbortSignal
  onProgress?: (progress: Progress) => void
}): Promise<Exported> {
  const head = await log.head()
  const started = performance.now()
  const done: Exported = { events: 0, position: -1n }
  for await (const { events, position } of log.readAll({ signal })) {
    const within = events.filter((event) => event.position <= head)
    const lines = within.filter(isCarried).map((event) => `${lineOf(event)}\n`)
    if (lines.length > 0 && !to.write(lines.join(''))) await once(to, 'drain', { signal })
    done.events += lines.length
    done.position = within.at(-1)?.position ?? done.position
    const seconds = (performance.now() - started) / 1000
    const share = Math.min(1, Number(position + 1n) / Number(head + 1n))
    onProgress?.({
      events: done.events,
      rate: done.events / seconds,
      share,
      remaining: (seconds / share) * (1 - share),
    })
    if (position >= head) break
  }
  signal.throwIfAborted()
  to.write(`${countLine(done.events)}\n`)
  return done
}

async function run({ to, from, json = false }: { to?: string; from?: string; json?: boolean }) {
  const file = to === undefined ? null : callerPath(to)
  if (file && existsSync(file)) throw new Error(`${file} already exists. Choose another file or remove it.`)
  const part = `${file}.part`
  const stream = file ? createWriteStream(part, { mode: 0o600, flags: 'w' }) : process.stdout
  const progress = openProgress({ json: json && file !== null })
  try {
    const { events, position } = await withSomeLog(from, (log, signal) =>
      exportLog({ log, to: stream, signal, onProgress: progress.show }),
    ).finally(progress.end)
    if (!file) return
    stream.end()
    await finished(stream)
    renameSync(part, file)
    if (json) console.log(JSON.stringify({ file, events, position: Number(position) }))
    else
      console.log(
        `Wrote ${events} events, up to position ${position}, to ${file}. Personal fields are still encrypted.`,
      )
  } catch (error) {
    if (file) rmSync(part, { force: true })
    throw error
  }
}

export const exportCommand = new Command('export')
  .description(
    'Write the log as NDJSON: one line per event as stored, still encrypted, in log order, and a last line with their ' +
      'count. npm run log -- import fills another event store from it.',
  )
  .option('--to <file>', 'the file to create; default: the terminal')
  .option('--from <address>', "an event store other than the network's, as esdb://…")
  .option('--json', 'print progress and report as lines of JSON')
  .action(run)
