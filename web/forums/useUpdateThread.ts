import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import type { useUpdateThreadMutation } from './__generated__/useUpdateThreadMutation.graphql.ts'

/** Edits the viewer's own thread. Shows failures in a toast; the caller must keep the text. */
export function useUpdateThread() {
  const [run, isBusy] = useCommand<useUpdateThreadMutation>(graphql`
    mutation useUpdateThreadMutation($threadId: ID!, $title: String!, $body: String!, $tags: [String!]!) {
      updateThread(threadId: $threadId, title: $title, body: $body, tags: $tags) {
        thread {
          ...ThreadArticle_thread
        }
      }
    }
  `)
  const update = (variables: useUpdateThreadMutation['variables'], onDone: () => void) => {
    void run(variables, { done: onDone })
  }
  return [update, isBusy] as const
}
