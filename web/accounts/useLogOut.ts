import { useLocation } from 'react-router'
import { genericFailure } from '../relay/errors.ts'
import { useShell } from '../shell/shell.ts'
import { guardOf, safeRedirect } from '../../services/rules/routes/guards.ts'
import { forgetDrafts } from '../ui/forms/drafts.ts'
import { toast, toastAfterLoad } from '../ui/overlays/toast.ts'
import { logOut } from './log-out.ts'

/**
 * Logs out and loads a new document, so that the member's data and drafts are removed from memory. From a guarded
 * route, the new document is the redirect target in the address, or the home page; on a social network, it is the
 * server's target (spec §4 Logout).
 */
export function useLogOut(): () => Promise<void> {
  const { pathname, search } = useLocation()
  const isSocial = useShell().site.features.includes('social_network')
  return async () => {
    const wanted = new URLSearchParams(search).get('redirect')
    let given: string | null
    try {
      given = await logOut(wanted)
    } catch {
      toast(genericFailure, 'error')
      return
    }
    forgetDrafts(localStorage)
    toastAfterLoad('You have been logged out, see you next time.')
    if (isSocial && given) location.assign(safeRedirect(given, location.origin))
    else
      location.assign(
        guardOf(pathname).needs ? safeRedirect(wanted, location.origin) : `${pathname}${search}`,
      )
  }
}
