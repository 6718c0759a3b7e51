import { useEffect } from 'react'
import { areEqual } from '../../services/rules/consent/choice.ts'
import { readBoot } from '../frame/document/boot.ts'
import { setConsent, storedConsent, useConsentGroups } from '../frame/consent/consent.ts'

/** Time in ms after which a page with a changed consent is loaded again (spec §9). */
const RELOAD_MS = 100

/** Applies the stored consent: loads the page again if it allows other groups than when the page was rendered. */
export function applyConsent(groups: ReturnType<typeof useConsentGroups>): void {
  const consent = storedConsent(groups)
  if (areEqual(consent, readBoot(document).consent)) setConsent(consent)
  else setTimeout(() => location.reload(), RELOAD_MS)
}

/** Applies changes of the consent that a log-in, a log-out or another tab has made. */
export function useConsentChanges(isMember: boolean): void {
  const groups = useConsentGroups()
  const isAsked = groups.length > 0
  useEffect(() => {
    if (!isAsked) return
    const check = () => document.visibilityState === 'visible' && applyConsent(groups)
    check()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [isAsked, isMember])
}
