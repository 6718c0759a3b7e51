import { fork } from 'node:child_process'
import { once } from 'node:events'
import pino from 'pino'
import type { Test } from 'tap'
import { openCodec } from '../../../events/log/codec.ts'
import type { NewEvent, RecordedEvent } from '../../../events/event.ts'
import { openLog, type Log } from '../../../events/log.ts'
import { openPool, sqlOver } from '../../postgres/sql.ts'
import { testEventStore, testPostgres } from '../../../scripts/testing/services.ts'
import type { ChannelSettings } from '../channel.ts'
import { openChanges } from '../live/changes.ts'
import { ensureTables, servingTables } from '../checkpoint.ts'
import { startProjector, type ProjectorOptions } from '../projector.ts'
import { lastFollower, tally } from './projections.ts'

export const logger = pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' })
export const projections = [tally, lastFollower]
/** Duration of the locks of leases in tests. */
export const LOCK_MS = 2000

export const testCodec = openCodec({ ensure: async () => new Uint8Array(32), find: async () => new Map() })

export const openTestLog = (url: string): Log => openLog({ url, codec: testCodec })

/** Opens a log, and a database with the tables of the test projections; both are deleted after the test. */
export async function openBench(t: Test, redisUrl?: string, file?: string) {
  const settings: ChannelSettings = { databaseUrl: await testPostgres(t), redisUrl }
  const pool = openPool(
    settings.databaseUrl,
    projections.map((projection) => servingTables(projection).schema),
    20,
  )
  const eventStoreUrl = await testEventStore(t, file)
  const log = openTestLog(eventStoreUrl)
  for (const projection of projections) await ensureTables(pool, servingTables(projection))
  let streams = 0

  async function append(events: readonly NewEvent[]) {
    let last = -1n
    for (let from = 0; from < events.length; from += 1000) {
      const { position } = await log.append(`test-${streams++}`, events.slice(from, from + 1000), 'no_stream')
      last = position
    }
    return last
  }

  async function recorded() {
    const events: RecordedEvent[] = []
    for await (const batch of log.readAll()) events.push(...batch.events)
    return events
  }

  async function start(other: Partial<ProjectorOptions> = {}) {
    const projector = await startProjector({ settings, projections, log, lockMs: LOCK_MS, logger, ...other })
    let stopped: Promise<void> | null = null
    const stop = () => (stopped ??= projector.stop())
    t.teardown(stop)
    return { stop }
  }

  async function watch() {
    const changes = await openChanges(settings, projections)
    t.teardown(changes.close)
    return changes
  }

  /** Starts a module of this folder in a process of its own, which ends with the test. */
  async function forkModule(name: string) {
    const child = fork(new URL(name, import.meta.url), [], {
      env: {
        ...process.env,
        DATABASE_URL: settings.databaseUrl,
        EVENTSTORE_URL: eventStoreUrl,
        ...(redisUrl && { REDIS_URL: redisUrl }),
      },
    })
    t.teardown(() => child.kill('SIGKILL'))
    await once(child, 'message')
    return child
  }

  t.teardown(() => Promise.all([pool.end(), log.close()]))
  return {
    settings,
    eventStoreUrl,
    pool,
    sql: sqlOver(pool),
    log,
    append,
    recorded,
    start,
    startProcess: () => forkModule('worker.ts'),
    forkModule,
    watch,
  }
}
