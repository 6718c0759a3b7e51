import { graphql, useMutation } from 'react-relay'
import { failureText } from '../relay/errors.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { useCancelDeletionMutation } from './__generated__/useCancelDeletionMutation.graphql.ts'

/** Keeps the viewer's account after all. */
export function useCancelDeletion() {
  const [commit, isBusy] = useMutation<useCancelDeletionMutation>(graphql`
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
    commit({
      variables: {},
      onCompleted: () => toast("Deletion canceled. We're glad you're staying."),
      onError: (error) => toast(failureText(error), 'error'),
    })
  }
  return [cancel, isBusy] as const
}
