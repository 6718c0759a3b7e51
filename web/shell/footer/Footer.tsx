import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../../services/rules/routes/links.ts'
import type { Footer_site$key } from './__generated__/Footer_site.graphql.ts'
import css from './footer.module.css'
import { SisterSites } from '../../sites/SisterSites.tsx'
import { SiteLink } from '../../frame/SiteLink.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { useShell } from '../../frame/shell.ts'
import { useIsOpen } from '../../frame/open/useIsOpen.ts'

const shownAtFirst = 6

const links = [
  [urlFor.aboutUs(), 'About Us'],
  [urlFor.termsOfUse(), 'Terms of Use'],
  [urlFor.privacyNotice(), 'Privacy Notice'],
  [urlFor.privacyChoices(), 'Your Privacy Choices'],
  [urlFor.cookieSettings(), 'Cookie Settings'],
  [urlFor.communityRules(), 'Community Rules'],
  [urlFor.adChoices(), 'Ad Choices'],
] as const

/** Description, social profiles, sister sites and legal links of the site (spec §2 Footer). */
export function Footer(props: { site: Footer_site$key }) {
  const { siteSummaries } = useShell()
  const site = useFragment(
    graphql`
      fragment Footer_site on Site {
        name
        prefix
        description
        settings {
          ...SocialLinks_settings
        }
      }
    `,
    props.site,
  )
  const [isAll, setAll] = useState(false)
  const isOpen = useIsOpen()
  const sisters = siteSummaries.filter(({ prefix }) => prefix !== site.prefix)
  return (
    <footer id="footer" tabIndex={-1} className={css.footer}>
      <div className={css.columns}>
        <div className={css.about}>
          <p className={css.name}>{site.name}</p>
          <p>{site.description}</p>
          <p>Members share their own experiences here. They are not a substitute for medical advice.</p>
        </div>
        <div className={css.about}>
          <SocialLinks settings={site.settings} />
        </div>
        {sisters.length > 0 && (
          <section aria-labelledby="communities" className={css.communities}>
            <h2 id="communities" className={css.heading}>
              Our communities
            </h2>
            <SisterSites sites={isAll ? sisters : sisters.slice(0, shownAtFirst)} className={css.sisters} />
            {sisters.length > shownAtFirst && (
              <button
                type="button"
                className={css.toggle}
                aria-expanded={isAll}
                onClick={() => setAll(!isAll)}
              >
                {isAll ? 'View less' : 'View all'}
              </button>
            )}
          </section>
        )}
        <nav aria-label="Footer" className={css.links}>
          {links
            .filter(([to]) => isOpen(to))
            .map(([to, text]) => (
              <SiteLink key={to} to={to}>
                {text}
              </SiteLink>
            ))}
        </nav>
      </div>
    </footer>
  )
}
