import { Client } from '@grpc/grpc-js'
import { serversOf } from './servers.ts'
import { errorFrom } from '../../services/thrown.ts'

// Repairs damaged events in the file of the embedded node. In an EventStoreDB cluster, a damaged server copies them
// from another server instead.

/** An event in the form in which the log file stores it. */
export interface EventCopy {
  position: number
  stream: string
  revision: number
  id: string
  type: string
  /** 1 if the event's data is JSON, otherwise 0. */
  json: number
  /** Time at which the event was appended, in microseconds since 1970. */
  created: number
  data: Uint8Array
  metadata: Uint8Array
  /** Checksum of the event in the copy; null if the copy was made without checksums. */
  checksum: number | null
}

/** Outcome of a repair: repaired, unnecessary because the event is sound, or refused with a message. */
type Mended = { kind: 'mended' | 'sound' } | { kind: 'refused'; message: string }

const toJson = (message: unknown) => Buffer.from(JSON.stringify(message))
const ofJson = (message: Buffer) => JSON.parse(message.toString('utf8'))

/** Maximum size of the copies in one call; encoded as base64 they must fit into the node's limit of 16 MiB. */
const MAX_CALL_BYTES = 4 * 1024 * 1024
/** Timeout of a repair: ten minutes, because the node first checks the structure of its whole file. */
const CALL_TIMEOUT_MS = 600_000

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** Distributes copies over several calls within the size limit; there is always at least one call. */
function partsOf(copies: readonly EventCopy[]): EventCopy[][] {
  const parts: EventCopy[][] = [[]]
  let room = MAX_CALL_BYTES
  for (const copy of copies) {
    const size = copy.data.length + copy.metadata.length + 200
    if (size > room && parts.at(-1)!.length > 0) {
      parts.push([])
      room = MAX_CALL_BYTES
    }
    room -= size
    parts.at(-1)!.push(copy)
  }
  return parts
}

/**
 * Calls `communities.eventstore.Repair` of the embedded node at an address. Throws an Error with advice on failure.
 */
async function withNode<Result>(
  url: string,
  task: string,
  work: (call: (method: string, request: object) => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const [server] = await serversOf(url)
  if (!server) throw new Error(`There is no event store in ${url}.`)
  const client = new Client(server.address, server.secure)
  const call = (method: string, request: object) =>
    new Promise<unknown>((resolve, reject) => {
      client.makeUnaryRequest(
        `/communities.eventstore.Repair/${method}`,
        toJson,
        ofJson,
        request,
        server.metadata,
        { deadline: Date.now() + CALL_TIMEOUT_MS },
        (error, response) => (error ? reject(error) : resolve(response)),
      )
    })
  try {
    return await work(call)
  } catch (cause) {
    const why = errorFrom(cause).message
    throw new Error(`The event store at ${server.address} did not ${task} its log: ${why}`, { cause })
  } finally {
    client.close()
  }
}

/**
 * Replaces damaged events in the running embedded node at an address (esdb://…) by sound copies. Returns an outcome
 * for each copy, in the same order. Throws if the node does not respond or does not support repairs.
 */
export const mendEvents = (url: string, copies: readonly EventCopy[]): Promise<Mended[]> =>
  withNode(url, 'mend', async (call) => {
    const outcomes: Mended[] = []
    for (const part of partsOf(copies)) {
      const wire = part.map((copy) => ({
        ...copy,
        data: base64(copy.data),
        metadata: base64(copy.metadata),
      }))
      const response = (await call('Mend', { copies: wire })) as { outcomes: Mended[] }
      outcomes.push(...response.outcomes)
    }
    return outcomes
  })

/** Starts the background check of the embedded node at an address now, so that it reports faults sooner. */
export const checkSoon = (url: string): Promise<unknown> =>
  withNode(url, 'check', (call) => call('Check', {}))
