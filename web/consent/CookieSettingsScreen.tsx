import { cookies } from '../../services/rules/cookies.ts'
import { consentWording } from '../../services/rules/consent/wording.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { PageHead } from '../frame/Head.tsx'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import { Choices } from './Choices.tsx'
import { useConsentGroups } from '../frame/consent/consent.ts'
import css from './consent.module.css'

/** `/cookie-settings`: the cookies of the site, and the visitor's choice about other companies' services. */
export function Component() {
  const { site } = useShell()
  const groups = useConsentGroups()
  return (
    <div className={layout.page}>
      <PageHead title="Cookie settings" />
      <h1>Cookie settings</h1>
      <section aria-labelledby="others" className={layout.stack}>
        <h2 id="others">Other companies</h2>
        {groups.length === 0 ? (
          <p>{site.name} doesn't load anything of other companies, so there is nothing to choose.</p>
        ) : (
          <>
            <p>
              {site.name} loads parts of other companies only if you allow it. {consentWording.text}
            </p>
            <Choices name="cookie-settings" groups={groups} />
          </>
        )}
      </section>
      <section aria-labelledby="own" className={layout.stack}>
        <h2 id="own">Necessary cookies</h2>
        <p>
          These are our own. Nobody else can read them, and the site needs them to do what you ask. Drafts of
          what you write are stored in your browser too, until you send or delete them.
        </p>
        <dl className={css.cookies}>
          {Object.entries(cookies).map(([name, { purpose, kept }]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {purpose} <span className={layout.soft}>Kept: {kept}.</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <p>
        <SiteLink to={urlFor.privacyChoices()}>Your privacy choices</SiteLink>
      </p>
    </div>
  )
}
