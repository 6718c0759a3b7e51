import { graphql } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import { useCommand } from '../relay/useCommand.ts'
import { useAuth } from '../accounts/auth/Auth.tsx'
import { addEdge } from '../relay/connections.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { useCreateCommentMutation } from './__generated__/useCreateCommentMutation.graphql.ts'

const mutation = graphql`
  mutation useCreateCommentMutation($assocId: ID!, $assocType: AssocType!, $body: String!) {
    createComment(assocId: $assocId, assocType: $assocType, body: $body) {
      pending
      commentId
      commentEdge {
        cursor
        node {
          id
          ...Comment_comment
        }
      }
      subject {
        id
        commentCount
        lastActiveAt
      }
    }
  }
`

/** An item that can be commented on, identified as in the API. */
export interface Commentable {
  readonly id: string
  readonly assocType: useCreateCommentMutation['variables']['assocType']
}

/**
 * Adds a comment to an item; resolves to true on success. Visitors are asked to register. `onCreated` receives the
 * comment's id; while the response is pending, the comment appears on the page later.
 */
export function useCreateComment(
  subject: Commentable,
  onCreated: (id: string) => void,
): (body: string) => Promise<boolean> {
  const [run] = useCommand<useCreateCommentMutation>(mutation)
  const auth = useAuth()
  return async (body) => {
    if (!auth.require('account', 'comment')) return false
    const response = await run(
      { assocId: subject.id, assocType: subject.assocType, body },
      {
        updater(store) {
          const commented = store.get(subject.id)
          const connection = commented && ConnectionHandler.getConnection(commented, 'CommentThread_comments')
          addEdge(store, connection, store.getRootField('createComment')?.getLinkedRecord('commentEdge'))
        },
      },
    )
    if (response) onCreated(response.createComment.commentId)
    if (response?.createComment.pending) toast('Your reply was saved and will appear in a moment.')
    return response !== null
  }
}
