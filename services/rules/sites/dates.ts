const day = { dateStyle: 'long', timeZone: 'UTC' } as const
const moment = { ...day, timeStyle: 'short' } as const

/** A language, unless it is well-formed for a wording and unknown to Intl: then English. */
function knownOf(language: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/** A date in the language of a site (BCP 47), such as 'November 29, 2026'. */
export const longDay = (at: Date, language: string): string =>
  new Intl.DateTimeFormat(knownOf(language), day).format(at)

/** A date with its time in UTC, in the language of a site (BCP 47). */
export const longMoment = (at: Date, language: string): string =>
  new Intl.DateTimeFormat(knownOf(language), moment).format(at)
