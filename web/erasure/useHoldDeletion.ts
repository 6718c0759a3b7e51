import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
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

/** Puts a member's deletion on hold, for administrators; resolves to true on success. */
export function useHoldDeletion(): (variables: useHoldDeletionMutation['variables']) => Promise<boolean> {
  const [run] = useCommand<useHoldDeletionMutation>(mutation)
  return async (variables) => (await run(variables, { done: 'Deletion is on hold.' })) !== null
}
