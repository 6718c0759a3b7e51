import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Time } from '../../ui/text/Time.tsx'
import { StepLink } from '../../frame/StepLink.tsx'
import { useResendEmail } from './useResendEmail.ts'

/** The step verificationOptions (spec §4 Sign-up flow), and the prompt for unverified members. */
export function AlmostDone({
  isPrompt,
  lapsesAt,
  onText,
  onEmail,
  onSkip,
}: {
  /** True if the member tried to do something that requires a verified account. */
  isPrompt: boolean
  /** Date on which an unverified account will be deleted (ISO 8601); null if that is unknown or not planned. */
  lapsesAt: string | null
  /** Called when the member chooses a text message; null if the network sends none. */
  onText: (() => void) | null
  onEmail(): void
  /** Called when the member skips the step; null if the step cannot be skipped. */
  onSkip: (() => void) | null
}) {
  return (
    <>
      <p>
        {isPrompt ? 'Verify your account to do this.' : 'Please check your email for a verification link.'}
      </p>
      <p>
        Once verified, you can start threads and send private messages.
        {lapsesAt !== null && (
          <>
            {' '}
            If you don't verify your account, it will be deleted on <Time at={lapsesAt} />.
          </>
        )}
      </p>
      <Button look="primary" onClick={onEmail}>
        Verify via email
      </Button>
      {onText && <Button onClick={onText}>Verify via text message</Button>}
      {onSkip && <StepLink answer="Skip this step" onClick={onSkip} />}
    </>
  )
}

/** The step verifyViaEmail. `isSent`: a link has just been sent; `redirect`: page to which another link would lead. */
export function CheckInbox({ isSent, redirect }: { isSent: boolean; redirect: string | undefined }) {
  const [isResent, setResent] = useState(false)
  const [resend, isBusy] = useResendEmail({ redirect, onSent: () => setResent(true) })
  return (
    <>
      <p>
        {isSent || isResent
          ? "Click the link we emailed you to verify your account. Can't find it? Check your spam folder."
          : "Click the link we emailed you when you signed up. If it's more than a day old, request a new one."}
      </p>
      <Button look="primary" busy={isBusy} onClick={resend}>
        Resend email
      </Button>
    </>
  )
}
