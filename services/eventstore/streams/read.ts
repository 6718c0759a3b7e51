import streams from '@eventstore/db-client/generated/streams_pb.js'
import { dataLoss, invalid, streamDeleted, unavailable } from '../errors.ts'
import { DamagedFileError } from '../storage/damage.ts'
import type { Reader } from '../storage/reader.ts'
import type { EventRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { streamIdentifier, streamName } from '../wire.ts'
import { written, type ReadCall } from './call.ts'
import { filterOf } from './filter.ts'
import { eventResponse } from './messages.ts'
import { subscribe } from './subscribe.ts'
import { errorFrom } from '../../thrown.ts'

const PAGE_EVENTS = 256
/** Number of events that are sent before other calls proceed, as sending a whole page would delay appends. */
const EVENTS_PER_TURN = 64
const BACKWARDS = streams.ReadReq.Options.ReadDirection.BACKWARDS

/** `Streams/Read`: reads of a stream or of all events (`$all`), in both directions, and subscriptions to them. */
export const read =
  (store: Store) =>
  (call: ReadCall): void => {
    call.onRequest = (request) =>
      void answer(store, call, request.getOptions() ?? new streams.ReadReq.Options())
  }

async function answer(store: Store, call: ReadCall, options: streams.ReadReq.Options): Promise<void> {
  try {
    if (options.hasSubscription()) return await subscribe(store, call, options)
    const name = options.hasStream() ? streamName(options.getStream()?.getStreamIdentifier()) : null
    if (name !== null) {
      const stream = store.reader.stream(name, Date.now() * 1000)
      if (stream.tombstoned) return call.fail(streamDeleted(name))
      if (!stream.exists) {
        call.write(streamNotFound(name))
        return call.end()
      }
    }
    await send(call, options, pages(store.reader, options, name))
    call.end()
  } catch (error) {
    const sentence = errorFrom(error).message
    // An invalid filter is the client's fault, and damage is permanent; any other error may be temporary.
    if (error instanceof SyntaxError) call.fail(invalid(sentence))
    else if (error instanceof DamagedFileError) call.fail(dataLoss(sentence, error.problem.position))
    else call.fail(unavailable(`The event store could not read: ${sentence}`))
  }
}

async function send(call: ReadCall, options: streams.ReadReq.Options, rows: Iterable<EventRow[]>) {
  const structured = options.getUuidOption()?.hasStructured() ?? false
  const filter = filterOf(options)
  let left = Number(options.getCount())
  for (const page of rows) {
    for (const [index, row] of page.entries()) {
      if (index % EVENTS_PER_TURN === EVENTS_PER_TURN - 1) await new Promise(setImmediate)
      if (filter && !filter.matches(row)) continue
      if (left-- <= 0) return
      await written(call, eventResponse(row, structured))
    }
    if (left <= 0 || !call.isOpen()) return
  }
}

function* pages(
  reader: Reader,
  options: streams.ReadReq.Options,
  name: string | null,
): Generator<EventRow[]> {
  const backwards = options.getReadDirection() === BACKWARDS
  const size = Math.min(PAGE_EVENTS, Number(options.getCount()))
  const next =
    name === null ? allPages(reader, options, backwards) : streamPages(reader, options, name, backwards)
  for (let page = next(size); page.length; page = next(size)) {
    yield page
    if (page.length < size) return
  }
}

function allPages(reader: Reader, options: streams.ReadReq.Options, backwards: boolean) {
  const all = options.getAll()
  const position = Number(all?.getPosition()?.getCommitPosition() ?? 0)
  const start = all?.hasEnd() ? Number.MAX_SAFE_INTEGER : position
  // A read forwards includes the event at the given position; a read backwards starts with the event before it.
  let at = all?.hasStart() ? (backwards ? 0 : -1) : backwards ? start : start - 1
  return (size: number) => {
    const page = backwards ? reader.allBackwards(at, size) : reader.allForwards(at, size)
    at = page.at(-1)?.position ?? at
    return page
  }
}

function streamPages(reader: Reader, options: streams.ReadReq.Options, name: string, backwards: boolean) {
  const stream = reader.stream(name, Date.now() * 1000)
  const from = options.getStream()
  const end = backwards ? stream.last : stream.last + 1
  let at = from?.hasEnd() ? end : from?.hasRevision() ? Number(from.getRevision()) : 0
  return (size: number) => {
    const page = backwards
      ? reader.streamBackwards(stream, at, size)
      : reader.streamForwards(stream, at, size)
    const last = page.at(-1)?.revision ?? at
    at = backwards ? last - 1 : last + 1
    return page
  }
}

function streamNotFound(name: string) {
  const missing = new streams.ReadResp.StreamNotFound()
  missing.setStreamIdentifier(streamIdentifier(name))
  const response = new streams.ReadResp()
  response.setStreamNotFound(missing)
  return response.serializeBinary()
}
