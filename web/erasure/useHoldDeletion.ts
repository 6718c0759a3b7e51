import { graphql, useRelayEnvironment } from 'react-relay'
import { commit } from '../relay/commit.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { useHoldDeletionMutation } from './__generated__/useHoldDeletionMutation.graphql.ts'

const mutation = graphql`
  mutation useHoldDeletionMutation($userId: ID!, $reason: String!) {
    holdDeletion(userId: $userId, reason: $reason) {
      user {
        id
        ...HoldDeletion_user
      }
    }
  }
`

/** Holds the deletion of a member; resolves to whether it is held now. */
export function useHoldDeletion(): (variables: useHoldDeletionMutation['variables']) => Promise<boolean> {
  const environment = useRelayEnvironment()
  return async (variables) => {
    const response = await commit<useHoldDeletionMutation>(environment, { mutation, variables })
    if (response) toast('Deletion is on hold.')
    return response !== null
  }
}
