import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { Parts } from '../../ui/text/Parts.tsx'
import { useViewerId } from '../../frame/shell.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Time } from '../../ui/text/Time.tsx'
import list from '../inbox/conversation-list.module.css'
import type { FoundMessage_result$key } from './__generated__/FoundMessage_result.graphql.ts'
import css from './found-messages.module.css'
import { withTerm } from './term.ts'

/** A found message with its matches marked; leads to its place in the conversation. */
export function FoundMessage({ term, ...props }: { result: FoundMessage_result$key; term: string }) {
  const { message, conversation, excerpt } = useFragment(
    graphql`
      fragment FoundMessage_result on MessageSearchResult {
        excerpt {
          text
          isMatch
        }
        message {
          id
          userId
          insertedAt
        }
        conversation {
          id
          isArchived
          user {
            username
            avatar {
              thumb
            }
            isDeleted
          }
        }
      }
    `,
    props.result,
  )
  const viewerId = useViewerId()
  const { hash } = useLocation()
  const { user } = conversation
  const path = withTerm(urlFor.conversation(conversation.id, conversation.isArchived), term)
  return (
    <SiteLink
      to={`${path}#${message.id}`}
      aria-current={hash === `#${message.id}` ? 'page' : undefined}
      className={list.row}
    >
      <Avatar name={user.isDeleted ? null : user.username} src={user.avatar?.thumb} />
      <span className={list.rowText}>
        <span className={list.rowHead}>
          <span>{user.username}</span>
          <span className={list.rowTime}>
            <Time at={message.insertedAt} />
          </span>
        </span>
        <span className={css.excerpt}>
          {message.userId === viewerId && 'You: '}
          <Parts parts={excerpt} />
        </span>
      </span>
    </SiteLink>
  )
}
