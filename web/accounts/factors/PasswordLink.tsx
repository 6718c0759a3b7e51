import { useState } from 'react'
import { useShell } from '../../frame/shell.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { requestPasswordReset } from '../auth-api.ts'
import { failAuth } from '../auth-failure.ts'

/** Sends the viewer a link to choose a password, also to members who have only logged in with a provider. */
export function PasswordLink({ account }: { account: string }) {
  const { site } = useShell()
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const { status, message, code } = await requestPasswordReset(account)
      if (status === 'success') setSent(true)
      else if (message) toast(message, 'error')
      else failAuth(site.host, code)
    } catch (error) {
      failAuth(site.host, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p>We'll email you a link to choose a new password. It logs you out on all other devices.</p>
      <div>
        <Button busy={isBusy} onClick={send}>
          Email me a link
        </Button>
      </div>
      <div role="status">{isSent && <p>Check your email. The link works for an hour.</p>}</div>
    </>
  )
}
