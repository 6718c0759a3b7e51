import type streams from '@eventstore/db-client/generated/streams_pb.js'
import type { EventRow } from '../storage/schema.ts'

/** Which events a subscription or read wants, and how often it wants to hear where it stands. */
export interface Filter {
  matches: (row: EventRow) => boolean
  /** A checkpoint is due after so many events were looked at. */
  checkpointEvery: number
}

const WINDOW = 32

/** The filter of a request; undefined where it has none. Throws a SyntaxError on a bad regular expression. */
export function filterOf(options: streams.ReadReq.Options): Filter | undefined {
  const filter = options.getFilter()
  if (!filter) return undefined
  const byStream = filter.getStreamIdentifier()
  const expression = byStream ?? filter.getEventType()
  const window = filter.hasMax() ? filter.getMax() : WINDOW
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
