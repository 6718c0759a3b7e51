import { graphql } from 'react-relay'
import { Seen } from '../notices/Seen.tsx'
import { loadPage, type LoadArgs } from '../relay/page.ts'
import { useListPage } from '../relay/useListPage.ts'
import type { ConversationScreenQuery } from './__generated__/ConversationScreenQuery.graphql.ts'
import { ConversationView } from './conversation/ConversationView.tsx'

const query = graphql`
  query ConversationScreenQuery($id: ID!, $last: Int = 30) {
    conversation(id: $id) {
      id
      ...ConversationView_conversation @arguments(last: $last)
    }
  }
`

export const loader = (args: LoadArgs) =>
  loadPage<ConversationScreenQuery>(args, query, { id: args.params.conversationId ?? '' }, (data) =>
    Boolean(data.conversation),
  )

/** Screen of `/messages/:conversationId` and `/messages/archive/:conversationId`: one conversation. */
export function Component() {
  const { conversation } = useListPage<ConversationScreenQuery>(query)
  return conversation ? (
    <>
      <ConversationView key={conversation.id} conversation={conversation} />
      <Seen id={conversation.id} />
    </>
  ) : null
}
