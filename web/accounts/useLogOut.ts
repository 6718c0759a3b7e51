import { useLocation } from 'react-router'
import { genericFailure } from '../relay/errors.ts'
import { useShell } from '../frame/shell.ts'
import { guardOf } from '../../services/rules/routes/guards.ts'
import { toast } from '../ui/overlays/toast.ts'

/** Logs out and loads a new document; a failure is shown in a toast. */
export function useLogOut(): () => Promise<void> {
  const { pathname, search } = useLocation()
  const isSocial = useShell().site.features.includes('social_network')
  return async () => {
    try {
      const { logOut } = await import('./auth/log-out.ts')
      const wanted = new URLSearchParams(search).get('redirect')
      const isGuarded = Boolean(guardOf(pathname).needs)
      await logOut({ path: pathname + search, wanted, isGuarded, isSocial })
    } catch {
      toast(genericFailure, 'error')
    }
  }
}
