import { z } from 'zod'
import { contentRuleNames, type ContentRule } from './names.ts'
import { hasLink, hasPhrase, normalised } from './texts.ts'

/** A text that a member posted: title and body, with its time in ms since 1970. */
export interface Posted {
  text: string
  at: number
}

/** A text that a member is about to post. */
export interface Posting extends Posted {
  /** Time of the member's registration, in ms since 1970; null if it is unknown. */
  registeredAt: number | null
  /** Other texts of the member, at least those within the longest time that a rule looks back. */
  recent: readonly Posted[]
}

const MAX_PHRASES = 200
/** Minimum length of a repeated text, in normalised characters, so that 'Thank you!' can be said twice. */
const MIN_REPEATED_CHARS = 20
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const on = z.boolean().default(false)
const phrase = z
  .string()
  .trim()
  .max(60, 'Please use at most 60 characters for each word or phrase')
  .refine((text) => normalised(text) !== '', 'Please use letters or digits in each word or phrase')
const whole = (min: number, max: number) =>
  z
    .int(`Please enter a whole number from ${min} to ${max}`)
    .min(min, `Please enter a number from ${min} to ${max}`)
    .max(max, `Please enter a number from ${min} to ${max}`)

/** Setting `content_rules` of a site: its rules, all of which are off by default. */
export const ContentRules = z.object({
  words: z
    .object({ on, phrases: z.array(phrase).max(MAX_PHRASES, `Maximum ${MAX_PHRASES} phrases`).default([]) })
    .prefault({}),
  links: z.object({ on, days: whole(1, 365).default(7) }).prefault({}),
  rate: z.object({ on, texts: whole(1, 100).default(10), minutes: whole(1, 1440).default(10) }).prefault({}),
  repeats: z.object({ on, hours: whole(1, 168).default(24) }).prefault({}),
})
export type ContentRules = z.output<typeof ContentRules>

interface RuleRow<Options> {
  /** Time in ms for which the rule looks back at other texts of the member. */
  lookback: (options: Options) => number
  holds: (posting: Posting, options: Options) => boolean
}

const within = ({ recent, at }: Posting, ms: number) =>
  recent.filter((other) => other.at > at - ms && other.at <= at)

/** Normalised texts, because a trial compares each with several later ones. */
const known = new WeakMap<Posted, string>()
function wordsOf(posted: Posted): string {
  const words = known.get(posted) ?? normalised(posted.text)
  known.set(posted, words)
  return words
}

/** Table of rules that hold texts back until a moderator has looked at them. The first one that applies is named. */
const contentRules: { readonly [Name in ContentRule]: RuleRow<ContentRules[Name]> } = {
  words: {
    lookback: () => 0,
    holds: ({ text }, { phrases }) => hasPhrase(text, phrases),
  },
  links: {
    lookback: () => 0,
    holds: ({ text, at, registeredAt }, { days }) =>
      registeredAt !== null && at - registeredAt < days * DAY_MS && hasLink(text),
  },
  rate: {
    lookback: ({ minutes }) => minutes * MINUTE_MS,
    holds: (posting, { texts, minutes }) => within(posting, minutes * MINUTE_MS).length >= texts,
  },
  repeats: {
    lookback: ({ hours }) => hours * HOUR_MS,
    holds(posting, { hours }) {
      const text = normalised(posting.text)
      if (text.length < MIN_REPEATED_CHARS) return false
      return within(posting, hours * HOUR_MS).some((other) => wordsOf(other) === text)
    },
  },
}

function isHeld<Name extends ContentRule>(name: Name, posting: Posting, rules: ContentRules): boolean {
  const options: ContentRules[Name] = rules[name]
  return options.on && contentRules[name].holds(posting, options)
}

/** The first rule that holds a text; null if none does. */
export const heldBy = (posting: Posting, rules: ContentRules): ContentRule | null =>
  contentRuleNames.find((name) => isHeld(name, posting, rules)) ?? null

const lookbackOf = <Name extends ContentRule>(name: Name, rules: ContentRules): number => {
  const options: ContentRules[Name] = rules[name]
  return options.on ? contentRules[name].lookback(options) : 0
}

/** Longest time in ms for which a rule that is on looks back at other texts of a member; 0 if none does. */
export const longestLookback = (rules: ContentRules): number =>
  Math.max(...contentRuleNames.map((name) => lookbackOf(name, rules)))

/** Rules from the stored value of the setting; those of an invalid value are off. */
export const contentRulesOf = (stored: unknown): ContentRules =>
  ContentRules.safeParse(stored ?? {}).data ?? ContentRules.parse({})
