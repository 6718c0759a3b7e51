import { urlFor } from '../../services/rules/routes/links.ts'
import { PageHead } from '../frame/Head.tsx'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import { Choices } from './Choices.tsx'
import { useConsentGroups } from '../frame/consent/consent.ts'

/** `/your-privacy-choices`: refusing the sale and sharing of personal data, and control of one's own data. */
export function Component() {
  const { site, viewer } = useShell()
  const groups = useConsentGroups().filter(({ group }) => group === 'advertising')
  return (
    <div className={layout.page}>
      <PageHead title="Your privacy choices" />
      <h1>Your privacy choices</h1>
      <section aria-labelledby="sale" className={layout.stack}>
        <h2 id="sale">Sale and sharing of your data</h2>
        <p>We don't sell what you write, nor anything else in your account.</p>
        {groups.length === 0 ? (
          <p>
            {site.name} doesn't show ads of other companies, so nothing is shared with them. A Global Privacy
            Control signal of your browser is respected if that ever changes.
          </p>
        ) : (
          <>
            <p>
              Ads are loaded from other companies only if you allow it. Under US privacy laws, that counts as
              sale or sharing of personal information. A Global Privacy Control signal of your browser refuses
              it.
            </p>
            <Choices name="privacy-choices" groups={groups} />
          </>
        )}
        <p>
          <SiteLink to={urlFor.cookieSettings()}>Cookie settings</SiteLink>
        </p>
      </section>
      <section aria-labelledby="data" className={layout.stack}>
        <h2 id="data">Your data</h2>
        {viewer ? (
          <p>
            <SiteLink to={urlFor.accountSettings()}>In your account settings</SiteLink> you can download
            everything we hold about you, including what you agreed to and in which words, and delete your
            account.
          </p>
        ) : (
          <p>
            Members can download everything we hold about them, and delete their account, on their profile.
            About visitors we store nothing but the cookies in their own browser.
          </p>
        )}
      </section>
    </div>
  )
}
