import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { Byline } from '../../members/Byline.tsx'
import type { ConversationView_conversation$key } from './__generated__/ConversationView_conversation.graphql.ts'
import { arrival } from '../../frame/routing/useArrival.ts'
import { ApprovalBar } from './ApprovalBar.tsx'
import { BackLink } from './BackLink.tsx'
import { ConversationMenu } from './ConversationMenu.tsx'
import { MessageList } from './MessageList.tsx'
import css from './conversation-view.module.css'
import { Notices } from './Notices.tsx'
import { ReplyBox } from './ReplyBox.tsx'
import { useOutbox } from '../writing/useOutbox.ts'
import { termIn, withTerm } from '../finding/term.ts'

/** A conversation: the other member, messages, approval and reply box (spec §4). */
export function ConversationView(props: { conversation: ConversationView_conversation$key }) {
  const conversation = useFragment(
    graphql`
      fragment ConversationView_conversation on Conversation
      @argumentDefinitions(last: { type: "Int", defaultValue: 30 }) {
        id
        isArchived
        user {
          username
          ...Byline_user
        }
        ...ApprovalBar_conversation
        ...ConversationMenu_conversation
        ...MessageList_conversation @arguments(last: $last)
        ...Notices_conversation
        ...ReplyBox_conversation
      }
    `,
    props.conversation,
  )
  const outbox = useOutbox(conversation.id)
  const term = termIn(useSearchParams()[0])
  return (
    <div className={css.conversation} data-fills-window="always">
      <header className={css.conversationHead}>
        <BackLink
          to={withTerm(conversation.isArchived && !term ? urlFor.archive() : urlFor.messages(), term)}
        />
        <h2 className="visually-hidden" {...arrival}>
          Conversation with {conversation.user.username}
        </h2>
        <Byline user={conversation.user} />
        <ConversationMenu conversation={conversation} />
      </header>
      <MessageList conversation={conversation} outbox={outbox} />
      <div className={css.foot}>
        <Notices conversation={conversation} />
        <ApprovalBar conversation={conversation} />
        <ReplyBox conversation={conversation} onSend={outbox.send} />
      </div>
    </div>
  )
}
