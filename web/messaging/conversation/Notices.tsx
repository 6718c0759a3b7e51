import { graphql, useFragment } from 'react-relay'
import type { Notices_conversation$key } from './__generated__/Notices_conversation.graphql.ts'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { SiteLink } from '../../shell/SiteLink.tsx'
import css from './notices.module.css'

const blocked = 'This message has been removed and you will not receive future requests from this person.'

/** Notices that a member is blocked or the conversation archived (spec §4 Conversations, §8 Decline). */
export function Notices(props: { conversation: Notices_conversation$key }) {
  const { amBlocked, isBlocked, isArchived } = useFragment(
    graphql`
      fragment Notices_conversation on Conversation {
        amBlocked
        isBlocked
        isArchived
      }
    `,
    props.conversation,
  )
  const notices = [
    amBlocked && 'This recipient has declined to receive messages from you at this time.',
    isBlocked && blocked,
    isArchived && !isBlocked && 'This message has been archived',
  ]
  return notices.map(
    (notice) =>
      notice && (
        <p key={notice} role="note" className={css.notice}>
          {notice}
          {notice === blocked && (
            <>
              {' '}
              <SiteLink to={urlFor.blocked()}>Manage blocked members</SiteLink>
            </>
          )}
        </p>
      ),
  )
}
