import { useNavigate } from 'react-router'
import { leavesApp } from '../../../services/rules/routes/guards.ts'

/**
 * Gives what leads to a path of this site: inside the app, or as a new document (spec §4 Login). It takes the place of
 * the page, unless `keeps` says that the way back leads here.
 */
export function useLeadOn({ keeps = false } = {}): (path: string) => Promise<void> {
  const navigate = useNavigate()
  return async (path) => {
    if (!leavesApp(path)) await navigate(path, { replace: !keeps })
    else if (keeps) location.assign(path)
    else location.replace(path)
  }
}
