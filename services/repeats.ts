import type { LogFn, Logger, LoggerOptions } from 'pino'

/** Interval of the counts of a repeated line. */
const COUNT_EVERY_MS = 60_000
/** Number of different lines that are recognised; of more, the oldest are forgotten. */
const MAX_LINES = 200
const WARN = 40

interface Line {
  count: number
  timer: NodeJS.Timeout
}

/** Text of an argument of a line: its message and cause, and its fields that are short values. */
function textOf(part: unknown): unknown[] {
  if (part instanceof Error) return [part.message]
  if (part === null || typeof part !== 'object') return [String(part)]
  return Object.entries(part).map(([name, value]) => {
    if (value instanceof Error) return `${name}=${value.message}`
    return typeof value === 'object' ? name : `${name}=${String(value)}`
  })
}

/** Key of a line: its message, cause and fields, in which ids and figures do not count. */
const keyOf = (parts: readonly unknown[]): string =>
  parts
    .flatMap(textOf)
    .join(' ')
    .slice(0, 1000)
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d+/gi, '#')

/**
 * Hook of a logger: writes a warning or an error with its cause the first time, and later ones only as a count, each
 * minute in which there were some. After a minute without any, the next one is written with its cause again.
 */
export function countRepeats(everyMs = COUNT_EVERY_MS): NonNullable<LoggerOptions['hooks']> {
  const lines = new Map<string, Line>()

  function begin(key: string, write: (times: number) => void): Line {
    const line: Line = {
      count: 0,
      timer: setInterval(() => {
        if (line.count > 0) write(line.count)
        else forget(key)
        line.count = 0
      }, everyMs).unref(),
    }
    return line
  }

  function forget(key: string) {
    clearInterval(lines.get(key)?.timer)
    lines.delete(key)
  }

  return {
    logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number) {
      if (level < WARN) return method.apply(this, args)
      const key = keyOf(args)
      const known = lines.get(key)
      if (known) return void known.count++
      const [oldest] = lines.keys()
      if (lines.size >= MAX_LINES && oldest !== undefined) forget(oldest)
      const message =
        args.find((one) => typeof one === 'string') ??
        (args[0] instanceof Error ? args[0].message : undefined)
      lines.set(
        key,
        begin(key, (times) => method.call(this, { times }, `${message} (again, ${times} times)`)),
      )
      method.apply(this, args)
    },
  }
}
