import { useEffect, useState } from 'react'
import { useShell } from '../../frame/shell.ts'
import { Skeleton } from '../../ui/progress/Skeleton.tsx'
import type { Newcomer } from '../auth-api.ts'
import css from '../auth/auth.module.css'
import { StepLink } from '../../frame/StepLink.tsx'
import { CodeForm } from './CodeForm.tsx'
import { confirmWithPasskey, giveCode, readWays, type Ways } from './factor-api.ts'
import { PasskeyButton } from './PasskeyButton.tsx'

/** The step secondFactor: a passkey, a code of the app or a recovery code completes a log-in. */
export function SecondFactor({
  onLoggedIn,
  onAgain,
}: {
  onLoggedIn(member: Newcomer): Promise<void>
  /** Called if the person wants to start the log-in again. */
  onAgain(): void
}) {
  const { host } = useShell().site
  const [ways, setWays] = useState<Ways | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    void readWays().then((result) => (result.ok ? setWays(result.data) : setFailure(result.message)))
  }, [])
  const again = <StepLink question="Not you, or too late?" answer="Log in again." onClick={onAgain} />
  if (failure)
    return (
      <>
        <p role="alert" className={css.failure}>
          {failure}
        </p>
        {again}
      </>
    )
  if (!ways) return <Skeleton lines={3} label="Loading the ways to confirm your log-in" />
  const send = async (code: string) => {
    const result = await giveCode(code)
    if (result.ok) await onLoggedIn(result.data.user)
    else if (result.code === 'LOG_IN_AGAIN') setFailure(result.message)
    else return result.message
    return null
  }
  const { app, passkey, passkey_hosts: hosts } = ways
  return (
    <>
      <p>Your account asks for a second step, so that a password alone isn't enough.</p>
      {passkey && <PasskeyButton look="primary" send={confirmWithPasskey} onLoggedIn={onLoggedIn} />}
      {!passkey && hosts.length > 0 && (
        <p>
          Your passkeys work on {hosts.join(', ')} only. Here, please use{' '}
          {app ? 'your app or a recovery code' : 'a recovery code'}.
        </p>
      )}
      <CodeForm
        hint={
          app
            ? 'The six digits in your authenticator app, or a recovery code.'
            : 'One of the recovery codes that you saved.'
        }
        button="Continue"
        wide
        look={passkey ? 'secondary' : 'primary'}
        send={send}
      />
      <p>
        Lost all of them? Write to <a href={`mailto:contact@${host}`}>contact@{host}</a>. We'll ask who you
        are before we turn the second step off.
      </p>
      {again}
    </>
  )
}
