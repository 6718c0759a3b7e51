import { Button } from '../ui/Button.tsx'
import { HelpLink } from './HelpLink.tsx'
import { useResendEmail } from './useResendEmail.ts'

/** The step verificationOptions (spec §4 Sign-up flow), and the prompt for members who did not verify yet. */
export function AlmostDone({
  isPrompt,
  onEmail,
  onText,
  onSkip,
}: {
  /** Whether it stands in the way of something that is for verified members. */
  isPrompt: boolean
  onEmail(): void
  onText(): void
  /** Null where it cannot be skipped. */
  onSkip: (() => void) | null
}) {
  return (
    <>
      <p>
        {isPrompt ? 'This is open to verified members.' : 'Please check your email for a verification link.'}
      </p>
      <p>With a verified account you can start threads and write private messages.</p>
      <Button look="primary" onClick={onEmail}>
        Verify via email
      </Button>
      <Button onClick={onText}>Verify via text message</Button>
      {onSkip && !isPrompt && <HelpLink answer="Skip this step" onClick={onSkip} />}
    </>
  )
}

/** The step verifyViaEmail. */
export function CheckInbox() {
  const [resend, isBusy] = useResendEmail()
  return (
    <>
      <p>We sent you a link. Open it, and you are verified; it may have landed among the spam.</p>
      <Button look="primary" busy={isBusy} onClick={resend}>
        Resend email
      </Button>
    </>
  )
}
