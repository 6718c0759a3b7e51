import type { StoredEvent } from '../../events/codec.ts'
import { eventOf } from './ndjson.ts'

/** A line of an export. */
export interface Line {
  /** From 1. */
  number: number
  event: StoredEvent
  bytes: number
}

/** Longer than any event can be, in bytes. */
const LONGEST = 64 * 1024 * 1024

/**
 * The events of an export, line by line. Throws an Error that names the line which is cut short, or is no event.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let rest = Buffer.alloc(0)
  let number = 0
  for await (const chunk of chunks) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk)
    let from = 0
    for (let stop; (stop = rest.indexOf(10, from)) >= 0; from = stop + 1) {
      const bytes = stop + 1 - from
      yield { number: ++number, event: parsed(rest.toString('utf8', from, stop), number), bytes }
    }
    rest = rest.subarray(from)
    if (rest.length > LONGEST)
      throw new Error(`Line ${number + 1} is longer than any event: this is no export.`)
  }
  if (rest.length > 0) {
    throw new Error(
      `Line ${number + 1} is cut short: the file is not whole. Export the log again, or copy it anew.`,
    )
  }
  if (number === 0) throw new Error('The file is empty: it is no export.')
}

/** How many lines an export has, once each was found whole. Throws as readLines does. */
export async function countLines(chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let count = 0
  for await (const { number } of readLines(chunks)) count = number
  return count
}

function parsed(text: string, number: number): StoredEvent {
  try {
    return eventOf(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`Line ${number} cannot be imported: ${why}.`, {
      cause: error,
    })
  }
}
