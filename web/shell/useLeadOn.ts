import { useNavigate } from 'react-router'
import { leavesApp } from '../../services/rules/guards.ts'

/** Gives what leads to a path of this site in place of the page: inside the app, or as a new document (spec §4 Login). */
export function useLeadOn(): (path: string) => Promise<void> {
  const navigate = useNavigate()
  return async (path) => {
    if (leavesApp(path)) location.replace(path)
    else await navigate(path, { replace: true })
  }
}
