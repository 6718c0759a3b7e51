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

/** How often a page that shows the banner asks whether it still holds, in ms. */
const ASK = 10_000

/**
 * Keeps what is known of maintenance: members, who have a connection anyway, hear when it begins; whoever sees the
 * banner learns when it is over.
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
        error: (error: unknown) => console.warn('The maintenance status could not be read', error),
      })
    }, ASK)
    return () => clearInterval(timer)
  }, [environment, isOn])
}
