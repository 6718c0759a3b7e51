import { useNavigate } from 'react-router'
import { leavesApp } from './passage.ts'

/**
 * Returns a function that navigates to a path of this site, in the app or as a new document (spec §4 Login). The
 * navigation replaces the current history entry unless `keeps` is true.
 */
export function useLeadOn({ keeps = false } = {}): (path: string) => Promise<void> {
  const navigate = useNavigate()
  return async (path) => {
    if (!leavesApp(path)) await navigate(path, { replace: !keeps })
    else if (keeps) location.assign(path)
    else location.replace(path)
  }
}
