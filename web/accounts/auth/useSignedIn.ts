import { useRelayEnvironment } from 'react-relay'
import { useNavigate, useRevalidator } from 'react-router'
import { useApp } from '../../frame/document/App.tsx'
import { guardOf } from '../../../services/rules/routes/guards.ts'
import { noteSignIn } from '../../relay/http.ts'
import { leavesApp } from '../../frame/routing/passage.ts'
import { signedIn } from '../kept-drafts/drafts-key.ts'
import { toast, toastAfterLoad } from '../../ui/overlays/toast.ts'

/**
 * Continues after a sign-in (spec §4 Login): refetches the store as this member, restarts the live connection and opens
 * the redirect target. A target outside the app is loaded as a new document.
 */
export function useSignedIn() {
  const environment = useRelayEnvironment()
  const { socket } = useApp()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  return async ({ redirect, welcome }: { redirect: string | undefined; welcome: string | undefined }) => {
    noteSignIn()
    dispatchEvent(new Event(signedIn))
    // Members cannot open the log-in page, so it leaves the history.
    const isLeft = guardOf(location.pathname).needs === 'visitor'
    const greeting = welcome && `Welcome back ${welcome}!`
    if (redirect && leavesApp(redirect)) {
      if (greeting) toastAfterLoad(greeting)
      // Administration may have a log-in of its own; a failure shows on its page (spec §7).
      if (!redirect.startsWith('/moderation')) await fetch('/api/auth/wp-login').catch(() => null)
      if (isLeft) location.replace(redirect)
      else location.assign(redirect)
      return
    }
    environment.getStore().notify(undefined, true)
    socket?.restart()
    if (redirect) {
      await navigate(redirect, { replace: isLeft })
      // If the reader has followed another link, the router reports that navigation as pending only in the next task.
      await new Promise((resolve) => setTimeout(resolve))
    }
    await revalidate()
    if (greeting) toast(greeting)
    // The control that had the focus is gone, for example the link that opened the dialog.
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
  }
}
