import { Gauge } from 'prom-client'
import type { ServerHealth } from '../../events/log.ts'
import { registry } from './metrics.ts'

// Metrics of the current state, read at each scrape; every process reports the same values.

const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
  new Gauge({ name, help, labelNames, registers: [registry] })

const position = gauge('projection_position', 'Log position a projection has reached', [
  'projection',
  'version',
])
const behindEvents = gauge(
  'projection_events_behind',
  "Logged events that a projection hasn't reached yet (an estimate on EventStoreDB)",
  ['projection', 'version'],
)
const behindSeconds = gauge('projection_seconds_behind', 'Time since a projection was last up to date', [
  'projection',
  'version',
])
const lag = gauge(
  'projection_lag_seconds',
  'Time from appending the newest event to committing it in the projection',
  ['projection', 'version'],
)
const stopped = gauge('projection_stopped', '1 while a projection is stopped at an event', [
  'projection',
  'version',
])
const drift = gauge('audit_drift_rows', 'Rows that differed in the last completed audit', ['kind'])
const auditAge = gauge('audit_age_seconds', 'Time since the last audit was completed', ['kind'])
const replayShare = gauge(
  'replay_progress_ratio',
  'Progress of the least advanced replay, from 0 to 1 (0 when none is running)',
)
const replays = gauge('replays', 'Unfinished replays', ['state'])
const jobs = gauge('jobs', 'Jobs by queue and state', ['queue', 'state'])
const letters = gauge('letters', 'Emails and text messages that are not sent', ['state'])
const suppressed = gauge('suppressed_addresses', 'Addresses to which no mail goes any more', ['reason'])
const readOnly = gauge('read_only', '1 while the network is read-only for maintenance')
const logBehind = gauge('log_behind', "1 while the event log doesn't match its read models")
const logRoom = gauge('log_disk_available_bytes', "Free space on the event log's disk", ['server'])
const logDisk = gauge('log_disk_bytes', "Size of the event log's disk", ['server'])
const logDamage = gauge('log_damaged_places', 'Known damaged positions in the event log', ['server'])
const checkAge = gauge('log_check_age_seconds', 'Time since the last event log check was completed', [
  'server',
])

interface GaugeValues {
  projections: readonly {
    name: string
    version: number
    position: bigint
    behindEvents: number | null
    behindSeconds: number | null
    lagMs: number | null
    isStopped: boolean
  }[]
  audits: readonly { kind: string; drift: number; finishedAt: Date }[]
  replays: readonly { state: string; share: number }[]
  jobs: readonly { queue: string; state: string; count: number }[]
  mail: { waiting: number; failed: number; bounced: number; complained: number }
  readOnly: boolean
  /** True while the log ends before its read models do. */
  isLogBehind: boolean
  servers: readonly ServerHealth[]
}

export function setGauges(values: GaugeValues): void {
  for (const one of [position, behindEvents, behindSeconds, lag, stopped, drift, auditAge, replays, jobs])
    one.reset()
  for (const one of values.projections) {
    const labels = { projection: one.name, version: String(one.version) }
    position.set(labels, Number(one.position))
    stopped.set(labels, one.isStopped ? 1 : 0)
    if (one.behindEvents !== null) behindEvents.set(labels, one.behindEvents)
    if (one.behindSeconds !== null) behindSeconds.set(labels, one.behindSeconds)
    if (one.lagMs !== null) lag.set(labels, one.lagMs / 1000)
  }
  for (const audit of values.audits) {
    drift.set({ kind: audit.kind }, audit.drift)
    auditAge.set({ kind: audit.kind }, (Date.now() - audit.finishedAt.getTime()) / 1000)
  }
  for (const { state } of values.replays) replays.inc({ state })
  replayShare.set(values.replays.length === 0 ? 0 : Math.min(...values.replays.map(({ share }) => share)))
  for (const { queue, state, count } of values.jobs) jobs.set({ queue, state }, count)
  letters.set({ state: 'waiting' }, values.mail.waiting)
  letters.set({ state: 'failed' }, values.mail.failed)
  suppressed.set({ reason: 'bounce' }, values.mail.bounced)
  suppressed.set({ reason: 'complaint' }, values.mail.complained)
  readOnly.set(values.readOnly ? 1 : 0)
  setLog(values)
}

function setLog({ isLogBehind, servers }: Pick<GaugeValues, 'isLogBehind' | 'servers'>) {
  logBehind.set(isLogBehind ? 1 : 0)
  for (const one of [logRoom, logDisk, logDamage, checkAge]) one.reset()
  for (const { address, disk, damage, check } of servers) {
    const labels = { server: address }
    if (disk) logRoom.set(labels, disk.available)
    if (disk) logDisk.set(labels, disk.total)
    if (damage) logDamage.set(labels, damage.length)
    if (check?.finishedAt) checkAge.set(labels, (Date.now() - check.finishedAt.getTime()) / 1000)
  }
}
