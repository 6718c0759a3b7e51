import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand.ts'
import type { useStartConversationMutation } from './__generated__/useStartConversationMutation.graphql.ts'

/** Opens the conversation with a member, optionally with a first message. Resolves to its id, or null on failure. */
export function useStartConversation() {
  const [run, isBusy] = useCommand<useStartConversationMutation>(graphql`
    mutation useStartConversationMutation($userId: ID!, $body: String) {
      createConversation(userId: $userId, body: $body) {
        conversationId
      }
    }
  `)
  const start = async (variables: useStartConversationMutation['variables']): Promise<string | null> =>
    (await run(variables))?.createConversation.conversationId ?? null
  return [start, isBusy] as const
}
