import { graphql, useMutation } from 'react-relay'
import { failureText } from '../relay/errors.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { useCreateThreadMutation } from './__generated__/useCreateThreadMutation.graphql.ts'

/** Starts a thread and says under which slug; tells a failure in a toast. */
export function useCreateThread() {
  const [commit, isBusy] = useMutation<useCreateThreadMutation>(graphql`
    mutation useCreateThreadMutation($title: String!, $body: String!) {
      createThread(title: $title, body: $body) {
        slug
      }
    }
  `)
  const create = (variables: useCreateThreadMutation['variables'], onDone: (slug: string) => void) => {
    commit({
      variables,
      onCompleted: ({ createThread }) => onDone(createThread.slug),
      onError: (error) => toast(failureText(error), 'error'),
    })
  }
  return [create, isBusy] as const
}
