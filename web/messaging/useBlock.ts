import { graphql, useMutation } from 'react-relay'
import { failureText } from '../relay/errors.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { useBlockMutation } from './__generated__/useBlockMutation.graphql.ts'

/** Blocks a member, or lets them write again; `onDone` is called once it is so. */
export function useBlock() {
  const [commit, isBusy] = useMutation<useBlockMutation>(graphql`
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
    commit({ variables, onCompleted: onDone, onError: (error) => toast(failureText(error), 'error') })
  }
  return [block, isBusy] as const
}
