import monitoring from '@eventstore/db-client/generated/monitoring_pb.js'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Call } from './grpc/server.ts'
import type { HealthRecord, Health } from './storage/health.ts'

const MIN_PERIOD_MS = 100

/** Names and values of the node's statistics; those of the disk have the names that EventStoreDB uses. */
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

/** `Monitoring/Stats`: sends the node's health at once, then repeatedly at the interval in the request (ms). */
export const stats =
  ({ read }: Pick<HealthRecord, 'read'>) =>
  (call: Call<monitoring.StatsReq, monitoring.StatsResp>): void => {
    const left = new AbortController()
    call.onGone = () => left.abort()
    call.onRequest = async (request) => {
      const every = Math.max(MIN_PERIOD_MS, Number(request.getRefreshTimePeriodInMs()))
      while (call.isOpen()) {
        const response = new monitoring.StatsResp()
        for (const [name, value] of Object.entries(figures(read()))) response.getStatsMap().set(name, value)
        if (!call.write(response)) await call.ready()
        await sleep(every, undefined, { signal: left.signal }).catch(() => {})
      }
    }
  }
