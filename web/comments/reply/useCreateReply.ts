import { graphql } from 'react-relay'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { isOffline } from '../../relay/errors.ts'
import { useCommand } from '../../relay/useCommand.ts'
import { useAuth } from '../../accounts/auth/Auth.tsx'
import { useFollowUp } from '../../frame/routing/useFollowUp.ts'
import { addEdge } from '../../relay/connections.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { posted, postedLater, repliesOf } from '../list.ts'
import type { useCreateReplyMutation } from './__generated__/useCreateReplyMutation.graphql.ts'

const mutation = graphql`
  mutation useCreateReplyMutation($commentId: ID!, $body: String!, $picture: ID) {
    createReply(commentId: $commentId, body: $body, picture: $picture) {
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
 * id; while the response is pending, the reply appears on the page later. If replies before it are not loaded, its own
 * part of the list is opened.
 */
export function useCreateReply(
  comment: { id: string; path: string },
  onCreated: (id: string) => void,
): (body: string, picture: string | null) => Promise<boolean> {
  const [run] = useCommand<useCreateReplyMutation>(mutation)
  const auth = useAuth()
  const begin = useFollowUp()
  return async (body, picture) => {
    if (!auth.require('account', 'comment')) return false
    const goOn = begin()
    let isShown = true
    const reply = { commentId: comment.id, body, picture }
    if (isOffline() && (await postedLater(comment.id, mutation, reply))) return true
    const response = await run(reply, {
      updater(store) {
        const edge = store.getRootField('createReply')?.getLinkedRecord('replyEdge')
        isShown = !edge || addEdge(store, repliesOf(store.get(comment.id)), edge) !== false
      },
    })
    const id = response?.createReply.replyId
    if (id) {
      dispatchEvent(new Event(posted))
      onCreated(id)
    }
    if (id && !isShown) goOn(urlFor.comment(comment.path, id))
    if (response?.createReply.pending) toast('Your reply was saved and will appear in a moment.')
    return response !== null
  }
}
