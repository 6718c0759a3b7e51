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

/** Delay before a page opens its own connection, in ms. */
const DELAY_MS = 1000

/**
 * Keeps the page up to date with its site: after an administrator's change, the route guards run again and the shell
 * is refetched, so a disabled feature disappears at once.
 */
export function useSiteChanges(): void {
  const { revalidate } = useRevalidator()
  const { socket } = useApp()
  const { features } = useShell().site
  const shown = useRef(features)
  const isFirst = useRef(true)
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  // After a reconnection everything is refetched anyway (entry-client.tsx).
  useEffect(() => socket?.onReconnect(() => void (isFirst.current = true)), [socket])
  useLive<useSiteChangesSubscription>(subscription, isRested ? {} : null, {
    // The store has the features now. Guards use them; the shell is refetched in the background.
    onNext(event) {
      // The first event is the current state, which is news only if it changed since the page was rendered.
      const isNews = !isFirst.current || event?.siteChanged.features.join() !== shown.current.join()
      isFirst.current = false
      if (isNews) void revalidate()
    },
  })
}
