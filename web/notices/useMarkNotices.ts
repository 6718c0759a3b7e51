import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { isOvertaken } from '../relay/late-response.ts'
import { unnamedCount } from '../relay/seen.ts'
import { useCommand } from '../relay/useCommand.ts'
import type { useMarkNoticesMutation } from './__generated__/useMarkNoticesMutation.graphql.ts'

/**
 * Returns `isBusy`, and a function that marks the notices of a place as read, or all of them for null. A failure is only
 * shown for all of them, which a button requests.
 */
export function useMarkNotices() {
  const [run, isBusy] = useCommand<useMarkNoticesMutation>(graphql`
    mutation useMarkNoticesMutation($placeId: ID) {
      updateNoticesRead(placeId: $placeId) {
        position
        unreads {
          messages
          notifications
        }
      }
    }
  `)
  const markRead = useCallback(
    (placeId: string | null) => {
      const before = unnamedCount()
      void run(
        { placeId },
        {
          updater(store) {
            const answer = store.getRootField('updateNoticesRead')
            if (isOvertaken(answer.getValue('position'), before)) return
            store.getRoot().setLinkedRecord(answer.getLinkedRecord('unreads'), 'unreads')
          },
          ...(placeId !== null && { failed: (error) => console.warn("Couldn't mark as read", error) }),
        },
      )
    },
    [run],
  )
  return [markRead, isBusy] as const
}
