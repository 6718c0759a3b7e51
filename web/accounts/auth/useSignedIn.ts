import { useRelayEnvironment } from 'react-relay'
import { useNavigate, useRevalidator } from 'react-router'
import { useApp } from '../../App.tsx'
import { leavesApp } from '../../../services/rules/routes/guards.ts'
import { toast, toastAfterLoad } from '../../ui/overlays/toast.ts'

/**
 * What happens once the server knows who it is (spec §4 Login): everything in the store is asked for again as
 * this member, the live connection starts anew, and the person goes where they wanted. What leaves the app is loaded as a
 * new document.
 */
export function useSignedIn() {
  const environment = useRelayEnvironment()
  const { socket } = useApp()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  return async ({ redirect, welcome }: { redirect: string | undefined; welcome: string | undefined }) => {
    const greeting = welcome && `Welcome back ${welcome}!`
    if (redirect && leavesApp(redirect)) {
      if (greeting) toastAfterLoad(greeting)
      location.assign(redirect)
      return
    }
    environment.getStore().notify(undefined, true)
    socket?.restart()
    if (redirect) await navigate(redirect)
    await revalidate()
    if (greeting) toast(greeting)
  }
}
