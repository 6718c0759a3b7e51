import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router'
import { useApp } from '../App.tsx'
import { useLive } from '../relay/useLive.ts'
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

/** The time that a page has to come to rest before it opens a connection of its own. */
const REST_MS = 1000

/**
 * Keeps the page as its site is: when an administrator changes something, the routes decide anew who may be where, and
 * the shell is asked for again. A feature that is switched off is gone from an open page at once.
 */
export function useSiteChanges(): void {
  const { revalidate } = useRevalidator()
  const { socket } = useApp()
  const { features } = useShell().site
  const shown = useRef(features)
  const isFirst = useRef(true)
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS)
    return () => clearTimeout(timer)
  }, [])
  // Then all is asked for again anyway (entry-client.tsx).
  useEffect(() => socket?.onReconnect(() => void (isFirst.current = true)), [socket])
  useLive<useSiteChangesSubscription>(subscription, isRested ? {} : null, {
    // The features are in the store by now: guards decide by them, and the shell is asked for behind them.
    onNext(event) {
      // The first event says how the site is, which is news only where it changed since the page was made.
      const isNews = !isFirst.current || event?.siteChanged.features.join() !== shown.current.join()
      isFirst.current = false
      if (isNews) void revalidate()
    },
  })
}
