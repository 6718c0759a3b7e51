import type streams from '@eventstore/db-client/generated/streams_pb.js'
import type { EventRow } from '../storage/schema.ts'

/** The events that a read or subscription selects, and the interval of its checkpoints. */
interface Filter {
  matches: (row: EventRow) => boolean
  /** Number of scanned events between checkpoints. */
  checkpointEvery: number
}

const DEFAULT_WINDOW_EVENTS = 32

/** Filter of a request; undefined if it has none. Throws a SyntaxError for an invalid regular expression. */
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
