import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import type { useEndSessionMutation } from './__generated__/useEndSessionMutation.graphql.ts'

/** Ends one of the viewer's own sessions, which logs out the device. */
export function useEndSession() {
  const [run, isBusy] = useCommand<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($sessionId: ID!) {
      removeSession(sessionId: $sessionId) {
        viewer {
          ...SessionList_user
        }
      }
    }
  `)
  /** Resolves to true once the session has ended. */
  const end = async (sessionId: string) =>
    (await run({ sessionId }, { done: 'Logged out on that device.' })) !== null
  return [end, isBusy] as const
}
