import monitoring from '@eventstore/db-client/generated/monitoring_pb.js'
import type { ServerWritableStream } from '@grpc/grpc-js'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HealthRecord, Health } from './storage/health.ts'
import { written } from './streams/call.ts'

/** How often figures are told at most, in ms. */
const SHORTEST_MS = 100

/** Figures by name: the disk under EventStoreDB's names, what it does not know under names of this node's own. */
function figures({ disk, startedAt, finishedAt, events, findings }: Health): Record<string, string> {
  return {
    [`sys-drive-${disk.folder}-availableBytes`]: String(disk.available),
    [`sys-drive-${disk.folder}-totalBytes`]: String(disk.total),
    ...(startedAt !== null && { 'log-check-startedAt': startedAt }),
    ...(finishedAt !== null && { 'log-check-finishedAt': finishedAt }),
    'log-check-events': String(events),
    'log-damage': JSON.stringify(findings),
  }
}

/** `Monitoring/Stats`: how the node is, at once and then each so many ms. */
export const stats =
  ({ read }: Pick<HealthRecord, 'read'>) =>
  async (call: ServerWritableStream<monitoring.StatsReq, monitoring.StatsResp>): Promise<void> => {
    const every = Math.max(SHORTEST_MS, Number(call.request.getRefreshTimePeriodInMs()))
    const left = new AbortController()
    call.on('cancelled', () => left.abort())
    while (!call.cancelled) {
      const response = new monitoring.StatsResp()
      for (const [name, value] of Object.entries(figures(read()))) response.getStatsMap().set(name, value)
      await written(call, response)
      await sleep(every, undefined, { signal: left.signal }).catch(() => {})
    }
  }
