import { useEffect, useRef } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router'
import { useApp } from '../frame/document/App.tsx'
import { useLive } from '../relay/useLive.ts'
import { useRested } from '../relay/useRested.ts'
import { useShell } from '../frame/shell.ts'
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

/**
 * Keeps the page consistent with its site: when an administrator changes the site, route guards run again and the site
 * is refetched, so that a disabled feature disappears at once.
 */
export function useSiteChanges(): void {
  const { revalidate } = useRevalidator()
  const { socket } = useApp()
  const { features } = useShell().site
  const shown = useRef(features)
  const isFirst = useRef(true)
  const isRested = useRested()
  // After a reconnection, entry-client.tsx refetches all data, so that the site need not be fetched here.
  useEffect(() => socket?.onReconnect(() => void (isFirst.current = true)), [socket])
  useLive<useSiteChangesSubscription>(subscription, isRested ? {} : null, {
    // Route guards read the new features from the store; the viewer and the site are refetched in the background.
    onNext(event) {
      // The first event contains the current state, which is news only if it has changed since the page was rendered.
      const isNews = !isFirst.current || event?.siteChanged.features.join() !== shown.current.join()
      isFirst.current = false
      if (isNews) void revalidate()
    },
  })
}
