import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand.ts'
import type { useDeleteMessageMutation } from './__generated__/useDeleteMessageMutation.graphql.ts'

/** Deletes one's own message. Returns the function, which calls `onDone` on success, and true while it runs. */
export function useDeleteMessage(messageId: string, onDone: () => void) {
  const [run, isBusy] = useCommand<useDeleteMessageMutation>(graphql`
    mutation useDeleteMessageMutation($messageId: ID!) {
      deleteMessage(messageId: $messageId) {
        message {
          id
          body
          ...MessageBubble_message
        }
      }
    }
  `)
  return [() => void run({ messageId }, { done: onDone }), isBusy] as const
}
