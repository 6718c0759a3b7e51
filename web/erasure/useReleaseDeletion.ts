import { graphql, useMutation } from 'react-relay'
import { failureText } from '../relay/errors.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { useReleaseDeletionMutation } from './__generated__/useReleaseDeletionMutation.graphql.ts'

/** Lets the deletion of a member go on. */
export function useReleaseDeletion() {
  const [commit, isBusy] = useMutation<useReleaseDeletionMutation>(graphql`
    mutation useReleaseDeletionMutation($userId: ID!) {
      releaseDeletion(userId: $userId) {
        user {
          id
          ...HoldDeletion_user
        }
      }
    }
  `)
  const release = (userId: string) => {
    commit({
      variables: { userId },
      onCompleted: () => toast('Deletion is no longer on hold.'),
      onError: (error) => toast(failureText(error), 'error'),
    })
  }
  return [release, isBusy] as const
}
