import type { EventStoreDBClient } from '@eventstore/db-client'
import { convertToCommandError } from '@eventstore/db-client/dist/utils/CommandError.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import { StreamsClient, StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ClientReadableStream } from '@grpc/grpc-js'
import { MAX_BATCH_EVENTS } from './client.ts'
import type { StoredEvent } from './codec.ts'
import { innerOf } from './client-internals.ts'
import { readReceived, type Received } from './messages.ts'

const { Options } = streams.ReadReq

/** Selects the events of a subscription by prefixes of their streams' names or of their types. */
export type EventFilter = { streams: readonly string[] } | { types: readonly string[] }

function requestOf(after: bigint, selected: EventFilter | undefined) {
  const from = new Options.AllOptions()
  if (after < 0n) from.setStart(new shared.Empty())
  else {
    const position = new Options.Position()
    position.setCommitPosition(String(after))
    position.setPreparePosition(String(after))
    from.setPosition(position)
  }
  const options = new Options()
  options.setAll(from)
  options.setSubscription(new Options.SubscriptionOptions())
  const ids = new Options.UUIDOption()
  ids.setString(new shared.Empty())
  options.setUuidOption(ids)
  if (selected) {
    const names = new Options.FilterOptions.Expression()
    const filter = new Options.FilterOptions()
    if ('streams' in selected) {
      names.setPrefixList([...selected.streams])
      filter.setStreamIdentifier(names)
    } else {
      names.setPrefixList([...selected.types])
      filter.setEventType(names)
    }
    filter.setCount(new shared.Empty())
    filter.setCheckpointintervalmultiplier(1)
    options.setFilter(filter)
  } else options.setNoFilter(new shared.Empty())
  const request = new streams.ReadReq()
  request.setOptions(options)
  return request
}

/** Events that arrived together, and true if all earlier ones of the log were sent. */
interface Arrived {
  raw: StoredEvent[]
  live: boolean
}

/**
 * Yields all events, or those that a filter selects, after a position. Events that arrive within one iteration of the
 * event loop are one batch, of at most MAX_BATCH_EVENTS. Calls `opened` once the store responds. Throws the client's
 * errors.
 */
export async function* subscribe(
  client: EventStoreDBClient,
  after: bigint,
  selected: EventFilter | undefined,
  { signal, opened = () => {} }: { signal: AbortSignal; opened?: (() => void) | undefined },
): AsyncGenerator<Arrived> {
  const inner = innerOf(client)
  const open = inner.GRPCStreamCreator(StreamsClient, 'subscribe', (grpc) => {
    const call: ClientReadableStream<Received> = grpc.makeServerStreamRequest(
      StreamsService.read.path,
      StreamsService.read.requestSerialize,
      readReceived,
      requestOf(after, selected),
      ...inner.callArguments({}, { deadline: Infinity }),
    )
    return call
  })
  let arrived: StoredEvent[] = []
  let live = false
  let end: { error: unknown } | null = null
  let wake = () => {}
  let isWaking = false
  const wakeSoon = () => {
    if (isWaking) return
    isWaking = true
    setImmediate(() => {
      isWaking = false
      wake()
    })
  }
  const finish = (error: unknown) => {
    end ??= { error }
    wakeSoon()
  }
  const call = await open()
  const stop = () => {
    call.cancel()
    finish(null)
  }
  call.once('data', opened)
  call.on('data', ({ event, isCaughtUp }: Received) => {
    live ||= isCaughtUp
    if (!event) return
    if (arrived.push(event) >= MAX_BATCH_EVENTS) call.pause()
    wakeSoon()
  })
  call.on('error', (error: Error) => finish(convertToCommandError(error)))
  call.on('end', () => finish(null))
  signal.addEventListener('abort', stop, { once: true })
  try {
    while (!signal.aborted) {
      if (arrived.length > 0) {
        const raw = arrived
        arrived = []
        call.resume()
        yield { raw, live }
      } else if (end) {
        const { error } = end as { error: unknown }
        if (error) throw error
        return
      } else await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    signal.removeEventListener('abort', stop)
    call.cancel()
  }
}
