import { z } from 'zod'
import { messages } from './fields.ts'
import { textProblem } from './text.ts'

// What analysts may ask of the history: server and browser check it by the same schema, and say it in the same words.

/** The types of events that can be counted, in words; what moderators and the network itself do is not among them. */
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

/** The event types under the headings that the form has. */
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

/** The kinds of reaction, by what they are called on buttons. */
export const reactionWords = {
  like: 'Like',
  support: 'Support',
  sad: 'Sad',
  wow: 'Wow',
  same: 'Same',
} as const

/** Where an event came from. */
export const originWords = {
  live: 'Members',
  import: 'Imports',
  seed: 'Demo data',
} as const

/** What events can be grouped by. Times are when it happened for people, in UTC; weeks begin on Monday (ISO 8601). */
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

/** What is counted in each group. */
export const measures = {
  events: 'Number of events',
  members: 'Unique members',
  'events-per-member': 'Average per member',
} as const
export type Measure = keyof typeof measures

/** Whether groups follow one another in time. */
export const isTime = (grouping: Grouping): boolean => /day|week|month/.test(grouping)

/** Open questions of one analyst. */
export const MOST_QUESTIONS = 20
/** Days after which the answer of a question that is not kept is dropped. */
export const ANSWER_DAYS = 7
/** Groups of fewer members than this are not shown. */
export const FEWEST_MEMBERS = 10

const keysOf = <Key extends string>(of: Record<Key, unknown>) => z.enum(Object.keys(of) as [Key, ...Key[]])
const listOf = <Item>(schema: z.ZodType<Item>, most: number) =>
  z
    .array(schema)
    .max(most, 'Too many choices')
    .refine((items) => new Set(items).size === items.length, 'Please choose each option only once')
const day = z.iso.date('Please enter a date').nullable()

/** A question as it is asked. Each issue has a sentence for the field that it is of. */
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
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (from !== null && to !== null && from > to) wrong('to', 'The last day is before the first')
    if (groupBy.filter((grouping) => ['day', 'week', 'month'].includes(grouping)).length > 1)
      wrong('groupBy', 'Please group by only one time period')
    const onlyChosen = reactions.length > 0 || groupBy.includes('reaction')
    if (onlyChosen && !events.includes('ReactionChosen'))
      wrong('events', `Reaction filters need “${askable.ReactionChosen}”`)
  })
export type Question = z.output<typeof Question>

/** What is wrong with a question, as a sentence; null when nothing is. */
export function questionProblem(question: unknown): string | null {
  const result = Question.safeParse(question)
  return result.success ? null : (result.error.issues[0]?.message ?? messages.other)
}

/** A day as it stands everywhere in the product: Nov 16, 2026. */
export const dayWords = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const monthWords = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const itemWords: Readonly<Record<string, string>> = {
  thread: 'Thread',
  comment: 'Comment',
  reply: 'Reply',
  message: 'Private message',
  member: 'Member',
}

const wordFor = (words: object, key: string): string => new Map(Object.entries(words)).get(key) ?? key

/** A part of a group's name for people; `sites` are the names of sites by id. */
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
      return key ? wordFor(itemWords, key) : 'No item'
    case 'event':
      return wordFor(askable, key)
  }
}

/** What stands above a column of groups: how time is counted is part of it. */
export function headOf(grouping: Grouping): string {
  if (!isTime(grouping)) return groupings[grouping]
  return `${groupings[grouping]} (${/week/.test(grouping) ? 'from Monday, ' : ''}UTC)`
}

/** What stands in the place of a value that is not shown. */
export const hiddenWords = { few: `fewer than ${FEWEST_MEMBERS}`, beside: 'hidden' } as const
