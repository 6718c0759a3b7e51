import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { isOffline } from '../relay/errors.ts'
import { useCommand } from '../relay/useCommand.ts'
import { useAuth } from '../accounts/auth/Auth.tsx'
import { useFollowUp } from '../frame/routing/useFollowUp.ts'
import { addEdge } from '../relay/connections.ts'
import { toast } from '../ui/overlays/toast.ts'
import { commentsIn, posted, postedLater, type CommentList } from './list.ts'
import type { useCreateCommentMutation } from './__generated__/useCreateCommentMutation.graphql.ts'

const mutation = graphql`
  mutation useCreateCommentMutation($assocId: ID!, $assocType: AssocType!, $body: String!, $picture: ID) {
    createComment(assocId: $assocId, assocType: $assocType, body: $body, picture: $picture) {
      pending
      commentId
      commentEdge {
        cursor
        node {
          id
          ...Comment_comment @arguments(first: 10)
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

/**
 * Adds a comment to an item; resolves to true on success. Visitors are asked to register. `onCreated` receives the
 * comment's id; while the response is pending, the comment appears on the page later. If comments before it are not
 * loaded, its own part of the list is opened.
 */
export function useCreateComment(
  list: CommentList,
  onCreated: (id: string) => void,
): (body: string, picture: string | null) => Promise<boolean> {
  const [run] = useCommand<useCreateCommentMutation>(mutation)
  const auth = useAuth()
  const begin = useFollowUp()
  return async (body, picture) => {
    if (!auth.require('account', 'comment')) return false
    const goOn = begin()
    let isShown = true
    const comment = { assocId: list.id, assocType: list.assocType, body, picture }
    if (isOffline() && (await postedLater(list.id, mutation, comment))) return true
    const response = await run(comment, {
      updater(store) {
        const edge = store.getRootField('createComment')?.getLinkedRecord('commentEdge')
        isShown = !edge || addEdge(store, commentsIn(store, list), edge) !== false
      },
    })
    const id = response?.createComment.commentId
    if (id) {
      dispatchEvent(new Event(posted))
      onCreated(id)
    }
    if (id && !isShown) goOn(urlFor.comment(list.path, id))
    if (response?.createComment.pending) toast('Your reply was saved and will appear in a moment.')
    return response !== null
  }
}
