import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { isContentCreation, isContentEdit } from '../../../events/content.ts'
import {
  streamOf,
  type ContentId,
  type ContentKind,
  type MemberId,
  type SiteId,
  type Subject,
} from '../../../events/kinds.ts'
import type { ContentRule } from '../../rules/content-rules/names.ts'
import { shownOn } from '../../rules/forums/merges.ts'
import type { PictureState } from '../../rules/images/reviews.ts'
import { EDITORIAL_TEAM } from '../../rules/profiles/editorial-team.ts'
import { stateOncePosted, type ContentState } from '../../rules/visibility.ts'
import type { Facts, Need } from './decider.ts'

/** State of an item of content on which decisions about other streams depend. */
export interface ContentFacts {
  author: MemberId | null
  site: SiteId | null
  /** Id of the item's parent: a reply's comment, or a comment's thread; null for a root. */
  parent: ContentId | null
  /** Id of the item's topmost ancestor; a root has its own id here. */
  root: Subject<ContentKind> | null
  state: ContentState
  /** True if nobody can comment on the item or reply below it. */
  locked: boolean
  /** True if the item stands first in lists. */
  pinned: boolean
  /** State of the item's picture; null if it has none. */
  picture: PictureState | null
  /** True if the editors of the item take no comments on it. */
  closed: boolean
  /** Slug of the category of the site to which a moderator moved the item; null if it is in none. */
  category: string | null
  /** Id of the thread into which a moderator merged this one; null if it stands alone. */
  mergedInto: ContentId | null
  /** Revision of that decision; -1 if there is none. */
  mergedBy: number
  /** The rule that held the newest text when it was posted; null if none did. */
  heldBy: ContentRule | null
  /** Time (ISO 8601) until which the author can restore the withdrawn item; null if the item is not withdrawn. */
  restorableUntil: string | null
  length: number
}

export const contentFacts: Facts<ContentFacts> = {
  initialState: {
    author: null,
    site: null,
    parent: null,
    root: null,
    state: 'visible',
    locked: false,
    pinned: false,
    picture: null,
    closed: false,
    category: null,
    mergedInto: null,
    mergedBy: -1,
    heldBy: null,
    restorableUntil: null,
    length: 0,
  },
  evolve: (state, event) => ({ ...state, ...contentChange(state, event), length: state.length + 1 }),
}

const posted = (state: ContentState, { data }: { data: { heldBy?: ContentRule | undefined } }) => ({
  state: stateOncePosted(state, data),
  heldBy: data.heldBy ?? null,
})

function contentChange(
  { state, mergedBy, length }: ContentFacts,
  event: CatalogueEvent,
): Partial<ContentFacts> {
  if (isContentCreation(event)) {
    const { author, site, parent, root } = event.data
    const category = ('category' in event.data && event.data.category) || null
    return { author, site, parent: parent?.id ?? null, root, category, ...posted(state, event) }
  }
  if (isContentEdit(event)) return posted(state, event)
  switch (event.type) {
    case 'ContentDeleted':
      return { state: 'deleted' }
    case 'ContentMarkedAsSpam':
      return { state: 'spam' }
    case 'ContentHidden':
      return { state: 'hidden' }
    case 'ContentReinstated':
      return { state: 'visible' }
    case 'ContentLocked':
      return { locked: true }
    case 'ContentPinned':
      return { pinned: true }
    case 'PictureAttached':
      return { picture: 'waiting' }
    case 'PictureAllowed':
      return { picture: 'allowed' }
    case 'PictureRemoved':
      return { picture: 'removed' }
    case 'ContentMoved':
      return { category: event.data.category }
    case 'ContentMerged':
      return { mergedInto: event.data.into.id, mergedBy: length }
    case 'DecisionUndone': {
      const { state: before, locked, category, pinned, picture, decision } = event.data
      const unmerged = decision === mergedBy && { mergedInto: null, mergedBy: -1 }
      const unpinned = pinned !== undefined && { pinned }
      const pictured = picture !== undefined && { picture }
      return before ? { state: before, locked, category, ...unpinned, ...unmerged, ...pictured } : {}
    }
    case 'PostPublished': {
      const { subject, site, text } = event.data
      const isClosed = text.comments === 'closed'
      return { author: EDITORIAL_TEAM, site, root: subject, closed: isClosed, ...posted(state, { data: {} }) }
    }
    // What editors take off the site does not exist for its readers, until it is published again.
    case 'PostUnpublished':
    case 'PostBinned':
      return { author: null }
    case 'ContentWithdrawn':
      return { restorableUntil: event.data.restorableUntil }
    case 'ContentRestored':
      return { restorableUntil: null }
    default:
      return {}
  }
}

export const contentNeed =
  (item: ContentId): Need<ContentFacts> =>
  (fold) =>
    fold(contentFacts, streamOf(item))

/** Reads the state of an item; for a merged thread, that of the thread whose page shows it. */
export const standingNeed =
  (item: ContentId): Need<ContentFacts> =>
  async (fold) => {
    const known = new Map<ContentId, ContentFacts>()
    for (let id: ContentId | null = item; id && !known.has(id); id = known.get(id)?.mergedInto ?? null)
      known.set(id, await contentNeed(id)(fold))
    const existing = [...known].filter(([, { author }]) => author !== null)
    const into = new Map(existing.map(([id, { mergedInto }]) => [id, mergedInto] as const))
    return known.get(shownOn(item, into)) ?? contentFacts.initialState
  }
