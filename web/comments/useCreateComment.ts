import { graphql } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import { useCommand } from '../relay/useCommand.ts'
import { useAuth } from '../accounts/auth/Auth.tsx'
import { addEdge } from '../relay/connections.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { useCreateCommentMutation } from './__generated__/useCreateCommentMutation.graphql.ts'

const mutation = graphql`
  mutation useCreateCommentMutation($threadId: ID!, $body: String!) {
    createComment(threadId: $threadId, body: $body) {
      pending
      commentEdge {
        cursor
        node {
          id
          ...Comment_comment
        }
      }
      thread {
        id
        commentCount
        lastActiveAt
      }
    }
  }
`

/**
 * Adds a comment to a thread; resolves to whether it arrived. Visitors are asked to register first. `onShown` is told the id of what
 * stands there now.
 */
export function useCreateComment(
  threadId: string,
  onShown: (id: string) => void,
): (body: string) => Promise<boolean> {
  const [run] = useCommand<useCreateCommentMutation>(mutation)
  const auth = useAuth()
  return async (body) => {
    if (!auth.require('account')) return false
    const response = await run(
      { threadId, body },
      {
        updater(store) {
          const thread = store.get(threadId)
          const connection = thread && ConnectionHandler.getConnection(thread, 'CommentThread_comments')
          addEdge(store, connection, store.getRootField('createComment')?.getLinkedRecord('commentEdge'))
        },
      },
    )
    const edge = response?.createComment.commentEdge
    if (edge) onShown(edge.node.id)
    if (response?.createComment.pending) toast('Your reply is saved and will show in a moment.')
    return response !== null
  }
}
