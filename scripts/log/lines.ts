import type { StoredEvent } from '../../events/log/codec.ts'
import { countIn, eventOf } from './ndjson.ts'
import { errorFrom } from '../../services/thrown.ts'

export interface Line {
  number: number
  event: StoredEvent
  bytes: number
}

/** Maximum length of an exported event's line, in bytes. */
const MAX_LINE_BYTES = 64 * 1024 * 1024

interface Expected {
  /** False for exports of an earlier release, which end without a count. */
  count?: boolean
}

/** Yields the events of an export, line by line. Throws an Error that names the faulty line or a wrong final count. */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  { count: isCounted = true }: Expected = {},
): AsyncGenerator<Line> {
  let rest = Buffer.alloc(0)
  let number = 0
  let counted: number | null = null
  for await (const chunk of chunks) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk)
    let from = 0
    for (let stop; (stop = rest.indexOf(10, from)) >= 0; from = stop + 1) {
      if (counted !== null)
        throw new Error(
          `There are lines after the count in line ${number + 1}: these are two exports in one file.`,
        )
      const text = rest.toString('utf8', from, stop)
      counted = countIn(text)
      if (counted === null) yield { number: ++number, event: parsed(text, number), bytes: stop + 1 - from }
    }
    rest = rest.subarray(from)
    if (rest.length > MAX_LINE_BYTES)
      throw new Error(`Line ${number + 1} is longer than any event: this is not an export.`)
  }
  if (rest.length > 0) {
    const line = number + (counted === null ? 1 : 2)
    throw new Error(
      `Line ${line} is cut short: the file is incomplete. Export the log or copy the file again.`,
    )
  }
  if (number === 0 && counted === null) throw new Error('The file is empty: it is not an export.')
  if (counted === null && isCounted) {
    throw new Error(
      'The file does not end with the count of its events: it is incomplete or from an older release. Export the ' +
        'log or copy the file again. If it is from an older release and you know it is complete, use --no-count.',
    )
  }
  if (counted !== null && counted !== number) {
    throw new Error(
      `The file ends with a count of ${counted} events but has ${number}: it is incomplete. Export the log or copy the ` +
        'file again.',
    )
  }
}

/** Counts the events of a complete export. Throws the same errors as `readLines`. */
export async function countEvents(
  chunks: AsyncIterable<Uint8Array>,
  expected: Expected = {},
): Promise<number> {
  let count = 0
  for await (const { number } of readLines(chunks, expected)) count = number
  return count
}

function parsed(text: string, number: number): StoredEvent {
  try {
    return eventOf(text)
  } catch (error) {
    const why = errorFrom(error).message
    throw new Error(`Line ${number} cannot be imported: ${why}.`, {
      cause: error,
    })
  }
}
