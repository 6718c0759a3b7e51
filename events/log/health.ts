import monitoringService from '@eventstore/db-client/generated/monitoring_grpc_pb.js'
import monitoring from '@eventstore/db-client/generated/monitoring_pb.js'
import { z } from 'zod'
import { serversOf, type Server } from './servers.ts'

/** A fault that the embedded node found in its log file. */
export interface Damage {
  /** Position of the damaged event; null if the fault is not in an event. */
  position: number | null
  /** Description of the fault, in lower case and without a full stop. */
  what: string
  foundAt: Date
}

/** State of the check in which the embedded node regularly reads its whole log file. */
interface Check {
  /** Time at which the running check started; null if none is running. */
  startedAt: Date | null
  /** Time at which the last check ended; null before the end of the first one. */
  finishedAt: Date | null
  /** Number of events that the check has read so far. */
  events: number
}

/** Health of one server of the event store; values that the server does not report are null. */
export interface ServerHealth {
  address: string
  /** Free and total bytes of the disk that contains the log; null if unknown. */
  disk: { available: number; total: number } | null
  /** State of the regular check of the log file; null for EventStoreDB, which has none. */
  check: Check | null
  damage: Damage[] | null
}

const MAX_ANSWER_MS = 2000
const unknown = { disk: null, check: null, damage: null }

const date = z.iso.datetime().transform((text) => new Date(text))
const DamageShape = z.array(z.object({ position: z.int().nullable(), what: z.string(), foundAt: date }))
const CheckShape = z.object({
  startedAt: date.nullable(),
  finishedAt: date.nullable(),
  events: z.coerce.number(),
})

function diskOf(figures: ReadonlyMap<string, string>): ServerHealth['disk'] {
  for (const [name, value] of figures) {
    const [, drive] = /^sys-drive-(.*)-availableBytes$/.exec(name) ?? []
    const total = Number(figures.get(`sys-drive-${drive}-totalBytes`))
    if (drive !== undefined && total > 0) return { available: Number(value), total }
  }
  return null
}

function healthOf(address: string, figures: ReadonlyMap<string, string>): ServerHealth {
  const disk = diskOf(figures)
  const damage = figures.get('log-damage')
  if (damage === undefined) return { ...unknown, address, disk }
  const told = (name: string) => figures.get(`log-check-${name}`) ?? null
  const check = { startedAt: told('startedAt'), finishedAt: told('finishedAt'), events: told('events') }
  return { address, disk, check: CheckShape.parse(check), damage: DamageShape.parse(JSON.parse(damage)) }
}

/** Fetches the statistics of a server (`Monitoring/Stats`) once. */
async function figuresOf({ address, secure, metadata }: Server): Promise<ReadonlyMap<string, string>> {
  const client = new monitoringService.MonitoringClient(address, secure)
  try {
    const call = client.stats(new monitoring.StatsReq(), metadata, { deadline: Date.now() + MAX_ANSWER_MS })
    return await new Promise((resolve, reject) => {
      call.on('data', (response: monitoring.StatsResp) => {
        resolve(new Map(response.getStatsMap().getEntryList()))
        call.cancel()
      })
      call.on('error', reject)
      call.on('end', () => reject(new Error('it returned no figures')))
    })
  } finally {
    client.close()
  }
}

/**
 * Health of each server of the event store (`serversOf`); [] if it discovers them and cannot. Unknown values are null.
 */
export async function health(url: string): Promise<ServerHealth[]> {
  let servers: Server[]
  try {
    servers = await serversOf(url)
  } catch {
    return []
  }
  return Promise.all(
    servers.map(async (server) => {
      try {
        return healthOf(server.address, await figuresOf(server))
      } catch {
        return { ...unknown, address: server.address }
      }
    }),
  )
}
