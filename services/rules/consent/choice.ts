import type { CookieName } from '../cookies.ts'
import { consentGroups, type AskedGroup, type ConsentGroup } from './groups.ts'

export const CONSENT_COOKIE = 'consent' satisfies CookieName
/** Days after which a browser forgets a choice, so that the visitor is asked again. */
export const CONSENT_DAYS = 180

/** Forms in which a visitor can choose. */
export const consentForms = ['banner', 'cookie-settings', 'privacy-choices'] as const
export type ConsentForm = (typeof consentForms)[number]

/** A visitor's answer about a group, with the circumstances in which it was given. */
export interface Answer {
  isGranted: boolean
  /** Digest of the group's providers that the form showed. */
  digest: string
  /** Version of the wording that the form showed. */
  wording: number
  form: ConsentForm
  /** Time of the answer, in seconds since 1970. */
  chosenAt: number
}

/** The answers of a visitor, as the browser's cookie stores them. */
export type Choice = Partial<Record<ConsentGroup, Answer>>

const groupLetters = { functional: 'f', measurement: 'm', advertising: 'a' } as const
const formLetters = { banner: 'b', 'cookie-settings': 'c', 'privacy-choices': 'p' } as const

const entryFormat = /^([fma])([01])([0-9a-z]{1,7})-(\d{1,4})([bcp])-([0-9a-z]{1,8})$/

/** Writes a choice as the value of its cookie: the number of this format, and an entry for each group. */
export const formatChoice = (choice: Choice): string =>
  [
    '1',
    ...consentGroups.flatMap((group) => {
      const answer = choice[group]
      if (!answer) return []
      const { isGranted, digest, wording, form, chosenAt } = answer
      const head = `${groupLetters[group]}${isGranted ? 1 : 0}${digest}`
      return [`${head}-${wording}${formLetters[form]}-${chosenAt.toString(36)}`]
    }),
  ].join('.')

function parseEntry(text: string): Choice | null {
  const [, letter, granted, digest, wording, formLetter, time] = entryFormat.exec(text) ?? []
  const group = consentGroups.find((name) => groupLetters[name] === letter)
  const form = consentForms.find((name) => formLetters[name] === formLetter)
  if (!group || !form || digest === undefined || time === undefined) return null
  return {
    [group]: {
      isGranted: granted === '1',
      digest,
      wording: Number(wording),
      form,
      chosenAt: Number.parseInt(time, 36),
    },
  }
}

/** Reads a choice from the value of its cookie; null if it is missing or not as `formatChoice` writes it. */
export function parseChoice(value: string | undefined): Choice | null {
  const [version, ...entries] = value?.split('.', consentGroups.length + 2) ?? []
  if (version !== '1') return null
  const choice: Choice = Object.assign({}, ...entries.map(parseEntry))
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

type Asked = Pick<AskedGroup, 'group' | 'digest'>

/**
 * Consent that follows from a choice: a refusal always counts, consent only for the providers that were shown, and
 * Global Privacy Control refuses advertising.
 */
export function consentOf(
  asked: readonly Asked[],
  choice: Choice | null,
  { signal }: { signal: boolean },
): Consent {
  const answerTo = ({ group, digest }: Asked) => {
    if (signal && group === 'advertising') return false
    const answer = choice?.[group]
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
