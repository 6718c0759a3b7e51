import { isContentCreation, isContentEdit, type ContentCreation } from '../../events/content.ts'
import type { RecordedEvent } from '../../events/event.ts'
import {
  has,
  kindOf,
  type ContentId,
  type ContentKind,
  type Id,
  type MemberId,
  type SiteId,
} from '../../events/kinds.ts'
import { plainText } from '../../services/rules/publishing/plain-text.ts'
import { EDITORIAL_TEAM } from '../../services/rules/profiles/editorial-team.ts'
import { isVisible, stateOncePosted, type ContentState } from '../../services/rules/visibility.ts'
import type { PictureState } from '../../services/rules/images/reviews.ts'
import type { ContentPicture } from '../../services/rules/images/sizes.ts'
import type { ContentRule } from '../../services/rules/content-rules/names.ts'
import { isErased, type Erased } from '../../events/define.ts'
import { text } from '../batch.ts'
import type { Place } from './counts.ts'

export interface Item extends Place {
  id: ContentId
  /** Topmost ancestor when the item was written; `parent` and `root` follow the merges of threads. */
  origin: ContentId
  mergedInto: ContentId | null
  mergedBy: number | null
  kind: ContentKind
  site: SiteId
  author: MemberId
  authorIsSpammer: boolean
  state: ContentState
  locked: boolean
  pinned: boolean
  category: string | null
  tags: string[]
  heldBy: ContentRule | null
  picture: ContentPicture | null
  pictureState: PictureState | null
  withdrawn: boolean
  unpublished: boolean
  insertedAt: string
  editedAt: string | null
  lastActiveAt: string
  revision: number
  commentCount: number
  /** New texts of an item after the batch; a text that is omitted keeps its stored value. */
  texts?: { title?: string | null; slug?: string | null; body: string | null }
}

/** Rows that a batch of events changes. */
export interface Content {
  items: Map<ContentId, Item>
  spammers: ReadonlySet<MemberId>
  /** Ids of purged items, whose later events are ignored. */
  purged: ReadonlySet<ContentId>
}

/**
 * Contribution of an item to its parent's count of comments: 1 if shown, plus its visible descendants. A merged thread
 * is not a comment.
 */
export const weight = (item: Item | undefined) =>
  item && item.id !== item.origin && isVisible(item, null) ? Number(!item.withdrawn) + item.commentCount : 0

export const isContent = (id: Id): id is ContentId => has(kindOf(id), 'moderated')

/** Tags for a column; none if they are erased, and undefined if an event leaves them as they are. */
const tagsOf = (tags: string[] | Erased | undefined): string[] | undefined =>
  isErased(tags) ? [] : tags?.map((tag) => text(tag) ?? '')

const later = (a: string, b: string) => (a > b ? a : b)

function put(items: Content['items'], item: Item): void {
  const step = weight(item) - weight(items.get(item.id))
  items.set(item.id, item)
  const parent = item.parent && items.get(item.parent)
  if (parent && step !== 0) put(items, { ...parent, commentCount: parent.commentCount + step })
}

/** Changes an item's row, unless the row already includes this revision of the item's stream. */
function change({ items }: Content, id: ContentId, { revision }: RecordedEvent, what: Partial<Item>) {
  const item = items.get(id)
  if (!item || item.revision >= revision) return
  // An edit in the same batch as the item's creation must keep the texts that the edit omits.
  put(items, { ...item, ...what, ...(what.texts && { texts: { ...item.texts, ...what.texts } }), revision })
}

/** Picture for a column; null if it is erased. */
function pictureOf({ data }: RecordedEvent & { type: 'PictureAttached' }): ContentPicture | null {
  const { image, alt, color, width, height } = data
  const erased = isErased(image) || isErased(alt) || isErased(color)
  return erased ? null : { image, alt: text(alt), color, width, height }
}

/** Changes the state of an item's picture; without a picture, as that of an erased author, it has none. */
const review = (content: Content, id: ContentId, event: RecordedEvent, state: PictureState): void =>
  change(content, id, event, { pictureState: content.items.get(id)?.picture ? state : null })

/** Properties of a new item that follow from the event that creates it. */
interface Beginning extends Pick<
  Item,
  'site' | 'author' | 'state' | 'heldBy' | 'category' | 'tags' | 'insertedAt' | 'revision'
> {
  subject: ContentCreation['data']['subject'] | PostSubject
  parent: ContentCreation['data']['parent']
  root: ContentCreation['data']['root'] | PostSubject
  texts: Required<NonNullable<Item['texts']>>
}
type PostSubject = (RecordedEvent & { type: 'PostPublished' })['data']['subject']

function beginningOf({ data, metadata, revision }: RecordedEvent & ContentCreation): Beginning {
  return {
    ...data,
    revision,
    insertedAt: metadata.occurredAt,
    state: stateOncePosted('visible', data),
    heldBy: data.heldBy ?? null,
    category: ('category' in data && data.category) || null,
    tags: ('tags' in data && tagsOf(data.tags)) || [],
    texts: {
      title: 'title' in data ? text(data.title) : null,
      slug: 'slug' in data ? text(data.slug) : null,
      body: text(data.body),
    },
  }
}

