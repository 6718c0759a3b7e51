import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { visitFlags } from '../../../services/rules/routes/redirects.ts'
import { hints } from '../../relay/http.ts'
import { startPageView } from './page-view.ts'
import { lookForAdBlocker } from './ad-block.ts'
import { markReferredByEmail } from './visitor.ts'

/** GET /api/health, once ad blockers are known of (spec §7); nothing on the page waits for the answer. */
const askHealth = () => void fetch('/api/health', { headers: hints(), priority: 'low' }).catch(() => {})

/** Keeps what is known of the visit: where it came from, and one view of a page after the other. */
export function useVisit(): void {
  const { key, pathname, search } = useLocation()
  const first = useRef(key)
  useEffect(() => lookForAdBlocker(askHealth), [])
  useEffect(() => {
    if (visitFlags({ pathname, search }).referredByEmail) markReferredByEmail()
  }, [pathname, search])
  useEffect(() => {
    if (first.current === key) return
    first.current = key
    startPageView()
  }, [key])
}
