import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { openCodec } from '../../../../events/log/codec.ts'
import { openKeyStore } from '../../../../services/keys/store.ts'
import { secretsOf } from '../../../network/secrets.ts'
import { openProgress } from '../../../command/progress.ts'
import { bulk, type Opening } from '../log/bulk.ts'
import { history, type Made } from './events.ts'
import { sourceOf } from './source.ts'

export interface HistoryOptions {
  events: number
  /** Path of the CollegeMsg file whose messages are repeated; by default, messages are generated. */
  source?: string | undefined
  /** Folder in which the history is stored for later runs; by default, each run generates a new history. */
  keep?: string | undefined
}

const Kept = z.object({ events: z.number(), source: z.string().nullable() })

/** Files that contain a network's history: the log, the keys of personal data, and the master key. */
const files = ['log.sqlite', 'keys.sqlite', 'secrets.json']
/** Number of streams that are generated together, so that the keys of their members are created in one write. */
const STREAMS_AHEAD = 50_000

function* groups<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let group: Item[] = []
  for (const item of items) {
    group.push(item)
    if (group.length < size) continue
    yield group
    group = []
  }
}

async function make(folder: string, { events, source }: HistoryOptions): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { KEYS_MASTER = '' } = secretsOf(folder)
  const url = pathToFileURL(join(folder, 'keys.sqlite')).href
  const keys = openKeyStore({ url, master: Buffer.from(KEYS_MASTER, 'base64') })
  const codec = openCodec(keys)

  async function encoded({ stream, events }: Made): Promise<Opening> {
    const stored = events.map(async (event) => ({
      id: event.id,
      type: event.type,
      ...(await codec.encode(event)),
    }))
    return { stream, events: await Promise.all(stored) }
  }
  async function* streams() {
    for (const group of groups(history(await sourceOf(source)), Math.min(STREAMS_AHEAD, events))) {
      const members = group.flatMap(({ events }) =>
        events.flatMap(({ data }) => ('username' in data ? [data.member] : [])),
      )
      await Promise.all(members.map(keys.ensure))
      for (const made of group) yield encoded(made)
    }
  }

  try {
    await bulk(join(folder, 'log.sqlite'), streams(), events, openProgress({ json: false }))
  } finally {
    await keys.close()
  }
}

/** Copies a history into the folder of a network that is not running. Throws if it was generated with other options. */
export async function bring(folder: string, options: HistoryOptions): Promise<void> {
  const { keep, events, source = null } = options
  if (keep === undefined) return make(folder, options)
  const note = join(keep, 'history.json')
  if (!existsSync(note)) {
    await make(keep, options)
    writeFileSync(note, JSON.stringify({ events, source } satisfies z.output<typeof Kept>))
  }
  const kept = Kept.parse(JSON.parse(readFileSync(note, 'utf8')))
  if (kept.events !== events || kept.source !== source) {
    const what = `${kept.events} events of ${kept.source ?? 'invented messages'}`
    throw new Error(`${keep} keeps a history of ${what}. Choose another folder with --keep.`)
  }
  for (const file of files) cpSync(join(keep, file), join(folder, file))
}
