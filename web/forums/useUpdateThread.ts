import { graphql, useMutation } from 'react-relay'
import { failureText } from '../relay/errors.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { useUpdateThreadMutation } from './__generated__/useUpdateThreadMutation.graphql.ts'

/** Changes one's own thread; tells a failure in a toast and leaves the text to the caller. */
export function useUpdateThread() {
  const [commit, isBusy] = useMutation<useUpdateThreadMutation>(graphql`
    mutation useUpdateThreadMutation($threadId: ID!, $title: String!, $body: String!) {
      updateThread(threadId: $threadId, title: $title, body: $body) {
        thread {
          ...ThreadArticle_thread
        }
      }
    }
  `)
  const update = (variables: useUpdateThreadMutation['variables'], onDone: () => void) => {
    commit({ variables, onCompleted: onDone, onError: (error) => toast(failureText(error), 'error') })
  }
  return [update, isBusy] as const
}
