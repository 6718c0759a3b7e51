import { ArrowDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { graphql } from 'react-relay'
import { usePagination } from '../../relay/usePagination.ts'
import { useShell } from '../../frame/shell.ts'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../../ui/text/counted.ts'
import { Time } from '../../ui/text/Time.tsx'
import type { MessageList_conversation$key } from './__generated__/MessageList_conversation.graphql.ts'
import type { MessageListQuery } from './__generated__/MessageListQuery.graphql.ts'
import { MessageBubble, OutgoingBubble } from './MessageBubble.tsx'
import css from './message-list.module.css'
import { useActivity } from '../activity/useActivity.ts'
import { stillOutgoing } from '../writing/outbox.ts'
import { showsTimestamp } from './timestamps.ts'
import { useMarkRead } from './useMarkRead.ts'
import { useMessages } from './useMessages.ts'
import type { Outbox } from '../writing/useOutbox.ts'
import { useOlder } from './useOlder.ts'
import { usePlace } from './usePlace.ts'
import { useStayAtEnd } from './useStayAtEnd.ts'

const PAGE_SIZE = 30
/** Number of older messages that are loaded at a time on the way to a found one. */
const STRIDE = 100

/** Messages of a conversation, oldest first. The list scrolls to its end as new messages arrive. */
export function MessageList(props: { conversation: MessageList_conversation$key; outbox: Outbox }) {
  const { data, hasPrevious, isLoadingPrevious, loadPrevious } = usePagination<
    MessageListQuery,
    MessageList_conversation$key
  >(
    graphql`
      fragment MessageList_conversation on Conversation
      @refetchable(queryName: "MessageListQuery")
      @argumentDefinitions(last: { type: "Int", defaultValue: 30 }, before: { type: "String" }) {
        id
        isRead
        seenThrough
        user {
          username
          isDeleted
        }
        messages(last: $last, before: $before) @connection(key: "MessageList_messages") {
          edges {
            node {
              id
              body
              userId
              insertedAt
              ...MessageBubble_message
            }
          }
        }
      }
    `,
    props.conversation,
    'last',
  )
  const { viewer } = useShell()
  const viewerId = viewer?.id ?? ''
  const messages = data.messages.edges.map(({ node }) => node)
  const outgoing = stillOutgoing(props.outbox.outgoing, messages, viewerId)
  const newest = messages.at(-1)
  const isTyping = useActivity(data.id, newest?.id ?? null)
  const isSeen = newest !== undefined && newest.id === data.seenThrough && outgoing.length === 0
  useEffect(() => {
    props.outbox.newest.current = newest?.id ?? null
    // Outgoing messages that are marked as failed or unconfirmed are discarded once the list shows that they arrived.
    for (const message of props.outbox.outgoing)
      if (message.state !== 'sending' && !outgoing.includes(message)) props.outbox.discard(message)
  })
  useMarkRead({ conversationId: data.id, isRead: data.isRead, newest: newest?.id ?? null })
  const { ref, isAtEnd, toEnd } = useStayAtEnd(`${newest?.id} ${outgoing.length} ${isSeen}`, messages.length)
  const older = hasPrevious && !isLoadingPrevious ? (count: number) => void loadPrevious(count) : null
  useOlder(ref, older && (() => older(PAGE_SIZE)))
  const place = usePlace(messages.length, older && (() => older(STRIDE)))
  const { unseen, spoken } = useMessages(data.id, messages, { viewerId, isAtEnd })
  const sending = outgoing.length
  const sent = useRef(sending)
  useEffect(() => {
    if (sending > sent.current) toEnd()
    sent.current = sending
  })
  return (
    <div className={css.place}>
      <div ref={ref} className={css.scroller} tabIndex={0} role="group" aria-label="Messages">
        {hasPrevious && (
          <Button
            size="small"
            className={css.older}
            busy={isLoadingPrevious}
            onClick={() => loadPrevious(PAGE_SIZE)}
          >
            Older messages
          </Button>
        )}
        <ol className={css.messages}>
          {messages.map((message, index) => (
            <li
              key={message.id}
              id={message.id}
              tabIndex={-1}
              className={message.id === place ? css.found : undefined}
            >
              {showsTimestamp(message, messages[index - 1]) && (
                <p className={css.timestamp}>
                  <Time at={message.insertedAt} exact />
                </p>
              )}
              <MessageBubble message={message} from={message.userId === viewerId ? null : data.user} />
            </li>
          ))}
          {outgoing.map((message) => (
            <li key={message.key}>
              <OutgoingBubble
                message={message}
                onRetry={() => props.outbox.retry(message)}
                onDiscard={() => props.outbox.discard(message)}
              />
            </li>
          ))}
        </ol>
        {isSeen && <p className={css.seen}>Seen</p>}
      </div>
      {isTyping && <p className={css.typing}>{data.user.username} is typing…</p>}
      {unseen > 0 && (
        <Button size="small" className={css.news} onClick={toEnd}>
          {counted(unseen, 'new message')} <ArrowDown size={18} aria-hidden="true" />
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {spoken && `${data.user.username}: ${spoken}`}
      </p>
    </div>
  )
}
