import { graphql } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import { useCommand } from '../relay/useCommand.ts'
import { useAuth } from '../accounts/auth/Auth.tsx'
import { addEdge } from '../relay/connections.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { useCreateReplyMutation } from './__generated__/useCreateReplyMutation.graphql.ts'

const mutation = graphql`
  mutation useCreateReplyMutation($commentId: ID!, $body: String!) {
    createReply(commentId: $commentId, body: $body) {
      pending
      replyId
      replyEdge {
        cursor
        node {
          id
          ...Reply_reply
        }
      }
      comment {
        id
        replyCount
      }
      subject {
        id
        commentCount
        lastActiveAt
      }
    }
  }
`

/**
 * Replies to a comment; resolves to true on success. Visitors are asked to register. `onCreated` receives the reply's
 * id; while the response is pending, the reply appears on the page later.
 */
export function useCreateReply(
  commentId: string,
  onCreated: (id: string) => void,
): (body: string) => Promise<boolean> {
  const [run] = useCommand<useCreateReplyMutation>(mutation)
  const auth = useAuth()
  return async (body) => {
    if (!auth.require('account', 'comment')) return false
    const response = await run(
      { commentId, body },
      {
        updater(store) {
          const comment = store.get(commentId)
          const connection = comment && ConnectionHandler.getConnection(comment, 'Comment_replies')
          addEdge(store, connection, store.getRootField('createReply')?.getLinkedRecord('replyEdge'))
        },
      },
    )
    if (response) onCreated(response.createReply.replyId)
    if (response?.createReply.pending) toast('Your reply was saved and will appear in a moment.')
    return response !== null
  }
}
