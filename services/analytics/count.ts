import type { QuestionSpec } from '../../events/analytics.ts'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { RecordedEvent } from '../../events/event.ts'
import type { Askable, Grouping } from '../rules/questions.ts'
import { askableEvents } from '../rules/questions/askable.ts'

// Determines for which group and which member an event is counted. Pure functions that return no personal data.

const actorFields = askableEvents satisfies {
  [Type in Askable]: { by: keyof Extract<CatalogueEvent, { type: Type }>['data'] }
}

export const isAskable = (type: string): type is Askable => Object.hasOwn(actorFields, type)

type Countable = Extract<RecordedEvent, { type: Askable }>

export const memberOf = ({ type, data }: Countable): string =>
  String(new Map<string, unknown>(Object.entries(data)).get(actorFields[type].by))

/** The day of a time, in UTC, such as 2026-11-21. */
export const dayOf = (iso: string): string => new Date(iso).toISOString().slice(0, 10)

export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

function itemOf({ data }: Countable): string {
  if ('subject' in data) return data.subject.kind
  return 'message' in data ? 'message' : ''
}

export function isAsked(event: RecordedEvent, spec: QuestionSpec): event is Countable {
  const { type, metadata } = event
  if (!isAskable(type) || !spec.events.includes(type)) return false
  const day = dayOf(metadata.occurredAt)
  if ((spec.from !== null && day < spec.from) || (spec.to !== null && day > spec.to)) return false
  if (spec.origins.length > 0 && !spec.origins.includes(metadata.origin)) return false
  if (spec.sites.length > 0 && (metadata.site === null || !spec.sites.includes(metadata.site))) return false
  return spec.reactions.length === 0 || type !== 'ReactionChosen' || spec.reactions.includes(event.data.kind)
}

/** Key of an event's group for each way of grouping; `joined` is the day on which the member joined, '' if unknown. */
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

export const needsJoined = ({ groupBy }: QuestionSpec): boolean =>
  groupBy.some((grouping) => grouping.startsWith('cohort'))

/** Keys of the group in which an event is counted, one for each grouping; the second is '' if there is only one. */
export const groupOf = (event: Countable, { groupBy }: QuestionSpec, joined: string): [string, string] => {
  const [first, second] = groupBy
  return [first ? parts[first](event, joined) : '', second ? parts[second](event, joined) : '']
}
