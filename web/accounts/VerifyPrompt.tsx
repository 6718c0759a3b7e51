import css from './auth.module.css'
import { verifyPrompt } from './steps.ts'
import { CheckInbox } from './Verification.tsx'

/**
 * Stands in the place of a screen that is for verified members: there is no page to stay on, and so the profile is where
 * to go (spec §2 Route guards).
 */
export function VerifyPrompt() {
  return (
    <section className={css.screen}>
      <title>{verifyPrompt.heading}</title>
      <h1>{verifyPrompt.heading}</h1>
      <div className={css.steps}>
        <p>This is open to verified members.</p>
        <CheckInbox />
      </div>
    </section>
  )
}
