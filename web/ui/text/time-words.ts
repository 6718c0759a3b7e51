import type { TimeWords } from './time.ts'

const separators: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  day: '{d}',
  month: '{m}',
  year: '{y}',
  hour: '{h}',
  minute: '{n}',
  dayPeriod: '{p}',
}
const morning = new Date('2025-11-14T09:05:00Z')
const evening = new Date('2025-11-14T21:05:00Z')
const date = { month: 'short', day: 'numeric' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const
const common = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const

const counted = (most: number, text: (count: number) => string) =>
  Array.from({ length: most + 1 }, (_, count) => text(count))

/** Words and patterns of times in a language, as Intl has them; undefined for English and unknown languages. */
function wordsOf(language: string): TimeWords | undefined {
  const [known] = Intl.DateTimeFormat.supportedLocalesOf(language)
  if (!known || /^en\b/i.test(known)) return undefined
  const partsOf = (options: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat(known, { ...options, ...common }).formatToParts(at)
  const patternOf = (options: Intl.DateTimeFormatOptions) =>
    partsOf(options, morning)
      .map(({ type, value }) => separators[type] ?? value)
      .join('')
  const partOf = (type: string, options: Intl.DateTimeFormatOptions, at: Date) =>
    partsOf(options, at).find((part) => part.type === type)?.value ?? ''
  const [am, pm] = [partOf('dayPeriod', clock, morning), partOf('dayPeriod', clock, evening)]
  const whole = { year: 'numeric', ...date } as const
  const relative = new Intl.RelativeTimeFormat(known, { numeric: 'auto' })
  return {
    months: counted(11, (month) => partOf('month', whole, new Date(Date.UTC(2025, month, 14)))),
    halves: am ? [am, pm] : null,
    isPadded: partOf('hour', clock, morning).length === 2,
    day: patternOf(date),
    date: patternOf(whole),
    clock: patternOf(clock),
    moment: patternOf({ ...whole, ...clock }),
    now: relative.format(0, 'second'),
    minutes: counted(59, (count) => relative.format(-count, 'minute')),
    hours: counted(23, (count) => relative.format(-count, 'hour')),
    days: counted(7, (count) => relative.format(-count, 'day')),
  }
}

const MAX_LANGUAGES = 50
const known = new Map<string, TimeWords | undefined>()

/** Words of times in a language (BCP 47), made once; undefined for English and languages that Intl does not know. */
export function timeWords(language: string): TimeWords | undefined {
  if (known.has(language)) return known.get(language)
  let words: TimeWords | undefined
  try {
    words = wordsOf(language)
  } catch {
    // The language is well-formed for a wording, and not for Intl.
  }
  if (known.size >= MAX_LANGUAGES) known.clear()
  known.set(language, words)
  return words
}
