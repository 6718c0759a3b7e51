import { isModerator, roles, type RoleId } from './roles.ts'

/** Who looks: null for a visitor. */
export type Viewer = {
  id: string
  role: RoleId
  verified: boolean
  /** The grant to ask questions of the history, beside any role. */
  analyst: boolean
} | null

/** What moderators made of an item. */
export type ContentState = 'visible' | 'spam' | 'deleted'

/** What the rule knows of an item: its own state, and whether its author is a spammer (role 4). */
export interface Visible {
  author: string
  state: ContentState
  authorIsSpammer: boolean
}

/** What tells whether an item can still be read. */
export interface Readable {
  /** Null once its author is erased. */
  body: string | null
  /** Whether its author took it back. */
  withdrawn: boolean
}

/**
 * Whether the viewer sees an item: deleted ones are for moderators; spam and what spammers wrote is for its
 * author and for moderators (spec §6). `projections/visibility.ts` says the same in SQL.
 */
export function isVisible(item: Visible, viewer: Viewer): boolean {
  if (viewer && isModerator(viewer.role)) return true
  if (item.state === 'deleted') return false
  return (item.state === 'visible' && !item.authorIsSpammer) || viewer?.id === item.author
}

/**
 * Whether the viewer sees a member: a spammer is there for oneself and for moderators, as what the spammer wrote is.
 * For others such a member is no longer available (spec §4 Conversations, §6).
 */
export const isMemberVisible = ({ id, role }: { id: string; role: RoleId }, viewer: Viewer): boolean =>
  isVisible({ author: id, state: 'visible', authorIsSpammer: role === roles.spammer }, viewer)

/**
 * Whether nothing of an item can be read any more, by anybody: its author withdrew it or is erased. Its place stays,
 * with what others wrote under it; moderators read what it was in its history.
 */
export const isRemoved = ({ body, withdrawn }: Readable): boolean => withdrawn || body === null

/**
 * Whether an item is in the lists that a viewer is shown. What moderators deleted is in nobody's, and what is removed
 * only while others have written something under it that can be read.
 */
export const isListed = (item: Visible & Readable, viewer: Viewer, isAnswered: boolean): boolean =>
  isVisible(item, viewer) && item.state !== 'deleted' && (!isRemoved(item) || isAnswered)
