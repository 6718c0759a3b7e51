import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { visitFlags } from '../../../services/rules/routes/redirects.ts'
import { hints } from '../../relay/http.ts'
import { startPageView } from '../../relay/visits/page-view.ts'
import { lookForAdBlocker } from '../../relay/visits/ad-block.ts'
import { markReferredByEmail } from '../../frame/visitor.ts'

/** Calls GET /api/health once ad blockers have been detected (spec §7); the response is ignored. */
const askHealth = () => void fetch('/api/health', { headers: hints(), priority: 'low' }).catch(() => {})

/** Records how the visitor arrived, and starts a page view on each navigation. */
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
