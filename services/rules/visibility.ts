import { isModerator, roles, type RoleId } from './roles.ts'

export type Viewer = {
  id: string
  role: RoleId
  verified: boolean
  analyst: boolean
  /** Role of the system before this one, which gives members parts in publishing (`publishing/verbs.ts`). */
  legacyRole?: string | null
  /** Role that the member has but cannot use, as a site demands a second factor of it (`second-factor.ts`). */
  withheld?: RoleId
  /** Answers `isSelf` for a class of viewers (`services/api/graphql/frame/feeds/viewer-class.ts`). */
  is?: (id: string) => boolean
} | null

/** True if an id is the viewer's. Rules call this instead of comparing ids, so that a class of viewers can answer. */
export const isSelf = (viewer: Viewer, id: string): boolean =>
  viewer !== null && (viewer.is ? viewer.is(id) : viewer.id === id)

/**
 * State of content by decisions of moderators; `hidden` lasts until the author edits the item, and `held` until a
 * moderator dismisses it, or the author edits it so that no rule holds it.
 */
export type ContentState = 'visible' | 'hidden' | 'held' | 'spam' | 'deleted'

/** State of an item when a text of it is posted, which a rule may hold. */
export function stateOncePosted(before: ContentState, { heldBy }: { heldBy?: unknown }): ContentState {
  if (before === 'spam' || before === 'deleted') return before
  return heldBy === undefined ? 'visible' : 'held'
}

export interface Visible {
  author: string
  state: ContentState
  authorIsSpammer: boolean
  /** True for what editors have taken off the site; nobody sees it, because its text is in publishing alone. */
  unpublished?: boolean
}

export interface Readable {
  body: string | null
  withdrawn: boolean
}

/** True if a viewer can see an item (spec §6); `projections/visibility.ts` contains the same rule in SQL. */
export function isVisible(item: Visible, viewer: Viewer): boolean {
  if (item.unpublished) return false
  if (viewer && isModerator(viewer.role)) return true
  if (item.state === 'deleted') return false
  return (item.state === 'visible' && !item.authorIsSpammer) || isSelf(viewer, item.author)
}

/** True if other members can see this member and write to them; false for spammers (spec §4 Conversations, §6). */
export const isMemberVisible = ({ id, role }: { id: string; role: RoleId }, viewer: Viewer): boolean =>
  isVisible({ author: id, state: 'visible', authorIsSpammer: role === roles.spammer }, viewer)

/** True if an item shows a placeholder instead of its text, as it is withdrawn or its author is erased. */
export const isRemoved = ({ body, withdrawn }: Readable): boolean => withdrawn || body === null

/** True if lists contain an item. Deleted items are left out, and so are removed items without visible replies. */
export const isListed = (item: Visible & Readable, viewer: Viewer, isAnswered: boolean): boolean =>
  isVisible(item, viewer) && item.state !== 'deleted' && (!isRemoved(item) || isAnswered)

/** True if a block between two members hides one from the other's searches; moderators find everybody. */
export const isHiddenByBlock = (viewer: Viewer, isBlocked: boolean): boolean =>
  isBlocked && !(viewer && isModerator(viewer.role))
