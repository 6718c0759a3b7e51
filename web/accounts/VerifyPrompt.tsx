import { CheckInbox } from './Verification.tsx'
import css from './auth.module.css'

/** Stands in the place of a screen that is for verified members. */
export function VerifyPrompt() {
  return (
    <section className={css.screen}>
      <title>Verify your account</title>
      <h1>Verify your account</h1>
      <div className={css.steps}>
        <CheckInbox isPrompt />
      </div>
    </section>
  )
}
