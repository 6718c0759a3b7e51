import { BellOff } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { NavLink } from 'react-router'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { useViewerId } from '../../frame/shell.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Time } from '../../ui/text/Time.tsx'
import type { ConversationRow_conversation$key } from './__generated__/ConversationRow_conversation.graphql.ts'
import css from './conversation-list.module.css'

/** A conversation in the list: other member, newest message and a mark if it is unread. */
export function ConversationRow(props: { conversation: ConversationRow_conversation$key }) {
  const conversation = useFragment(
    graphql`
      fragment ConversationRow_conversation on Conversation {
        id
        isArchived
        isRead
        isMuted
        unreadCount
        canAnswerRequest
        lastMessageAt
        lastMessageBody
        lastMessageUserId
        user {
          username
          avatar {
            thumb
          }
          isDeleted
        }
      }
    `,
    props.conversation,
  )
  const viewerId = useViewerId()
  const { id, isArchived, isRead, isMuted, unreadCount, lastMessageAt, user } = conversation
  return (
    <NavLink to={urlFor.conversation(id, isArchived)} className={css.row ?? ''}>
      <Avatar name={user.isDeleted ? null : user.username} src={user.avatar?.thumb} />
      <span className={css.rowText}>
        <span className={css.rowHead}>
          <span className={isRead ? '' : css.unreadName}>{user.username}</span>
          {lastMessageAt && (
            <span className={css.rowTime}>
              <Time at={lastMessageAt} />
            </span>
          )}
        </span>
        <span className={css.rowBody}>
          <span className={css.excerpt}>
            {conversation.canAnswerRequest && <em>Message request. </em>}
            {viewerId !== null && conversation.lastMessageUserId === viewerId && 'You: '}
            {conversation.lastMessageBody}
          </span>
          {isMuted && (
            <span className={css.muted}>
              <BellOff size={16} aria-hidden="true" />
              <span className="visually-hidden">Muted</span>
            </span>
          )}
          {unreadCount > 0 && (
            <span className={isMuted ? `${css.count} ${css.quiet}` : css.count}>
              {unreadCount}
              <span className="visually-hidden"> unread</span>
            </span>
          )}
        </span>
      </span>
    </NavLink>
  )
}
