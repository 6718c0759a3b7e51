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
 * Replies to a comment; resolves to true on success. Visitors are asked to register. `onShown` receives the reply's id
 * once the reply is on the page.
 */
export function useCreateReply(
  commentId: string,
  onShown: (id: string) => void,
): (body: string) => Promise<boolean> {
  const [run] = useCommand<useCreateReplyMutation>(mutation)
  const auth = useAuth()
  return async (body) => {
    if (!auth.require('account')) return false
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
    const edge = response?.createReply.replyEdge
    if (edge) onShown(edge.node.id)
    if (response?.createReply.pending) toast('Your reply was saved and will appear in a moment.')
    return response !== null
  }
}
