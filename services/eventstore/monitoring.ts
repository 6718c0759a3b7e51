import monitoring from '@eventstore/db-client/generated/monitoring_pb.js'
import type { ServerWritableStream } from '@grpc/grpc-js'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HealthRecord, Health } from './storage/health.ts'
import { written } from './streams/call.ts'

const MIN_PERIOD_MS = 100

/** Statistics by name: for the disk, names of EventStoreDB; for all others, names of this node. */
function figures({ disk, startedAt, finishedAt, events, findings }: Health): Record<string, string> {
  return {
    ...(disk && {
      [`sys-drive-${disk.folder}-availableBytes`]: String(disk.available),
      [`sys-drive-${disk.folder}-totalBytes`]: String(disk.total),
    }),
    ...(startedAt !== null && { 'log-check-startedAt': startedAt }),
    ...(finishedAt !== null && { 'log-check-finishedAt': finishedAt }),
    'log-check-events': String(events),
    'log-damage': JSON.stringify(findings),
  }
}

/** `Monitoring/Stats`: sends the node's health at once, and then at the interval of the request (ms). */
export const stats =
  ({ read }: Pick<HealthRecord, 'read'>) =>
  async (call: ServerWritableStream<monitoring.StatsReq, monitoring.StatsResp>): Promise<void> => {
    const every = Math.max(MIN_PERIOD_MS, Number(call.request.getRefreshTimePeriodInMs()))
    const left = new AbortController()
    call.on('cancelled', () => left.abort())
    while (!call.cancelled) {
      const response = new monitoring.StatsResp()
      for (const [name, value] of Object.entries(figures(read()))) response.getStatsMap().set(name, value)
      await written(call, response)
      await sleep(every, undefined, { signal: left.signal }).catch(() => {})
    }
  }
