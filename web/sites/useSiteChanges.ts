import { useEffect, useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { requestSubscription } from 'relay-runtime'
import { useApp } from '../App.tsx'
import { useShell } from '../shell/shell.ts'
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
  const { socket } = useApp()
  const { features } = useShell().site
  const shown = useRef(features)
  useEffect(() => {
    let listening = { dispose() {} }
    let isFirst = true
    // Then all is asked for again anyway (entry-client.tsx).
    const stop = socket?.onReconnect(() => (isFirst = true))
    const timer = setTimeout(() => {
      listening = requestSubscription<useSiteChangesSubscription>(environment, {
        subscription,
        variables: {},
        // The features are in the store by now: guards decide by them, and the shell is asked for behind them.
        onNext(told) {
          // At first it is told how the site is, which is no news unless it changed since the page was made.
          const isNews = !isFirst || told?.siteChanged.features.join() !== shown.current.join()
          isFirst = false
          if (isNews) void revalidate()
        },
        onError: (error) => console.warn('Changes of the site are not told live', error),
      })
    }, REST)
    return () => {
      clearTimeout(timer)
      stop?.()
      listening.dispose()
    }
  }, [environment, revalidate, socket])
}
