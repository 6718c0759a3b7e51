import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import type { useReleaseDeletionMutation } from './__generated__/useReleaseDeletionMutation.graphql.ts'

/** Ends the hold on a member's deletion. */
export function useReleaseDeletion() {
  const [run, isBusy] = useCommand<useReleaseDeletionMutation>(graphql`
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
    void run({ userId }, { done: 'Deletion is no longer on hold.' })
  }
  return [release, isBusy] as const
}
