import { may } from '../../../services/rules/authorise.ts'
import { urlFor } from '../../../services/rules/routes/links.ts'
import type { Viewer } from '../../../services/rules/visibility.ts'
import { wordsOf } from '../../frame/words.ts'

/** An entry of the account menu, whose name also determines the icon. */
export interface ProfileEntry {
  name:
    | 'profile'
    | 'notifications'
    | 'messages'
    | 'settings'
    | 'moderation'
    | 'admin'
    | 'content'
    | 'analytics'
  text: string
  to: string
  /** Number of unread items, shown beside the entry. */
  count: number
}

/**
 * Entries of the account menu above Log out (spec §2 Profile menu). Analytics, which is not in the specification, is
 * for analysts without access to WP Admin.
 */
export function profileMenu(
  viewer: NonNullable<Viewer>,
  features: readonly string[],
  unreads: { messages: number; notifications: number },
): ProfileEntry[] {
  const isAdmin = may('viewOperations', viewer)
  const entries: (ProfileEntry | false)[] = [
    { name: 'profile', text: 'My Profile', to: urlFor.profile(), count: 0 },
    {
      name: 'notifications',
      text: 'Notifications',
      to: urlFor.notifications(),
      count: unreads.notifications,
    },
    features.includes('private_messaging') && {
      name: 'messages',
      text: wordsOf(features).messages,
      to: urlFor.messages(),
      count: unreads.messages,
    },
    { name: 'settings', text: 'Account Settings', to: urlFor.accountSettings(), count: 0 },
    may('viewModeration', viewer) && {
      name: 'moderation',
      text: 'Moderation',
      to: urlFor.moderation(),
      count: 0,
    },
    isAdmin && { name: 'admin', text: 'WP Admin', to: urlFor.admin(), count: 0 },
    !isAdmin &&
      may('writePosts', viewer) && { name: 'content', text: 'Content', to: urlFor.contentList(), count: 0 },
    !isAdmin &&
      may('analyse', viewer) && {
        name: 'analytics',
        text: 'Analytics',
        to: urlFor.analytics(),
        count: 0,
      },
  ]
  return entries.filter((entry) => entry !== false)
}
