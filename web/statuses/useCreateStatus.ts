import { graphql } from 'react-relay'
import { useAuth } from '../accounts/auth/Auth.tsx'
import { postedLater } from '../comments/list.ts'
import { isOffline } from '../relay/errors.ts'
import { useCommand } from '../relay/useCommand.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { useCreateStatusMutation } from './__generated__/useCreateStatusMutation.graphql.ts'
import { addNewest, statusesOf } from './list.ts'

const mutation = graphql`
  mutation useCreateStatusMutation($body: String!) {
    createUserProfileStatus(body: $body) {
      pending
      statusId
      statusEdge {
        cursor
        node {
          id
          ...StatusItem_status @arguments(first: 10)
        }
      }
    }
  }
`

/** Writes a status update on the viewer's own profile; resolves to true on success. */
export function useCreateStatus(
  userId: string,
  onCreated: (id: string) => void,
): (body: string) => Promise<boolean> {
  const [run] = useCommand<useCreateStatusMutation>(mutation)
  const auth = useAuth()
  return async (body) => {
    if (!auth.require('account', 'comment')) return false
    const later = () => postedLater(`status ${userId}`, mutation, { body }, 'status update')
    if (isOffline() && (await later())) return true
    const response = await run(
      { body },
      {
        updater(store) {
          const edge = store.getRootField('createUserProfileStatus')?.getLinkedRecord('statusEdge')
          addNewest(store, statusesOf(store.get(userId)), edge)
        },
      },
    )
    const done = response?.createUserProfileStatus
    if (done) onCreated(done.statusId)
    if (done?.pending) toast('Your status update was saved and will appear in a moment.')
    return response !== null
  }
}
