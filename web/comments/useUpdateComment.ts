import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
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

/** Edits the viewer's own comment; resolves to true on success. */
export function useUpdateComment(commentId: string): (body: string) => Promise<boolean> {
  const [run] = useCommand<useUpdateCommentMutation>(mutation)
  return async (body) => (await run({ commentId, body })) !== null
}
