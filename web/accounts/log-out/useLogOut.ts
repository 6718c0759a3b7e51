import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { genericFailure } from '../../relay/errors.ts'
import { useShell } from '../../frame/shell.ts'
import { toast } from '../../ui/overlays/toast.ts'

/**
 * Returns a function that logs out and loads a new document, and the question to show first if something is half-written.
 * A failure is shown in a toast.
 */
export function useLogOut(): [logOut: () => Promise<void>, question: ReactNode] {
  const { pathname, search } = useLocation()
  const shell = useShell()
  const [question, setQuestion] = useState<ReactNode>(null)
  const logOut = async () => {
    try {
      const { beginLogOut } = await import('./begin.tsx')
      await beginLogOut(shell, { pathname, search }, setQuestion)
    } catch {
      toast(genericFailure, 'error')
    }
  }
  return [logOut, question]
}
