import { useState } from 'react'
import { urlFor } from '../../services/rules/links.ts'
import css from './footer.module.css'
import { SisterSites } from './SisterSites.tsx'
import { SiteLink } from './SiteLink.tsx'
import { useShell } from './shell.ts'

const shownAtFirst = 6

/** The site in a sentence, its ways, and the sister sites (spec §2 Footer). */
export function Footer() {
  const { site, siteSummaries } = useShell()
  const [isAll, setAll] = useState(false)
  const sisters = siteSummaries.filter(({ prefix }) => prefix !== site.prefix)
  return (
    <footer id="footer" tabIndex={-1} className={css.footer}>
      <div className={css.columns}>
        <div className={css.about}>
          <p className={css.name}>{site.name}</p>
          <p>{site.description}</p>
          <p>
            What members write here is their own experience. It does not take the place of advice from your
            doctor.
          </p>
        </div>
        <nav aria-label="Footer" className={css.links}>
          <SiteLink to={urlFor.home()}>Home</SiteLink>
          {site.features.includes('Forums') && <SiteLink to={urlFor.forums()}>Forums</SiteLink>}
        </nav>
        {sisters.length > 0 && (
          <section aria-labelledby="communities">
            <h2 id="communities" className={css.heading}>
              OUR COMMUNITIES
            </h2>
            <SisterSites sites={isAll ? sisters : sisters.slice(0, shownAtFirst)} className={css.sisters} />
            {sisters.length > shownAtFirst && (
              <button type="button" className={css.toggle} onClick={() => setAll(!isAll)}>
                {isAll ? 'View less' : 'View all'}
              </button>
            )}
          </section>
        )}
      </div>
    </footer>
  )
}
