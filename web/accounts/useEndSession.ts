import { graphql, useMutation } from 'react-relay'
import { failureText } from '../relay/errors.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { useEndSessionMutation } from './__generated__/useEndSessionMutation.graphql.ts'

/** Ends one of the viewer's own sessions. */
export function useEndSession() {
  const [commit, isBusy] = useMutation<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($sessionId: ID!) {
      removeSession(sessionId: $sessionId) {
        viewer {
          ...SessionList_user
        }
      }
    }
  `)
  const end = (sessionId: string) => {
    commit({
      variables: { sessionId },
      onCompleted: () => toast('Session ended.'),
      onError: (error) => toast(failureText(error), 'error'),
    })
  }
  return [end, isBusy] as const
}
