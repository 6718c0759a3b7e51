import { graphql, useRelayEnvironment } from 'react-relay'
import { commit } from '../relay/commit.ts'
import type { useUpdateReplyMutation } from './__generated__/useUpdateReplyMutation.graphql.ts'

const mutation = graphql`
  mutation useUpdateReplyMutation($replyId: ID!, $body: String!) {
    updateReply(replyId: $replyId, body: $body) {
      reply {
        ...Contribution_item
      }
    }
  }
`

/** Changes the text of one's own reply; resolves to whether it arrived. */
export function useUpdateReply(replyId: string): (body: string) => Promise<boolean> {
  const environment = useRelayEnvironment()
  return async (body) => {
    const response = await commit<useUpdateReplyMutation>(environment, {
      mutation,
      variables: { replyId, body },
    })
    return response !== null
  }
}
