import { Inbox } from 'lucide-react'
import { graphql } from 'react-relay'
import { usePagination } from '../../relay/usePagination.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { ConversationList_query$key } from './__generated__/ConversationList_query.graphql.ts'
import type { ConversationListQuery } from './__generated__/ConversationListQuery.graphql.ts'
import { ConversationRow } from './ConversationRow.tsx'
import css from './conversation-list.module.css'

const PAGE_SIZE = 20

/** The viewer's conversations, ordered by newest message. */
export function ConversationList(props: { query: ConversationList_query$key; isArchived: boolean }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<
    ConversationListQuery,
    ConversationList_query$key
  >(
    graphql`
      fragment ConversationList_query on Query
      @refetchable(queryName: "ConversationListQuery")
      @argumentDefinitions(
        isArchived: { type: "Boolean!" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      ) {
        conversations(isArchived: $isArchived, first: $first, after: $after)
          @connection(key: "ConversationList_conversations") {
          edges {
            node {
              id
              isArchived
              ...ConversationRow_conversation
            }
          }
        }
      }
    `,
    props.query,
    'first',
  )
  const conversations = data.conversations.edges
    .map(({ node }) => node)
    .filter((conversation) => conversation.isArchived === props.isArchived)
  if (conversations.length === 0) {
    return (
      <Empty
        icon={<Inbox size={28} />}
        heading={props.isArchived ? 'No archived conversations.' : 'No messages yet.'}
      />
    )
  }
  return (
    <>
      <ul className={css.conversations}>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow conversation={conversation} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button className={layout.more} size="small" busy={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
          More conversations
        </Button>
      )}
    </>
  )
}
