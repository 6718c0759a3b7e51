import type { QuestionSpec } from '../../events/analytics.ts'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { kindOf } from '../../events/kinds.ts'
import type { Askable, Grouping } from '../rules/questions.ts'

// What an event counts for: which group, and whose it is. Pure, and without anything personal.

/** The field of each type's data that says which member did it. */
const who = {
  MemberRegistered: 'member',
  MemberVerified: 'member',
  UsernameChanged: 'member',
  ThreadCreated: 'author',
  ThreadEdited: 'author',
  CommentCreated: 'author',
  CommentEdited: 'author',
  ReplyCreated: 'author',
  ReplyEdited: 'author',
  ReactionChosen: 'member',
  ReactionRemoved: 'member',
  MemberFollowed: 'follower',
  MemberUnfollowed: 'follower',
  ConversationStarted: 'starter',
  ConversationAllowed: 'by',
  ConversationDeclined: 'by',
  MessageSent: 'sender',
  ConversationRead: 'reader',
  MemberBlocked: 'by',
  ContentFlagged: 'flagger',
  ErasureRequested: 'member',
} as const satisfies {
  [Type in Askable]: keyof Extract<CatalogueEvent, { type: Type }>['data']
}

/** Whether events of a type can be counted. */
export const isAskable = (type: string): type is Askable => Object.hasOwn(who, type)

/** An event of a type that can be counted. */
export type Countable = Extract<RecordedEvent, { type: Askable }>

/** The id of the member who did it. */
export const memberOf = ({ type, data }: Countable): string =>
  String(new Map<string, unknown>(Object.entries(data)).get(who[type]))

/** The day (UTC) on which it happened for people, as 2026-11-21. */
export const dayOf = (iso: string): string => new Date(iso).toISOString().slice(0, 10)

/** The Monday of a day's week (ISO 8601). */
export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/** The first day of a day's month. */
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The kind of item that an event is about; '' where it is about none. */
function itemOf({ data }: Countable): string {
  if ('item' in data) return kindOf(data.item)
  if ('subject' in data) return data.subject.kind
  if ('reply' in data) return 'reply'
  if ('comment' in data) return 'comment'
  if ('thread' in data) return 'thread'
  return 'message' in data ? 'message' : ''
}

/** Whether a question asks of this event. */
export function isAsked(event: RecordedEvent, spec: QuestionSpec): event is Countable {
  const { type, metadata } = event
  if (!isAskable(type) || !spec.events.includes(type)) return false
  const day = dayOf(metadata.occurredAt)
  if ((spec.from !== null && day < spec.from) || (spec.to !== null && day > spec.to)) return false
  if (spec.origins.length > 0 && !spec.origins.includes(metadata.origin)) return false
  if (spec.sites.length > 0 && (metadata.site === null || !spec.sites.includes(metadata.site))) return false
  return spec.reactions.length === 0 || type !== 'ReactionChosen' || spec.reactions.includes(event.data.kind)
}

/** The part of a group's name that each grouping gives; `joined` is the day on which the member did, '' if unknown. */
const parts: Record<Grouping, (event: Countable, joined: string) => string> = {
  day: ({ metadata }) => dayOf(metadata.occurredAt),
  week: ({ metadata }) => weekOf(dayOf(metadata.occurredAt)),
  month: ({ metadata }) => monthOf(dayOf(metadata.occurredAt)),
  site: ({ metadata }) => metadata.site ?? '',
  reaction: ({ type, data }) => (type === 'ReactionChosen' ? data.kind : ''),
  item: itemOf,
  'cohort-week': (_, joined) => joined && weekOf(joined),
  'cohort-month': (_, joined) => joined && monthOf(joined),
  event: ({ type }) => type,
}

/** Whether groups depend on when members joined. */
export const needsJoined = ({ groupBy }: QuestionSpec): boolean =>
  groupBy.some((grouping) => grouping.startsWith('cohort'))

/** The group of an event, as one part for each grouping; the second is '' where there is one. */
export const groupOf = (event: Countable, { groupBy }: QuestionSpec, joined: string): [string, string] => {
  const [first, second] = groupBy
  return [first ? parts[first](event, joined) : '', second ? parts[second](event, joined) : '']
}
