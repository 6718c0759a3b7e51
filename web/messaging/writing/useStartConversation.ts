import { graphql, useMutation } from 'react-relay'
import { failureText } from '../../relay/errors.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { useStartConversationMutation } from './__generated__/useStartConversationMutation.graphql.ts'

/** Opens the conversation with a member, with a first message or without; says its id. */
export function useStartConversation() {
  const [commit, isBusy] = useMutation<useStartConversationMutation>(graphql`
    mutation useStartConversationMutation($userId: ID!, $body: String) {
      createConversation(userId: $userId, body: $body) {
        conversationId
      }
    }
  `)
  const start = (
    variables: useStartConversationMutation['variables'],
    onDone: (conversationId: string) => void,
    onFailed?: () => void,
  ) => {
    commit({
      variables,
      onCompleted: ({ createConversation }) => onDone(createConversation.conversationId),
      onError(error) {
        toast(failureText(error), 'error')
        onFailed?.()
      },
    })
  }
  return [start, isBusy] as const
}
