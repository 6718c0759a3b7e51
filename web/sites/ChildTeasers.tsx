import { graphql, useFragment } from 'react-relay'
import { useSiteHref } from '../frame/useSiteHref.ts'
import { Card } from '../ui/Card.tsx'
import { SiteLogo } from '../ui/theme/SiteLogo.tsx'
import type { ChildTeasers_site$key } from './__generated__/ChildTeasers_site.graphql.ts'
import css from './sites.module.css'

/** Child communities with logo and description (spec §1 Child Site Teasers). */
export function ChildTeasers(props: { site: ChildTeasers_site$key }) {
  const { childSites } = useFragment(
    graphql`
      fragment ChildTeasers_site on Site {
        childSites {
          prefix
          name
          host
          description
          accent
          logo
        }
      }
    `,
    props.site,
  )
  const hrefOf = useSiteHref()
  if (childSites.length === 0) return null
  return (
    <section aria-labelledby="children" className={css.children}>
      <h2 id="children">Find your community</h2>
      <ul className={css.childList}>
        {childSites.map((site) => (
          <Card as="li" key={site.prefix} className={css.child}>
            <SiteLogo site={site} />
            <div className={css.childText}>
              <h3>
                <a href={hrefOf(site, '/')}>{site.name}</a>
              </h3>
              <p>{site.description}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
