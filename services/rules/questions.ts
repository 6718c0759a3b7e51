import { z } from 'zod'
import { headingOf } from '../../events/kinds.ts'
import { messages } from './fields.ts'
import { textProblem } from './text.ts'

// Questions of analysts about the event log: one schema for server and browser.

/** Event types that can be counted. Actions of moderators and of the network are not among them. */
export const askable = {
  MemberRegistered: 'Joined the network',
  MemberVerified: 'Verified the account',
  UsernameChanged: 'Changed the username',
  ThreadCreated: 'Started a thread',
  ThreadEdited: 'Edited a thread',
  CommentCreated: 'Commented',
  CommentEdited: 'Edited a comment',
  ReplyCreated: 'Replied to a comment',
  ReplyEdited: 'Edited a reply',
  ReactionChosen: 'Reacted',
  ReactionRemoved: 'Removed a reaction',
  MemberFollowed: 'Followed a member',
  MemberUnfollowed: 'Unfollowed a member',
  ConversationStarted: 'Started a private conversation',
  ConversationAllowed: 'Accepted a conversation',
  ConversationDeclined: 'Declined a conversation',
  MessageSent: 'Sent a private message',
  ConversationRead: 'Read a conversation',
  MemberBlocked: 'Blocked a member',
  ContentFlagged: 'Reported something',
  ErasureRequested: 'Requested deletion',
} as const
export type Askable = keyof typeof askable

export const askableGroups: Readonly<Record<string, readonly Askable[]>> = {
  Membership: ['MemberRegistered', 'MemberVerified', 'UsernameChanged', 'ErasureRequested'],
  Forums: [
    'ThreadCreated',
    'ThreadEdited',
    'CommentCreated',
    'CommentEdited',
    'ReplyCreated',
    'ReplyEdited',
    'ContentFlagged',
  ],
  Reactions: ['ReactionChosen', 'ReactionRemoved'],
  'Follows and messages': [
    'MemberFollowed',
    'MemberUnfollowed',
    'ConversationStarted',
    'ConversationAllowed',
    'ConversationDeclined',
    'MessageSent',
    'ConversationRead',
    'MemberBlocked',
  ],
}

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

/** Times are `occurredAt` in UTC; weeks start on Monday (ISO 8601). */
export const groupings = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  site: 'Site',
  reaction: 'Reaction',
  item: 'Item type',
  'cohort-week': 'Week of joining',
  'cohort-month': 'Month of joining',
  event: 'What happened',
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
/** Answers of questions that are not kept are deleted after this time. */
export const ANSWER_DAYS = 7
export const MIN_GROUP_MEMBERS = 10

const keysOf = <Key extends string>(of: Record<Key, unknown>) => z.enum(Object.keys(of) as [Key, ...Key[]])
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
    events: listOf(keysOf(askable), 30).min(1, 'Please choose what to count'),
    sites: listOf(z.string(), 100),
    reactions: listOf(keysOf(reactionWords), 5),
    origins: listOf(keysOf(originWords), 3),
    from: day,
    to: day,
    groupBy: listOf(keysOf(groupings), 2).min(1, messages.required),
    measure: keysOf(measures),
  })
  .superRefine(({ from, to, groupBy, reactions, events }, context) => {
    const addIssue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (from !== null && to !== null && from > to) addIssue('to', 'The last day is before the first')
    if (groupBy.filter((grouping) => ['day', 'week', 'month'].includes(grouping)).length > 1)
      addIssue('groupBy', 'Please group by only one time period')
    const onlyChosen = reactions.length > 0 || groupBy.includes('reaction')
    if (onlyChosen && !events.includes('ReactionChosen'))
      addIssue('events', `Reaction filters need “${askable.ReactionChosen}”`)
  })
export type Question = z.output<typeof Question>

export function questionProblem(question: unknown): string | null {
  const result = Question.safeParse(question)
  return result.success ? null : (result.error.issues[0]?.message ?? messages.other)
}

/** Nov 16, 2026. */
export const dayWords = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const monthWords = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const wordFor = (words: object, key: string): string => new Map(Object.entries(words)).get(key) ?? key

/** Label of a group's key; `sites` has names by id. */
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
