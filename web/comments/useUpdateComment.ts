import { graphql, useRelayEnvironment } from 'react-relay'
import { commit } from '../relay/commit.ts'
import type { useUpdateCommentMutation } from './__generated__/useUpdateCommentMutation.graphql.ts'

const mutation = graphql`
  mutation useUpdateCommentMutation($commentId: ID!, $body: String!) {
    updateComment(commentId: $commentId, body: $body) {
      comment {
        ...Contribution_item
      }
    }
  }
`

/** Changes the text of one's own comment; resolves to whether it arrived. */
export function useUpdateComment(commentId: string): (body: string) => Promise<boolean> {
  const environment = useRelayEnvironment()
  return async (body) => {
    const response = await commit<useUpdateCommentMutation>(environment, {
      mutation,
      variables: { commentId, body },
    })
    return response !== null
  }
}
