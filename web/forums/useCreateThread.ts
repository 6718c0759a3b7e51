import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import type { useCreateThreadMutation } from './__generated__/useCreateThreadMutation.graphql.ts'

/** Starts a thread and resolves to its slug; shows failures in a toast. */
export function useCreateThread() {
  const [run, isBusy] = useCommand<useCreateThreadMutation>(graphql`
    mutation useCreateThreadMutation(
      $title: String!
      $body: String!
      $category: String
      $tags: [String!]!
      $picture: ID
    ) {
      createThread(title: $title, body: $body, category: $category, tags: $tags, picture: $picture) {
        slug
      }
    }
  `)
  const create = (variables: useCreateThreadMutation['variables'], onDone: (slug: string) => void) => {
    void run(variables, { done: ({ createThread }) => onDone(createThread.slug) })
  }
  return [create, isBusy] as const
}
