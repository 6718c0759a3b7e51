import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import type { useMarkNoticesMutation } from './__generated__/useMarkNoticesMutation.graphql.ts'

/**
 * Returns a function that marks the notices of a place as read, or with null all of them, and `isBusy`. A failure is
 * only shown if all were to be marked, which is asked for by a button.
 */
export function useMarkNotices() {
  const [run, isBusy] = useCommand<useMarkNoticesMutation>(graphql`
    mutation useMarkNoticesMutation($placeId: ID) {
      updateNoticesRead(placeId: $placeId) {
        unreads {
          messages
          notifications
        }
      }
    }
  `)
  const markRead = useCallback(
    (placeId: string | null) =>
      void run(
        { placeId },
        {
          updater(store) {
            const counts = store.getRootField('updateNoticesRead').getLinkedRecord('unreads')
            store.getRoot().setLinkedRecord(counts, 'unreads')
          },
          ...(placeId !== null && { failed: (error) => console.warn("Couldn't mark as read", error) }),
        },
      ),
    [run],
  )
  return [markRead, isBusy] as const
}
