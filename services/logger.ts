import pino, { type DestinationStream, type Logger } from 'pino'
import { countRepeats } from './repeats.ts'

/** Message of the lines about requests. */
export const ANSWERED = 'answered'
/** Time for which lines about requests wait for others, as each write wakes this process and the one that reads. */
const GATHER_MS = 500

/** Output of a log: writes lines about requests together, and all others at once. */
export function gathered(write: (text: string) => void): DestinationStream & { flush: () => void } {
  let text = ''
  let timer: NodeJS.Timeout | undefined
  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (text !== '') write(text)
    text = ''
  }
  return {
    // Makes pino set `lastMsg` before each line.
    [Symbol.for('pino.metadata')]: true,
    lastMsg: '',
    write(line: string) {
      text += line
      if (this.lastMsg === ANSWERED) timer ??= setTimeout(flush, GATHER_MS).unref()
      else flush()
    },
    flush,
  } as DestinationStream & { lastMsg: string; flush: () => void }
}

/**
 * Opens the log of a process. Of an error, only name, code, message and stack are logged, because other fields of
 * Postgres errors contain values of rows, such as texts of members.
 */
export function openLogger(name: string, level: string): Logger {
  const output = gathered((text) => out.write(text))
  // Registered before the destination, whose own handler then writes everything.
  process.on('exit', output.flush)
  // Lines are written asynchronously, so that a slow output does not block the process.
  const out = pino.destination({ dest: 1, sync: false })
  return pino(
    {
      name,
      level,
      hooks: countRepeats(),
      serializers: { err: ({ name, code, message, stack }) => ({ type: name, code, message, stack }) },
    },
    output,
  )
}
