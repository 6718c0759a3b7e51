import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import type { useCancelDeletionMutation } from './__generated__/useCancelDeletionMutation.graphql.ts'

/** Cancels the deletion of the viewer's account. */
export function useCancelDeletion() {
  const [run, isBusy] = useCommand<useCancelDeletionMutation>(graphql`
    mutation useCancelDeletionMutation {
      cancelDeletion {
        user {
          id
          deletion {
            due
            held
            receiptUrl
          }
        }
      }
    }
  `)
  const cancel = () => {
    void run({}, { done: "Deletion canceled. We're glad you're staying." })
  }
  return [cancel, isBusy] as const
}
