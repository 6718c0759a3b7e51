import { graphql, useFragment } from 'react-relay'
import { noticesOf, removedText } from '../../../services/rules/conversations.ts'
import type { Notices_conversation$key } from './__generated__/Notices_conversation.graphql.ts'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'
import css from './notices.module.css'

/** Notices that a member is blocked or the conversation archived (spec §4 Conversations, §8 Decline). */
export function Notices(props: { conversation: Notices_conversation$key }) {
  const conversation = useFragment(
    graphql`
      fragment Notices_conversation on Conversation {
        amBlocked
        isBlocked
        isArchived
      }
    `,
    props.conversation,
  )
  return noticesOf(conversation).map((notice) => (
    <p key={notice} role="note" className={css.notice}>
      {notice}
      {notice === removedText && (
        <>
          {' '}
          <SiteLink to={urlFor.blocked()}>Manage blocked members</SiteLink>
        </>
      )}
    </p>
  ))
}
