import type streams from '@eventstore/db-client/generated/streams_pb.js'
import type { EventRow } from '../storage/schema.ts'

/** Filter of a read or subscription, with the interval at which a subscription reports checkpoints. */
interface Filter {
  matches: (row: EventRow) => boolean
  /** Number of events that are scanned between two checkpoints. */
  checkpointEvery: number
}

const DEFAULT_WINDOW_EVENTS = 32

/** Filter in a request; undefined if there is none. Throws a SyntaxError if its regular expression is invalid. */
export function filterOf(options: streams.ReadReq.Options): Filter | undefined {
  const filter = options.getFilter()
  if (!filter) return undefined
  const byStream = filter.getStreamIdentifier()
  const expression = byStream ?? filter.getEventType()
  const window = filter.hasMax() ? filter.getMax() : DEFAULT_WINDOW_EVENTS
  const regex = new RegExp(expression?.getRegex() || '^$', 'u')
  const prefixes = expression?.getPrefixList() ?? []
  const wanted = prefixes.length
    ? (value: string) => prefixes.some((prefix) => value.startsWith(prefix))
    : (value: string) => regex.test(value)
  return {
    matches: (row) => wanted(byStream ? row.stream : row.type),
    checkpointEvery: Math.max(1, window * Math.max(1, filter.getCheckpointintervalmultiplier())),
  }
}
