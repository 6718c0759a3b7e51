import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Time } from '../../ui/text/Time.tsx'
import { HelpLink } from './HelpLink.tsx'
import { useResendEmail } from './useResendEmail.ts'

/** The step verificationOptions (spec §4 Sign-up flow), and the prompt for members who did not verify yet. */
export function AlmostDone({
  isPrompt,
  lapsesAt,
  onEmail,
  onSkip,
}: {
  /** Whether it stands in the way of something that is for verified members. */
  isPrompt: boolean
  /** When the account is deleted unless it is verified; null: never, or not known yet. */
  lapsesAt: string | null
  onEmail(): void
  /** Null where it cannot be skipped. */
  onSkip: (() => void) | null
}) {
  return (
    <>
      <p>{isPrompt ? 'Verify your email to do this.' : 'Please check your email for a verification link.'}</p>
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
      {onSkip && !isPrompt && <HelpLink answer="Skip this step" onClick={onSkip} />}
    </>
  )
}

/** The step verifyViaEmail. `isSent`: a link was sent a moment ago; `redirect`: where a new one leads on to. */
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
