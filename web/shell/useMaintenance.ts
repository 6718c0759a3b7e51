import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useLive } from '../relay/useLive.ts'
import type { useMaintenanceQuery } from './__generated__/useMaintenanceQuery.graphql.ts'
import type { useMaintenanceSubscription } from './__generated__/useMaintenanceSubscription.graphql.ts'

const query = graphql`
  query useMaintenanceQuery {
    maintenance {
      since
      message
    }
  }
`

const subscription = graphql`
  subscription useMaintenanceSubscription {
    maintenance {
      maintenance {
        since
        message
      }
    }
  }
`

/** Interval at which a page with the maintenance banner checks if maintenance has ended, in ms. */
const POLL_MS = 10_000

/**
 * Keeps the maintenance state up to date. Members receive the start over their live connection; pages that show the
 * banner poll for the end.
 */
export function useMaintenance({ isMember, isOn }: { isMember: boolean; isOn: boolean }): void {
  const environment = useRelayEnvironment()
  useLive<useMaintenanceSubscription>(subscription, isMember ? {} : null, {
    updater(store) {
      const next = store.getRootField('maintenance').getLinkedRecord('maintenance')
      if (next) store.getRoot().setLinkedRecord(next, 'maintenance')
      else store.getRoot().setValue(null, 'maintenance')
    },
  })

  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => {
      fetchQuery<useMaintenanceQuery>(environment, query, {}).subscribe({
        error: (error: unknown) => console.warn("Couldn't load the maintenance status", error),
      })
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [environment, isOn])
}
