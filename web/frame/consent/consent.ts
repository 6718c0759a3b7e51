import { useSyncExternalStore } from 'react'
import {
  choiceIn,
  consentOf,
  hasConsent as allows,
  type Consent,
} from '../../../services/rules/consent/choice.ts'
import { isConsentGroup, type ConsentGroup } from '../../../services/rules/consent/groups.ts'
import { useApp } from '../document/App.tsx'
import { readBoot } from '../document/boot.ts'
import { useShell } from '../shell.ts'

/**
 * True if this browser may load the services of a group. Constant while the page is open, because a change loads the
 * page again. For code outside of components, in the browser only.
 */
export const hasConsent = (group: ConsentGroup): boolean => allows(readBoot(document).consent, group)

/** `hasConsent` for components, also on the server. */
export const useHasConsent = (group: ConsentGroup): boolean => allows(useApp().consent, group)

/** Groups for which the site asks, with their providers. */
export const useConsentGroups = () =>
  useShell().site.consentGroups.flatMap(({ group, ...rest }) =>
    isConsentGroup(group) ? [{ group, ...rest }] : [],
  )

type Groups = ReturnType<typeof useConsentGroups>

/**
 * Consent by the browser's present cookie, which another tab or a log-in may have changed. The signal is the one that
 * the server received, because `navigator.globalPrivacyControl` may differ from it.
 */
export const storedConsent = (groups: Groups): Consent =>
  consentOf(groups, choiceIn(document.cookie), readBoot(document).consent)

let newest: Consent | null = null
const listeners = new Set<() => void>()

/** Stores a consent with which the open page continues, because it allows the same groups. */
export function setConsent(consent: Consent): void {
  newest = consent
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The answers of this browser, as forms show them. */
export function useConsent(): Consent {
  const { consent } = useApp()
  return useSyncExternalStore(
    subscribe,
    () => newest ?? consent,
    () => consent,
  )
}
