import { isModerator, type RoleId } from './roles.ts'

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

/**
 * Whether the viewer sees an item: deleted ones are for moderators; spam and what spammers wrote is for its
 * author and for moderators (spec §6). `projections/visibility.ts` says the same in SQL.
 */
export function isVisible(item: Visible, viewer: Viewer): boolean {
  if (viewer && isModerator(viewer.role)) return true
  if (item.state === 'deleted') return false
  return (item.state === 'visible' && !item.authorIsSpammer) || viewer?.id === item.author
}
