import operations from '@eventstore/db-client/generated/operations_pb.js'
import { scavengeNotFound, unavailable } from './errors.ts'
import type { Answer } from './grpc/server.ts'
import type { Scavenged } from './storage/scavenge.ts'
import type { Store } from './storage/store.ts'
import type { NewEvent } from './storage/write.ts'

const { ScavengeResp } = operations
const { STARTED, INPROGRESS, STOPPED } = ScavengeResp.ScavengeResult

/** Stream with links to the start of every scavenge; each scavenge also has a stream of its own. */
const LIST = '$scavenges'
const streamOf = (id: string) => `${LIST}-${id}`

const systemEvent = (type: string, json: boolean, data: string): NewEvent => ({
  id: crypto.randomUUID(),
  type,
  json,
  data: Buffer.from(data),
  metadata: new Uint8Array(),
})

/** Appends an event to one of the streams of scavenges; returns the error message if that fails. */
async function note(store: Store, stream: string, event: NewEvent): Promise<string | undefined> {
  const written = await store.write({ kind: 'append', stream, expected: 'any', events: [event] })
  return written.kind === 'failed' ? written.message : undefined
}

/** Records the result of a scavenge as EventStoreDB does: `$scavengeCompleted` in the scavenge's stream. */
const complete = (
  store: Store,
  scavengeId: string,
  nodeEndpoint: string,
  { result, error, events, spaceSaved }: Omit<Scavenged, 'result'> & { result: string },
  ms: number,
) => {
  const timeTaken = new Date(ms).toISOString().slice(11, -1)
  const data = { scavengeId, nodeEndpoint, result, error, timeTaken, spaceSaved, eventsRemoved: events }
  return note(store, streamOf(scavengeId), systemEvent('$scavengeCompleted', true, JSON.stringify(data)))
}

/** Records that a scavenge was interrupted by the end of the node. */
export async function completeInterrupted(store: Store, nodeEndpoint: string): Promise<void> {
  const now = Date.now() * 1000
  const last = (name: string) => {
    const stream = store.reader.stream(name, now)
    return store.reader.streamBackwards(stream, stream.last, 1).at(0)
  }
  const [, id] = /\$scavenges-(.+)$/.exec(Buffer.from(last(LIST)?.data ?? []).toString('utf8')) ?? []
  if (id === undefined || last(streamOf(id))?.type !== '$scavengeStarted') return
  const outcome = { result: 'Interrupted', error: 'The node was restarted.', events: 0, spaceSaved: 0 }
  await complete(store, id, nodeEndpoint, outcome, 0)
}

/**
 * `Operations/StartScavenge` and `StopScavenge`: run at most one scavenge at a time. Its start and end are events of
 * the stream `$scavenges-<id>`, in which clients find the result.
 */
export function scavenging(store: Store, at: { host: string; port: number }) {
  let running: string | null = null

  async function run(id: string, nodeEndpoint: string) {
    const began = Date.now()
    const outcome = await store.scavenge()
    running = null
    await complete(store, id, nodeEndpoint, outcome, Date.now() - began)
  }

  const response = (id: string, result: operations.ScavengeResp.ScavengeResult) => {
    const message = new ScavengeResp()
    message.setScavengeId(id)
    message.setScavengeResult(result)
    return message
  }

  return {
    async startScavenge(
      _call: { request: operations.StartScavengeReq },
      answer: Answer<operations.ScavengeResp>,
    ): Promise<void> {
      if (running !== null) return answer(null, response(running, INPROGRESS))
      const id = (running = crypto.randomUUID())
      const nodeEndpoint = `${at.host}:${at.port}`
      const started = systemEvent('$scavengeStarted', true, JSON.stringify({ scavengeId: id, nodeEndpoint }))
      const failed =
        (await note(store, streamOf(id), started)) ??
        (await note(store, LIST, systemEvent('$>', false, `0@${streamOf(id)}`)))
      if (failed !== undefined) {
        running = null
        return answer(unavailable(failed))
      }
      void run(id, nodeEndpoint)
      answer(null, response(id, STARTED))
    },
    stopScavenge(
      { request }: { request: operations.StopScavengeReq },
      answer: Answer<operations.ScavengeResp>,
    ): void {
      const id = request.getOptions()?.getScavengeId() ?? ''
      if (id !== running) return answer(scavengeNotFound(id))
      store.stopScavenge()
      answer(null, response(id, STOPPED))
    },
  }
}
