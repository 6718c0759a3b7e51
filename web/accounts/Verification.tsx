import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { HelpLink } from './HelpLink.tsx'
import { useResendEmail } from './useResendEmail.ts'

/** The step verificationOptions (spec §4 Sign-up flow), and the prompt for members who did not verify yet. */
export function AlmostDone({
  isPrompt,
  onEmail,
  onSkip,
}: {
  /** Whether it stands in the way of something that is for verified members. */
  isPrompt: boolean
  onEmail(): void
  /** Null where it cannot be skipped. */
  onSkip: (() => void) | null
}) {
  return (
    <>
      <p>
        {isPrompt ? 'This is open to verified members.' : 'Please check your email for a verification link.'}
      </p>
      <p>
        With a verified account you can start threads and write private messages. An account that is not
        verified within 7 days is deleted.
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
          ? 'We sent you a link. Open it to verify your account. Look among the spam if it does not arrive.'
          : 'Open the link that we sent when you registered. If it is older than a day, ask for a new one.'}
      </p>
      <Button look="primary" busy={isBusy} onClick={resend}>
        Resend email
      </Button>
    </>
  )
}
