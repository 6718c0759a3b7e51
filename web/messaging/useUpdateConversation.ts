import { graphql, useMutation } from 'react-relay'
import { failureText } from '../relay/errors.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { useUpdateConversationMutation } from './__generated__/useUpdateConversationMutation.graphql.ts'

/** Allows, declines, archives or brings back a conversation; `onDone` is called once it is so. */
export function useUpdateConversation() {
  const [commit, isBusy] = useMutation<useUpdateConversationMutation>(graphql`
    mutation useUpdateConversationMutation($conversationId: ID!, $isAccepted: Boolean, $isArchived: Boolean) {
      updateConversation(conversationId: $conversationId, isAccepted: $isAccepted, isArchived: $isArchived) {
        conversation {
          id
          isAccepted
          ...ApprovalBar_conversation
          ...ConversationRow_conversation
          ...Notices_conversation
        }
      }
    }
  `)
  const update = (variables: useUpdateConversationMutation['variables'], onDone?: () => void) => {
    commit({
      variables,
      onCompleted: () => onDone?.(),
      onError: (error) => toast(failureText(error), 'error'),
    })
  }
  return [update, isBusy] as const
}
