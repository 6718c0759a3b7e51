import { z } from 'zod'
import { keysOf, recordFrom } from '../../events/entries.ts'
import { headingOf } from '../../events/kinds.ts'
import { messages } from './fields.ts'
import { askableEvents, askableGroups } from './questions/askable.ts'
import { textProblem } from './text.ts'

// Schema of analysts' questions about the event log, which server and browser share.

export type Askable = keyof typeof askableEvents

/** Event types that analysts can count, in words; actions of moderators and of the network cannot be counted. */
export const askable = recordFrom(keysOf(askableEvents), (type) => askableEvents[type].words)

/** Event types that analysts can count, by the heading under which the form shows them. */
export const askableByGroup: ReadonlyMap<string, readonly Askable[]> = new Map(
  [...Map.groupBy(askableGroups, ({ group }) => group)].map(([group, capabilities]) => [
    group,
    capabilities.flatMap(({ events }) => keysOf(events)),
  ]),
)

export const reactionWords = {
  like: 'Like',
  support: 'Support',
  sad: 'Sad',
  wow: 'Wow',
  same: 'Same',
} as const

export const originWords = {
  live: 'Members',
  import: 'Imports',
  seed: 'Demo data',
} as const

/** Ways of grouping events by time: `occurredAt` in UTC, with weeks that start on Monday (ISO 8601). */
export const groupings = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  site: 'Site',
  reaction: 'Reaction',
  item: 'Item type',
  'cohort-week': 'Week joined',
  'cohort-month': 'Month joined',
  event: 'Activity',
} as const
export type Grouping = keyof typeof groupings

export const measures = {
  events: 'Number of events',
  members: 'Unique members',
  'events-per-member': 'Average per member',
} as const
export type Measure = keyof typeof measures

export const isTime = (grouping: Grouping): boolean => /day|week|month/.test(grouping)

export const MAX_OPEN_QUESTIONS = 20
/** Time after which a question and its answer are deleted unless the analyst keeps them. */
export const ANSWER_DAYS = 7
export const MIN_GROUP_MEMBERS = 10
/** Weeks for which terms that were searched and not found are kept. */
export const MISSED_WEEKS = 12

const listOf = <Item>(schema: z.ZodType<Item>, max: number) =>
  z
    .array(schema)
    .max(max, 'Too many options selected')
    .refine((items) => new Set(items).size === items.length, 'Please choose each option only once')
const day = z.iso.date('Please enter a date').nullable()

export const Question = z
  .object({
    title: z
      .string()
      .trim()
      .superRefine((title, context) => {
        const message = textProblem(title, 'question')
        if (message) context.addIssue({ code: 'custom', message })
      }),
    events: listOf(z.enum(keysOf(askable)), 30).min(1, 'Please choose what to count'),
    sites: listOf(z.string(), 100),
    reactions: listOf(z.enum(keysOf(reactionWords)), 5),
    origins: listOf(z.enum(keysOf(originWords)), 3),
    from: day,
    to: day,
    groupBy: listOf(z.enum(keysOf(groupings)), 2).min(1, 'Please choose how to group'),
    measure: z.enum(keysOf(measures)),
  })
  .superRefine(({ from, to, groupBy, reactions, events }, context) => {
    const addIssue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (from !== null && to !== null && from > to) addIssue('to', 'The last day is before the first day')
    if (groupBy.filter((grouping) => ['day', 'week', 'month'].includes(grouping)).length > 1)
      addIssue('groupBy', 'Please group by just one time period')
    const onlyChosen = reactions.length > 0 || groupBy.includes('reaction')
    if (onlyChosen && !events.includes('ReactionChosen'))
      addIssue('events', `To filter or group by reaction, also choose “${askable.ReactionChosen}”`)
  })
export type Question = z.output<typeof Question>

export function questionProblem(question: unknown): string | null {
  const result = Question.safeParse(question)
  return result.success ? null : (result.error.issues[0]?.message ?? messages.other)
}

export const dayWords = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const monthWords = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const wordFor = (words: object, key: string): string => new Map(Object.entries(words)).get(key) ?? key

/** Label for the key of a group; `sites` contains names of sites by id. */
export function labelOf(grouping: Grouping, key: string, sites: ReadonlyMap<string, string>): string {
  switch (grouping) {
    case 'day':
    case 'week':
      return dayWords.format(new Date(key))
    case 'month':
      return monthWords.format(new Date(key))
    case 'cohort-week':
      return key ? dayWords.format(new Date(key)) : 'Unknown'
    case 'cohort-month':
      return key ? monthWords.format(new Date(key)) : 'Unknown'
    case 'site':
      return key ? (sites.get(key) ?? key) : 'The whole network'
    case 'reaction':
      return key ? wordFor(reactionWords, key) : 'No reaction'
    case 'item':
      return key ? headingOf(key) : 'No item'
    case 'event':
      return wordFor(askable, key)
  }
}

export function headOf(grouping: Grouping): string {
  if (!isTime(grouping)) return groupings[grouping]
  return `${groupings[grouping]} (${/week/.test(grouping) ? 'from Monday, ' : ''}UTC)`
}

export const hiddenWords = { few: `fewer than ${MIN_GROUP_MEMBERS}`, beside: 'hidden' } as const
