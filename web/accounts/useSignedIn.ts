import { useRelayEnvironment } from 'react-relay'
import { useNavigate, useRevalidator } from 'react-router'
import { useApp } from '../App.tsx'
import { toast } from '../ui/toast.ts'

/**
 * What happens once the server knows who it is (spec §4 Login): everything in the store is asked for again as
 * this member, the live connection starts anew, and the person goes where they wanted.
 */
export function useSignedIn() {
  const environment = useRelayEnvironment()
  const { socket } = useApp()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  return async ({ redirect, welcome }: { redirect: string | undefined; welcome: string | undefined }) => {
    environment.getStore().notify(undefined, true)
    socket?.restart()
    if (redirect) await navigate(redirect)
    await revalidate()
    if (welcome) toast(`Welcome back ${welcome}!`)
  }
}
