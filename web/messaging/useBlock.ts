import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import type { useBlockMutation } from './__generated__/useBlockMutation.graphql.ts'

/** Blocks or unblocks a member; calls `onDone` on success. */
export function useBlock() {
  const [run, isBusy] = useCommand<useBlockMutation>(graphql`
    mutation useBlockMutation($userId: ID!, $isBlocked: Boolean!) {
      blockUser(userId: $userId, isBlocked: $isBlocked) {
        conversation {
          id
          isBlocked
          ...Notices_conversation
          ...ApprovalBar_conversation
        }
      }
    }
  `)
  const block = (variables: useBlockMutation['variables'], onDone: () => void) => {
    void run(variables, { done: onDone })
  }
  return [block, isBusy] as const
}
