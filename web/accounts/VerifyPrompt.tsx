import { urlFor } from '../../services/rules/links.ts'
import { SiteLink } from '../shell/SiteLink.tsx'
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
      <h1>You must verify your account to proceed</h1>
      <div className={css.steps}>
        <CheckInbox />
        <p className={css.other}>
          <SiteLink to={urlFor.profile()} className={css.link}>
            Go to your profile
          </SiteLink>
        </p>
      </div>
    </section>
  )
}
