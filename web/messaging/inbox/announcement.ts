import { counted } from '../../ui/text/counted.ts'

interface Unread {
  username: string
  isMuted: boolean
  unreadCount: number
}

/**
 * Announcement for screen readers of a change of a conversation; null unless it has more unread messages than `before`,
 * as the list may contain the message already, and muted ones are silent.
 */
export const announcementOf = ({ username, isMuted, unreadCount }: Unread, before: number): string | null =>
  unreadCount > before && !isMuted ? `${counted(unreadCount, 'unread message')} from ${username}` : null
