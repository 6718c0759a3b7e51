import { StepLink } from '../frame/StepLink.tsx'
import { SocialForm } from './SocialForm.tsx'

/** The step setSocialSites (spec §4 Sign-up flow): asks a new member of a social network for links. */
export function AskSocialSites({ onDone, onSkip }: { onDone(): void; onSkip: (() => void) | null }) {
  return (
    <>
      <p>
        Where else can people find you? Your links will be publicly visible. You can change them in your
        profile.
      </p>
      <SocialForm saved={[]} save="Continue" onSaved={onDone} />
      {onSkip && <StepLink answer="Skip this step" onClick={onSkip} />}
    </>
  )
}
