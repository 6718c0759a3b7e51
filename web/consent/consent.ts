import { hasConsent as allows } from '../../services/rules/consent/choice.ts'
import type { ConsentGroup } from '../../services/rules/consent/groups.ts'
import { useApp } from '../App.tsx'
import { readBoot } from '../boot.ts'

/**
 * True if this browser may load the services of a group. Constant while the page is open, because a change loads the
 * page again. For code outside of components, in the browser only.
 */
export const hasConsent = (group: ConsentGroup): boolean => allows(readBoot(document).consent, group)

/** `hasConsent` for components, also on the server. */
export const useHasConsent = (group: ConsentGroup): boolean => allows(useApp().consent, group)
