import { useLocation } from 'react-router'
import { isOpen } from '../../services/rules/consent/choice.ts'
import { consentWording } from '../../services/rules/consent/wording.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import css from './consent.module.css'
import { useConsent, useConsentGroups } from '../frame/consent/consent.ts'
import { ConsentForm } from './ConsentForm.tsx'

const { title, text, groups: words } = consentWording

/** Screens that ask the same in detail. */
const screens: readonly string[] = [urlFor.cookieSettings(), urlFor.privacyChoices()]

/**
 * Asks a visitor who has not answered about every group. In the flow of the page, above everything else, so that it
 * never covers anything.
 */
export function ConsentBanner() {
  const consent = useConsent()
  const groups = useConsentGroups()
  const { pathname } = useLocation()
  if (!isOpen(consent) || groups.length === 0 || screens.includes(pathname)) return null
  return (
    <section aria-labelledby="consent" className={css.banner}>
      <div className={css.inner}>
        <div className={css.words}>
          <h2 id="consent" className={css.title}>
            {title}
          </h2>
          <p>{text}</p>
          <ul className={css.groups}>
            {groups.map(({ group, providers }) => (
              <li key={group}>
                <strong>{words[group].title}:</strong> {words[group].text}{' '}
                <span className={css.providers}>({providers.join(', ')})</span>
              </li>
            ))}
          </ul>
        </div>
        <ConsentForm
          name="banner"
          groups={groups}
          className={css.buttons}
          onSaved={() => document.getElementById('content')?.focus({ preventScroll: true })}
        >
          <Button type="submit" name="answer" value="reject">
            Reject all
          </Button>
          <Button type="submit" name="answer" value="accept">
            Accept all
          </Button>
          <SiteLink to={urlFor.cookieSettings()} className={buttonClass({ look: 'quiet' })}>
            Choose…
          </SiteLink>
        </ConsentForm>
      </div>
    </section>
  )
}
