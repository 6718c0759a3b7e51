import type { RecordedEvent } from '../../events/event.ts'
import type { EditorialId, EditorialKind, MemberId, SiteId } from '../../events/kinds.ts'
import type { PostText } from '../../events/publishing.ts'
import { postNumber } from '../../services/rules/publishing/numbers.ts'
import type { PostState } from '../../services/rules/publishing/verbs.ts'
import { storable } from '../batch.ts'

export const handled = [
  'PostWritten',
  'PostRevised',
  'PostSubmitted',
  'PostReturned',
  'PostScheduled',
  'PostPublished',
  'PostUnpublished',
  'PostBinned',
  'PostUnbinned',
] as const
export type PostEvent = Extract<RecordedEvent, { type: (typeof handled)[number] }>

export const isPostEvent = <Event extends { type: string }>(
  event: Event,
): event is Extract<Event, { type: PostEvent['type'] }> => handled.some((type) => type === event.type)

/** Row of an item. The text is left out if it was read from the table and the batch does not change it. */
export interface Item {
  id: EditorialId
  site: SiteId
  kind: EditorialKind
  /** Decimal digits. */
  number: string
  state: PostState
  text?: PostText
  textRevision: number
  publishedRevision: number
  revision: number
  scheduledBy: number | null
  scheduledAt: string | null
  date: string | null
  insertedAt: string
  modifiedAt: string
}

/** A text as readers get it, of the last publication in a batch; null if the item was taken off the site after it. */
interface Publication {
  id: EditorialId
  kind: EditorialKind
  site: SiteId
  revision: number
  published: { text: PostText; date: string; modifiedAt: string } | null
}

interface Change {
  post: EditorialId
  revision: number
  change: string
  by: MemberId | null
  at: string
  reason: string | null
  scheduledAt: string | null
  text: PostText | null
}

/** Rows that a batch changes. */
export interface Posts {
  items: Map<EditorialId, Item>
  /** Purged items, whose later events are ignored. */
  purged: ReadonlySet<EditorialId>
  publications: Map<EditorialId, Publication>
  /** Addresses under which the batch publishes, with the revision of the publication. */
  addresses: Map<string, { post: EditorialId; revision: number; text: PostText; site: SiteId }>
  changes: Change[]
}

const names = {
  PostWritten: 'written',
  PostRevised: 'revised',
  PostSubmitted: 'submitted',
  PostReturned: 'returned',
  PostScheduled: 'scheduled',
  PostPublished: 'published',
  PostUnpublished: 'unpublished',
  PostBinned: 'binned',
  PostUnbinned: 'unbinned',
} as const satisfies Record<PostEvent['type'], string>
export type ChangeName = (typeof names)[keyof typeof names]

const withdraws = (type: PostEvent['type']) => type === 'PostUnpublished' || type === 'PostBinned'

function changeOf({ type, data, revision, metadata }: PostEvent): Change {
  const { actor, occurredAt } = metadata
  return {
    post: data.subject.id,
    revision,
    change: names[type],
    by: actor === 'system' ? null : actor,
    at: occurredAt,
    reason: 'reason' in data ? storable(data.reason) : null,
    scheduledAt: 'at' in data ? data.at : null,
    text: 'text' in data && type !== 'PostPublished' ? storable(data.text) : null,
  }
}

/** What an event changes in the row of its item. */
function stepOf(item: Item, { type, data, revision, metadata }: PostEvent): Partial<Item> {
  const unscheduled = { scheduledAt: null, scheduledBy: null }
  switch (type) {
    case 'PostWritten':
    case 'PostRevised':
      return { text: storable(data.text), textRevision: revision, modifiedAt: metadata.occurredAt }
    case 'PostSubmitted':
      return { state: 'submitted', ...unscheduled }
    case 'PostReturned':
      return { state: 'draft', ...unscheduled }
    case 'PostScheduled':
      return { state: 'scheduled', scheduledAt: data.at, scheduledBy: revision }
    case 'PostPublished':
      return { state: 'published', ...unscheduled, publishedRevision: item.textRevision, date: data.date }
    case 'PostUnpublished':
      return { state: 'unpublished', ...unscheduled }
    case 'PostBinned':
      return { state: 'binned', ...unscheduled }
    case 'PostUnbinned':
      return { state: item.date === null ? 'draft' : 'unpublished', ...unscheduled }
  }
}

/** Applies an event to the rows that it concerns, unless they already include it or its item is purged. */
export function foldPost({ items, purged, publications, addresses, changes }: Posts, event: PostEvent): void {
  const { type, data, revision, metadata } = event
  const { id, kind } = data.subject
  const before = items.get(id)
  if (purged.has(id) || (before && before.revision >= revision) || (!before && type !== 'PostWritten')) return
  const { occurredAt } = metadata
  const item: Item = before ?? {
    id,
    site: type === 'PostWritten' ? data.site : ('' as SiteId),
    kind,
    number: postNumber(id, type === 'PostWritten' ? data.number : null),
    state: 'draft',
    textRevision: revision,
    publishedRevision: -1,
    revision,
    scheduledBy: null,
    scheduledAt: null,
    date: null,
    insertedAt: occurredAt,
    modifiedAt: occurredAt,
  }
  items.set(id, { ...item, ...stepOf(item, event), revision })
  changes.push(changeOf(event))
  const { site } = item
  if (type === 'PostPublished') {
    const text = storable(data.text)
    const published = { text, date: data.date, modifiedAt: occurredAt }
    publications.set(id, { id, kind, site, revision, published })
    addresses.set(`${id} ${text.slug} ${text.permalink}`, { post: id, revision, text, site })
  } else if (withdraws(type)) publications.set(id, { id, kind, site, revision, published: null })
}
