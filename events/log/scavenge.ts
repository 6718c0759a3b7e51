import operationsService from '@eventstore/db-client/generated/operations_grpc_pb.js'
import operations from '@eventstore/db-client/generated/operations_pb.js'
import { setTimeout as sleep } from 'node:timers/promises'
import { retryDelay } from './retry-delay.ts'
import { serversOf, type Server } from './servers.ts'
import { errorFrom } from '../../services/thrown.ts'

// The EventStoreDB client has no function to scavenge, so this module calls the gRPC service directly.

export interface Scavenged {
  /** Disk space that the scavenge freed, in bytes. */
  spaceSaved: number
  /** Number of events that the scavenge removed; null for EventStoreDB, which does not report it. */
  events: number | null
}

/** Starts a scavenge on a server; returns its id, or the id of a scavenge that is already running there. */
async function startOn({ address, secure, metadata }: Server): Promise<string> {
  const client = new operationsService.OperationsClient(address, secure)
  const options = new operations.StartScavengeReq.Options()
  options.setThreadCount(1)
  const request = new operations.StartScavengeReq()
  request.setOptions(options)
  try {
    return await new Promise<string>((resolve, reject) => {
      client.startScavenge(request, metadata, { deadline: Date.now() + 10_000 }, (error, response) =>
        error ? reject(error) : resolve(response.getScavengeId()),
      )
    })
  } catch (cause) {
    const why = errorFrom(cause).message
    throw new Error(`The event store at ${address} did not start a scavenge: ${why}`, { cause })
  } finally {
    client.close()
  }
}

/** Reads the result of a scavenge from the server's event about its end. Throws if the scavenge failed. */
function scavenged(data: unknown): Scavenged {
  const outcome: Partial<Record<string, unknown>> = typeof data === 'object' ? { ...data } : {}
  if (outcome.result !== 'Success') {
    const how = [outcome.result, outcome.error].filter(Boolean).join(': ')
    throw new Error(`The scavenge of the event log failed (${how}). Start it again.`)
  }
  return {
    spaceSaved: Number(outcome.spaceSaved ?? 0),
    events: typeof outcome.eventsRemoved === 'number' ? outcome.eventsRemoved : null,
  }
}

/**
 * Scavenges all servers of the event store (`serversOf`). `lastOf` reads the last event of a stream, in which servers
 * report the result. Throws if a scavenge is refused or fails, or if a server does not respond.
 */
export async function scavenge(
  url: string,
  lastOf: (stream: string) => Promise<{ type: string; data: unknown } | undefined>,
): Promise<Scavenged> {
  async function endOf(id: string) {
    for (let reads = 0; ; reads++) {
      const event = await lastOf(`$scavenges-${id}`)
      if (event?.type === '$scavengeCompleted') return scavenged(event.data)
      await sleep(retryDelay(reads, 20, 1000))
    }
  }
  const servers = await serversOf(url)
  const ends = await Promise.all(servers.map(async (server) => endOf(await startOn(server))))
  return ends.reduce((all, one) => ({
    spaceSaved: all.spaceSaved + one.spaceSaved,
    events: all.events === null || one.events === null ? null : all.events + one.events,
  }))
}
