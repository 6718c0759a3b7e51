import { Button } from '../ui/Button.tsx'
import css from './auth.module.css'
import { useResendEmail } from './useResendEmail.ts'

/** The step verificationOptions (spec §4 Sign-up flow). */
export function AlmostDone({ onEmail, onSkip }: { onEmail(): void; onSkip(): void }) {
  return (
    <>
      <p>Please check your email for a verification link.</p>
      <p>With a verified account you can start threads and write private messages.</p>
      <Button look="primary" onClick={onEmail}>
        Verify via email
      </Button>
      <button type="button" className={css.link} onClick={onSkip}>
        Skip this step
      </button>
    </>
  )
}

/** The step verifyViaEmail, and the prompt for members who did not verify yet (spec §2 Route guards). */
export function CheckInbox({ isPrompt }: { isPrompt: boolean }) {
  const [resend, isBusy] = useResendEmail()
  return (
    <>
      <p>
        {isPrompt && 'This is open to verified members. '}
        We sent you a link. Open it, and you are verified; it may have landed among the spam.
      </p>
      <Button look="primary" busy={isBusy} onClick={resend}>
        Resend email
      </Button>
    </>
  )
}
