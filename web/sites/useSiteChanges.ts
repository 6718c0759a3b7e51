import { useEffect } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { requestSubscription } from 'relay-runtime'
import type { useSiteChangesSubscription } from './__generated__/useSiteChangesSubscription.graphql.ts'

const subscription = graphql`
  subscription useSiteChangesSubscription {
    siteChanged {
      id
      name
      description
      accent
      logo
      features
    }
  }
`

/** How long, in ms, a page has to come to rest before it opens a connection of its own. */
const REST = 1000

/**
 * Keeps the page as its site is: when an administrator changes something, the routes decide anew who may be where, and
 * the shell is asked for again. A feature that is switched off is gone from an open page at once.
 */
export function useSiteChanges(): void {
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let listening = { dispose() {} }
    const timer = setTimeout(() => {
      listening = requestSubscription<useSiteChangesSubscription>(environment, {
        subscription,
        variables: {},
        // The features are in the store by now: guards decide by them, and the shell is asked for behind them.
        onNext: () => void revalidate(),
        onError: (error) => console.warn('Changes of the site are not told live', error),
      })
    }, REST)
    return () => {
      clearTimeout(timer)
      listening.dispose()
    }
  }, [environment, revalidate])
}
