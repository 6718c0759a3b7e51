import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { Newcomer } from '../auth-api.ts'
import css from '../auth/auth.module.css'
import type { Result } from './factor-api.ts'

/** Button that logs in with a passkey, or completes a log-in with one. */
export function PasskeyButton({
  look = 'secondary',
  send,
  onLoggedIn,
}: {
  look?: 'primary' | 'secondary'
  send(): Promise<Result<{ user: Newcomer }>>
  onLoggedIn(member: Newcomer): Promise<void>
}) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const press = async () => {
    setBusy(true)
    setFailure(null)
    const result = await send()
    if (result.ok) await onLoggedIn(result.data.user)
    else setFailure(result.message)
    setBusy(false)
  }
  return (
    <>
      <Button look={look} busy={isBusy} onClick={() => void press()}>
        <KeyRound size={18} aria-hidden="true" /> Use a passkey
      </Button>
      {failure && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
    </>
  )
}
