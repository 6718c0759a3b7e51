import { graphql, useFragment } from 'react-relay'
import { unavailableText } from '../../../services/rules/conversations.ts'
import { roles } from '../../../services/rules/roles.ts'
import { useAuth } from '../../accounts/auth/Auth.tsx'
import type { ReplyBox_conversation$key } from './__generated__/ReplyBox_conversation.graphql.ts'
import { MessageBox } from '../writing/MessageBox.tsx'
import notices from './notices.module.css'
import { useTyping } from '../activity/useTyping.ts'

/** Form for a reply in a conversation (spec §4 Conversations), or for its first message. */
export function ReplyBox(props: { conversation: ReplyBox_conversation$key; onSend(body: string): void }) {
  const { id, user, amBlocked, isBlocked, lastMessageAt } = useFragment(
    graphql`
      fragment ReplyBox_conversation on Conversation {
        id
        amBlocked
        isBlocked
        lastMessageAt
        user {
          username
          isDeleted
          roleId
        }
      }
    `,
    props.conversation,
  )
  const auth = useAuth()
  const type = useTyping(id)
  if (user.isDeleted || user.roleId === roles.spammer) {
    return <p className={notices.notice}>{unavailableText}</p>
  }
  return (
    <MessageBox
      to={user.username}
      draftKey={id}
      disabled={amBlocked || isBlocked}
      autoFocus={lastMessageAt === null}
      onType={type}
      onFocus={(event) => !auth.require('verified', 'message') && event.target.blur()}
      onSend={(body) => {
        if (!auth.require('account', 'message')) return false
        props.onSend(body)
        return true
      }}
    />
  )
}
