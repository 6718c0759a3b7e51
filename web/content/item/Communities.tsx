import { graphql, useFragment } from 'react-relay'
import { useShell } from '../../frame/shell.ts'
import { useSiteHref } from '../../frame/useSiteHref.ts'
import { SiteLogo } from '../../ui/theme/SiteLogo.tsx'
import type { Communities_post$key } from './__generated__/Communities_post.graphql.ts'
import css from '../content.module.css'

/** Number of logos that stand for all communities of an item (spec §1). */
const LOGOS = 2

/**
 * 'Published on N communities' with two logos and the number of the others (spec §1), and a list of links to the item on
 * each; nothing for an item on one site.
 */
export function Communities(props: { post: Communities_post$key }) {
  const {
    path,
    originalSite,
    crossPublishedSites: sites,
  } = useFragment(
    graphql`
      fragment Communities_post on Post {
        path
        originalSite {
          prefix
        }
        crossPublishedSites {
          prefix
          name
          host
          accent
          logo
        }
      }
    `,
    props.post,
  )
  const { site: here } = useShell()
  const hrefOf = useSiteHref()
  const query = `?original_site=${originalSite.prefix}`
  return (
    <details className={css.communities}>
      <summary>
        <span className={css.logos}>
          {sites.slice(0, LOGOS).map((site) => (
            <SiteLogo key={site.prefix} site={site} size={24} />
          ))}
          {sites.length > LOGOS && <span>+{sites.length - LOGOS}</span>}
        </span>{' '}
        Published on {sites.length} communities
      </summary>
      <ul>
        {sites.map((site) => (
          <li key={site.prefix}>
            {site.prefix === here.prefix ? (
              site.name
            ) : (
              <a href={hrefOf(site, path + (site.prefix === originalSite.prefix ? query : ''))}>
                {site.name}
              </a>
            )}
            {site.prefix === originalSite.prefix && ' (original)'}
          </li>
        ))}
      </ul>
    </details>
  )
}
