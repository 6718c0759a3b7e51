import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand.ts'
import type { useEditMessageMutation } from './__generated__/useEditMessageMutation.graphql.ts'

/** Changes the text of one's own message; resolves to true on success. */
export function useEditMessage(messageId: string): (body: string) => Promise<boolean> {
  const [run] = useCommand<useEditMessageMutation>(graphql`
    mutation useEditMessageMutation($messageId: ID!, $body: String!) {
      updateMessage(messageId: $messageId, body: $body) {
        message {
          id
          body
          ...MessageBubble_message
        }
      }
    }
  `)
  return async (body) => (await run({ messageId, body })) !== null
}
