import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import type { useUpdateConversationMutation } from './__generated__/useUpdateConversationMutation.graphql.ts'

/** Allows, declines, archives, unarchives, mutes or unmutes a conversation; calls `onDone` on success. */
export function useUpdateConversation() {
  const [run, isBusy] = useCommand<useUpdateConversationMutation>(graphql`
    mutation useUpdateConversationMutation(
      $conversationId: ID!
      $isAccepted: Boolean
      $isArchived: Boolean
      $isMuted: Boolean
    ) {
      updateConversation(
        conversationId: $conversationId
        isAccepted: $isAccepted
        isArchived: $isArchived
        isMuted: $isMuted
      ) {
        conversation {
          id
          isAccepted
          isMuted
          ...ApprovalBar_conversation
          ...ConversationRow_conversation
          ...Notices_conversation
        }
      }
    }
  `)
  const update = (variables: useUpdateConversationMutation['variables'], onDone?: () => void) => {
    void run(variables, { done: () => onDone?.() })
  }
  return [update, isBusy] as const
}
