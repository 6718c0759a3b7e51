import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
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

/** Edits the viewer's own reply; resolves to true on success. */
export function useUpdateReply(replyId: string): (body: string) => Promise<boolean> {
  const [run] = useCommand<useUpdateReplyMutation>(mutation)
  return async (body) => (await run({ replyId, body })) !== null
}