/** A new item with its texts; `shownOn` is the root on whose page it is shown. */
function newItem(beginning: Beginning, shownOn: ContentId, authorIsSpammer: boolean) {
  const { subject, parent, root, site, author, insertedAt, revision, texts } = beginning
  const { state, heldBy, category, tags } = beginning
  return {
    ...subject,
    site,
    author,
    authorIsSpammer,
    parent: parent?.id === root.id ? shownOn : (parent?.id ?? null),
    root: shownOn,
    origin: root.id,
    mergedInto: null,
    mergedBy: null,
    state,
    heldBy,
    picture: null,
    pictureState: null,
    locked: false,
    pinned: false,
    category,
    tags,
    withdrawn: false,
    unpublished: false,
    insertedAt,
    editedAt: null,
    lastActiveAt: insertedAt,
    revision,
    commentCount: 0,
    texts,
  } satisfies Item
}

/** The item that an event creates, on the page of the root that the event names. */
export const created = (event: RecordedEvent & ContentCreation, authorIsSpammer: boolean) =>
  newItem(beginningOf(event), event.data.root.id, authorIsSpammer)

function begin({ items, spammers, purged }: Content, beginning: Beginning): void {
  const { subject, parent, root, author, insertedAt } = beginning
  if (items.has(subject.id) || purged.has(subject.id)) return
  const shownOn = (parent && items.get(root.id)?.root) ?? root.id
  put(items, newItem(beginning, shownOn, spammers.has(author)))
  const above = parent && items.get(shownOn)
  if (above) items.set(above.id, { ...above, lastActiveAt: later(above.lastActiveAt, insertedAt) })
}

/** Shows an item of editors as they have published it; the first time, it gets its row. */
function publish(content: Content, event: RecordedEvent & { type: 'PostPublished' }): void {
  const { subject, site, text: published, date } = event.data
  const texts = {
    title: text(published.title),
    slug: text(published.slug),
    body: text(plainText(published.sections)),
  }
  const known = content.items.get(subject.id)
  if (known) {
    const { occurredAt: editedAt } = event.metadata
    const state = stateOncePosted(known.state, {})
    return change(content, subject.id, event, { unpublished: false, editedAt, texts, state })
  }
  const place = { subject, parent: null, root: subject, site, author: EDITORIAL_TEAM }
  const plain = { state: 'visible', heldBy: null, category: null } as const
  begin(content, { ...place, ...plain, tags: [], insertedAt: date, revision: event.revision, texts })
}

/** Applies an event to the rows that it concerns; ignores the event if its item was purged and therefore has no row. */
export function foldContent(content: Content, event: RecordedEvent): void {
  if (isContentCreation(event)) return begin(content, beginningOf(event))
  if (isContentEdit(event)) {
    const { data, metadata } = event
    const texts = { body: text(data.body), ...('title' in data && { title: text(data.title) }) }
    const state = stateOncePosted(content.items.get(data.subject.id)?.state ?? 'visible', data)
    const { heldBy = null } = data
    const tags = 'tags' in data && tagsOf(data.tags)
    const what = { editedAt: metadata.occurredAt, texts, state, heldBy, ...(tags && { tags }) }
    return change(content, data.subject.id, event, what)
  }
  const { type, data } = event
  switch (type) {
    case 'ContentDeleted':
      return change(content, data.subject.id, event, { state: 'deleted' })
    case 'ContentMarkedAsSpam':
      return change(content, data.subject.id, event, { state: 'spam' })
    case 'ContentHidden':
      return change(content, data.subject.id, event, { state: 'hidden' })
    case 'ContentReinstated':
      return change(content, data.subject.id, event, { state: 'visible' })
    case 'ContentLocked':
      return change(content, data.subject.id, event, { locked: true })
    case 'ContentPinned':
      return change(content, data.subject.id, event, { pinned: true })
    case 'ContentMoved':
      return change(content, data.subject.id, event, { category: data.category })
    case 'ContentMerged':
      return change(content, data.subject.id, event, { mergedInto: data.into.id, mergedBy: event.revision })
    case 'PictureAttached': {
      const picture = pictureOf(event)
      return change(content, data.subject.id, event, { picture, pictureState: picture && 'waiting' })
    }
    case 'PictureAllowed':
      return review(content, data.subject.id, event, 'allowed')
    case 'PictureRemoved':
      return review(content, data.subject.id, event, 'removed')
    case 'FlagsDismissed':
    case 'AuthorWarned':
      return isContent(data.subject.id) ? change(content, data.subject.id, event, {}) : undefined
    case 'DecisionUndone':
      return isContent(data.subject.id) && data.state
        ? change(content, data.subject.id, event, {
            state: data.state,
            locked: data.locked,
            category: data.category,
            ...(data.pinned !== undefined && { pinned: data.pinned }),
            ...(data.picture !== undefined &&
              content.items.get(data.subject.id)?.picture && { pictureState: data.picture }),
            ...(content.items.get(data.subject.id)?.mergedBy === data.decision && {
              mergedInto: null,
              mergedBy: null,
            }),
          })
        : undefined
    case 'PostPublished':
      return publish(content, event)
    case 'PostUnpublished':
    case 'PostBinned':
      return change(content, data.subject.id, event, {
        unpublished: true,
        texts: { title: null, slug: null, body: null },
      })
    case 'ContentWithdrawn':
    case 'ContentRestored':
      return change(content, data.subject.id, event, { withdrawn: type === 'ContentWithdrawn' })
  }
}
