import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useAuth } from '../accounts/auth/Auth.tsx'
import { postedLater } from '../comments/list.ts'
import { addEdge } from '../relay/connections.ts'
import { isOffline } from '../relay/errors.ts'
import { useCommand } from '../relay/useCommand.ts'
import { useFollowUp } from '../frame/routing/useFollowUp.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { useCreateStatusReplyMutation } from './__generated__/useCreateStatusReplyMutation.graphql.ts'
import { repliesTo } from './list.ts'

const mutation = graphql`
  mutation useCreateStatusReplyMutation($statusId: ID!, $body: String!) {
    createUserProfileStatusReply(statusId: $statusId, body: $body) {
      pending
      replyId
      replyEdge {
        cursor
        node {
          id
          ...Contribution_item
        }
      }
      status {
        id
        replyCount
      }
    }
  }
`

/**
 * Replies to a status update; resolves to true on success. Visitors are asked to register. If replies before the new one
 * are not loaded, its own part of the list is opened.
 */
export function useCreateStatusReply(
  status: { id: string; path: string },
  onCreated: (id: string) => void,
): (body: string) => Promise<boolean> {
  const [run] = useCommand<useCreateStatusReplyMutation>(mutation)
  const auth = useAuth()
  const begin = useFollowUp()
  return async (body) => {
    if (!auth.require('account', 'comment')) return false
    const goOn = begin()
    let isShown = true
    const reply = { statusId: status.id, body }
    if (isOffline() && (await postedLater(status.id, mutation, reply))) return true
    const response = await run(reply, {
      updater(store) {
        const edge = store.getRootField('createUserProfileStatusReply')?.getLinkedRecord('replyEdge')
        isShown = !edge || addEdge(store, repliesTo(store.get(status.id)), edge) !== false
      },
    })
    const done = response?.createUserProfileStatusReply
    if (done) onCreated(done.replyId)
    if (done && !isShown) goOn(urlFor.comment(status.path, done.replyId))
    if (done?.pending) toast('Your reply was saved and will appear in a moment.')
    return response !== null
  }
}
