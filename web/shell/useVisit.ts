import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { visitFlags } from '../../services/rules/redirects.ts'
import { startPageView } from './page-view.ts'
import { lookForAdBlocker } from './ad-block.ts'
import { markReferredByEmail } from './visitor.ts'

/** Keeps what is known of the visit: where it came from, and one view of a page after the other. */
export function useVisit(): void {
  const { key, pathname, search } = useLocation()
  const first = useRef(key)
  useEffect(lookForAdBlocker, [])
  useEffect(() => {
    if (visitFlags({ pathname, search }).referredByEmail) markReferredByEmail()
  }, [pathname, search])
  useEffect(() => {
    if (first.current === key) return
    first.current = key
    startPageView()
  }, [key])
}
