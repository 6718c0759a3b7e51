import pino from 'pino'
import { openCodec } from '../../../../events/log/codec.ts'
import { openLog } from '../../../../events/log.ts'
import { openRawLog } from '../../../../events/raw-log.ts'
import { projections } from '../../../../projections/index.ts'
import { openPool } from '../../../../services/postgres/sql.ts'
import { keepHeapSmall } from '../../../../services/heap.ts'
import { openKeyStore } from '../../../../services/keys/store.ts'
import { startProjector } from '../../../../services/projector/projector.ts'
import { replay } from '../../../../services/projector/replay/replay.ts'
import { readSettings } from '../../../../services/settings.ts'
import { caughtUp } from '../../../network/caught-up.ts'
import { projectionsNamed } from '../../../command/projections.ts'
import type { Pass, What } from './pass.ts'

// Reads the log once, in a separate process so that its memory can be measured.

// Limits the heap, as the replayer and the projector do.
keepHeapSmall()
const settings = readSettings()
const what: What = JSON.parse(process.argv[2] ?? '{}')

async function counted(): Promise<Omit<Pass, 'peak'>> {
  const log = openRawLog(settings.eventstoreUrl)
  let events = 0
  const began = performance.now()
  for await (const batch of log.readAll()) events += batch.events.length
  const rate = (events / (performance.now() - began)) * 1000
  await log.close()
  return { events, rate }
}

async function replayed(names: readonly string[]): Promise<Omit<Pass, 'peak'>> {
  const chosen = projectionsNamed(names)
  const keys = openKeyStore({ url: settings.keysUrl, master: settings.keysMaster })
  const log = openLog({ url: settings.eventstoreUrl, codec: openCodec(keys) })
  const pool = openPool(settings.databaseUrl, [], chosen.length + 3, { pipeline: true })
  let [events, ms] = [0, 0]
  const began = performance.now()
  const onProgress = (progress: { events: number }) => {
    if (progress.events === events) return
    events = progress.events
    ms = performance.now() - began
  }
  await replay({ projections: chosen, log, pool, signal: new AbortController().signal, onProgress })
  await pool.end()
  await log.close()
  await keys.close()
  return { events, rate: (events / ms) * 1000 }
}

async function filled(): Promise<Omit<Pass, 'peak'>> {
  const keys = openKeyStore({ url: settings.keysUrl, master: settings.keysMaster })
  const log = openLog({ url: settings.eventstoreUrl, codec: openCodec(keys) })
  const began = performance.now()
  const projector = await startProjector({ settings, log, projections, logger: pino({ level: 'silent' }) })
  await caughtUp(settings.databaseUrl, log)
  const seconds = (performance.now() - began) / 1000
  const { events } = await counted()
  await projector.stop()
  await log.close()
  await keys.close()
  return { events, rate: events / seconds }
}

const doing = () => {
  if ('replay' in what) return replayed(what.replay)
  return 'fill' in what ? filled() : counted()
}
const passed = await doing()
process.send?.({ ...passed, peak: process.resourceUsage().maxRSS / 1000 } satisfies Pass)
process.disconnect?.()
