import { consentGroups, type AskedGroup, type ConsentGroup } from './groups.ts'

export const CONSENT_COOKIE = 'consent'
/** Days after which a browser forgets a choice, so that the visitor is asked again. */
export const CONSENT_DAYS = 180

/** Forms in which a visitor can choose. */
export const consentForms = ['banner', 'cookie-settings', 'privacy-choices'] as const
export type ConsentForm = (typeof consentForms)[number]

interface Answer {
  isGranted: boolean
  /** Digest of the group's providers that the form showed. */
  digest: string
}

export type Answers = Partial<Record<ConsentGroup, Answer>>

/** A visitor's choice, as the browser's cookie stores it. */
export interface Choice {
  /** Version of the wording that the form showed. */
  wording: number
  form: ConsentForm
  /** Time of the choice, in seconds since 1970. */
  chosenAt: number
  answers: Answers
}

const letters = { functional: 'f', measurement: 'm', advertising: 'a' } as const satisfies Record<
  ConsentGroup,
  string
>
const formLetters = { banner: 'b', 'cookie-settings': 'c', 'privacy-choices': 'p' } as const satisfies Record<
  ConsentForm,
  string
>

const format = /^1\.(\d{1,4})([bcp])\.([0-9a-z]{1,8})((?:\.[fma][01][0-9a-z]{1,7}){0,3})$/

/** Writes a choice as the value of its cookie: format, wording and form, time, and an entry for each group. */
export function formatChoice({ wording, form, chosenAt, answers }: Choice): string {
  const entries = consentGroups.flatMap((group) => {
    const answer = answers[group]
    return answer ? [`${letters[group]}${answer.isGranted ? 1 : 0}${answer.digest}`] : []
  })
  return ['1', `${wording}${formLetters[form]}`, chosenAt.toString(36), ...entries].join('.')
}

/** Reads a choice from the value of its cookie; null if it is missing or not as `formatChoice` writes it. */
export function parseChoice(value: string | undefined): Choice | null {
  const [, wording, letter, time, entries] = format.exec(value ?? '') ?? []
  const form = consentForms.find((name) => formLetters[name] === letter)
  if (wording === undefined || time === undefined || entries === undefined || !form) return null
  const answers: Answers = {}
  for (const entry of entries.split('.').slice(1)) {
    const group = consentGroups.find((name) => letters[name] === entry[0])
    if (!group || answers[group]) return null
    answers[group] = { isGranted: entry[1] === '1', digest: entry.slice(2) }
  }
  const choice = { wording: Number(wording), form, chosenAt: Number.parseInt(time, 36), answers }
  return formatChoice(choice) === value ? choice : null
}

const inCookies = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([^;]*)`)

/** Reads the choice from a Cookie header or from `document.cookie`. */
export const choiceIn = (cookies: string | undefined): Choice | null =>
  parseChoice(inCookies.exec(cookies ?? '')?.[1]?.trim())

/** Consent of a browser on a site, as pages and policies use it. */
export interface Consent {
  /** Valid answer for each group for which the site asks; null if it is missing. */
  answers: Partial<Record<ConsentGroup, boolean | null>>
  /** True if the site asks about advertising and the browser sends Global Privacy Control, which refuses it. */
  signal: boolean
}

/** Consent on a site that asks for nothing. */
export const noConsent: Consent = { answers: {}, signal: false }

/**
 * Consent that follows from a choice: a refusal always counts, consent only for the providers that were shown, and
 * Global Privacy Control refuses advertising.
 */
export function consentOf(
  asked: readonly Pick<AskedGroup, 'group' | 'digest'>[],
  choice: Choice | null,
  { signal }: { signal: boolean },
): Consent {
  const answerTo = ({ group, digest }: Pick<AskedGroup, 'group' | 'digest'>) => {
    if (signal && group === 'advertising') return false
    const answer = choice?.answers[group]
    if (!answer) return null
    if (!answer.isGranted) return false
    return answer.digest === digest ? true : null
  }
  return {
    answers: Object.fromEntries(asked.map((one) => [one.group, answerTo(one)])),
    signal: signal && asked.some(({ group }) => group === 'advertising'),
  }
}

/** True if the visitor has consented to a group; false also if the site does not ask about it. */
export const hasConsent = ({ answers }: Consent, group: ConsentGroup): boolean => answers[group] === true

/** True if the visitor has not answered about every group, so that the site asks. */
export const isOpen = ({ answers }: Consent): boolean => Object.values(answers).includes(null)

/** True if both consents allow the same groups, so that a page need not be loaded again (spec §4 Consent). */
export const areEqual = (one: Consent, other: Consent): boolean =>
  consentGroups.every((group) => hasConsent(one, group) === hasConsent(other, group))
