import streams from '@eventstore/db-client/generated/streams_pb.js'
import { streamDeleted } from '../errors.ts'
import type { EventRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { streamName } from '../wire.ts'
import { written, type ReadCall } from './call.ts'
import { filterOf } from './filter.ts'
import { eventResponse } from './messages.ts'

const PAGE_EVENTS = 256

/** Responses of events at the end of the log, which all subscriptions there share. */
const responses = new WeakMap<EventRow, Buffer>()

function responseOf(row: EventRow): Buffer {
  const known = responses.get(row)
  if (known) return known
  const response = eventResponse(row, false)
  responses.set(row, response)
  return response
}

/**
 * Sends all existing events after a position, then each new event once it is committed. One loop does both: it reads
 * from its position to the end and then waits for the next commit, so that no event is missed or sent twice.
 */
export async function subscribe(
  store: Store,
  call: ReadCall,
  options: streams.ReadReq.Options,
): Promise<void> {
  const structured = options.getUuidOption()?.hasStructured() ?? false
  const filter = options.hasAll() ? filterOf(options) : undefined
  const start = options.hasAll() ? startOf(store, options) : 0
  const next = options.hasAll() ? afterPosition(store, start) : afterRevision(store, options)
  const signal = committed(store, call)

  await written(call, confirmation())
  let considered = 0
  let last = start
  let caughtUp = false
  while (call.isOpen()) {
    const seen = signal.seen()
    const page = next()
    if (page === 'deleted') {
      const failure = streamDeleted(streamName(options.getStream()?.getStreamIdentifier()))
      return call.fail(failure)
    }
    for (const row of page) {
      last = row.position
      if (!filter || filter.matches(row))
        await written(call, structured || !caughtUp ? eventResponse(row, structured) : responseOf(row))
      if (filter && ++considered % filter.checkpointEvery === 0) await written(call, checkpoint(last))
      if (!call.isOpen()) return
    }
    if (page.length === PAGE_EVENTS) {
      await new Promise(setImmediate)
      continue
    }
    if (!caughtUp) {
      caughtUp = true
      if (filter && last) await written(call, checkpoint(last))
      await written(call, live())
    }
    await signal.after(seen)
  }
}

/** Counts commits, and waits for the first one after a given count, so that none is missed before the wait. */
function committed(store: Store, call: ReadCall) {
  let count = 0
  let wake = () => {}
  const off = store.onCommit(() => {
    count++
    wake()
  })
  call.onGone = () => {
    off()
    wake()
  }
  return {
    seen: () => count,
    after: (seen: number) =>
      new Promise<void>((resolve) => {
        wake = resolve
        if (count !== seen || !call.isOpen()) resolve()
      }),
  }
}

/** Position after which a subscription to `$all` starts; 0 for all events. */
function startOf({ reader }: Store, options: streams.ReadReq.Options): number {
  const all = options.getAll()
  return all?.hasEnd() ? reader.head() : Number(all?.getPosition()?.getCommitPosition() ?? 0)
}

function afterPosition({ reader }: Store, start: number): () => EventRow[] {
  let after = start
  return () => {
    const page = reader.allForwards(after, PAGE_EVENTS)
    after = page.at(-1)?.position ?? after
    return page
  }
}

function afterRevision({ reader }: Store, options: streams.ReadReq.Options): () => EventRow[] | 'deleted' {
  const from = options.getStream()
  const name = streamName(from?.getStreamIdentifier())
  const now = () => Date.now() * 1000
  let next = from?.hasEnd()
    ? reader.stream(name, now()).last + 1
    : from?.hasRevision()
      ? Number(from.getRevision()) + 1
      : 0
  return () => {
    const stream = reader.stream(name, now())
    if (stream.tombstoned) return 'deleted'
    const page = stream.id < 0 ? [] : reader.streamForwards(stream, next, PAGE_EVENTS)
    next = (page.at(-1)?.revision ?? next - 1) + 1
    return page
  }
}

function confirmation() {
  const confirmed = new streams.ReadResp.SubscriptionConfirmation()
  confirmed.setSubscriptionId(crypto.randomUUID())
  const response = new streams.ReadResp()
  response.setConfirmation(confirmed)
  return response.serializeBinary()
}

function checkpoint(position: number) {
  const reached = new streams.ReadResp.Checkpoint()
  reached.setCommitPosition(String(position))
  reached.setPreparePosition(String(position))
  const response = new streams.ReadResp()
  response.setCheckpoint(reached)
  return response.serializeBinary()
}

function live() {
  const response = new streams.ReadResp()
  response.setCaughtUp(new streams.ReadResp.CaughtUp())
  return response.serializeBinary()
}
