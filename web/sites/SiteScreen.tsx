import { ArrowLeft } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { useSiteHref } from '../frame/useSiteHref.ts'
import layout from '../ui/theme/layout.module.css'
import { SiteLogo } from '../ui/theme/SiteLogo.tsx'
import { Categories } from './admin/Categories.tsx'
import { Changes } from './admin/Changes.tsx'
import { Family } from './admin/Family.tsx'
import { Flags } from './admin/Flags.tsx'
import { Homepage } from './admin/Homepage.tsx'
import { Identity } from './admin/Identity.tsx'
import { MenuEditor } from './admin/MenuEditor.tsx'
import { Redirects } from './admin/Redirects.tsx'
import { Settings } from './admin/Settings.tsx'
import { WordingForm } from './admin/WordingForm.tsx'
import css from './site-screen.module.css'
import type { SiteScreen_site$key } from './__generated__/SiteScreen_site.graphql.ts'
import type { SiteScreenQuery } from './__generated__/SiteScreenQuery.graphql.ts'

const query = graphql`
  query SiteScreenQuery($prefix: String!) {
    site(prefix: $prefix) {
      id
      ...SiteScreen_site
    }
    sites {
      id
      name
    }
  }
`

/** Sections of the settings page, each with the id and text of its heading. */
const parts = [
  ['identity', 'Name and look'],
  ['flags', 'Features'],
  ['family', 'Related communities'],
  ['homepage', 'Home page'],
  ['menu', 'Menu'],
  ['redirects', 'Redirects'],
  ['categories', 'Categories'],
  ['wording', 'Sign-up terms'],
  ['settings', 'Settings'],
  ['changes', 'History'],
] as const

export const loader = (args: LoadArgs) =>
  loadPage<SiteScreenQuery>(args, query, { prefix: args.params.prefix ?? '' })

/** Screen of `/wp-admin/sites/:prefix`: all settings of a community. */
export function Component() {
  const { site, sites } = usePage<SiteScreenQuery>(query)
  // Each community has its own key, so that input for one community does not appear in the form of another.
  return <Site key={site.id} site={site} all={sites} />
}

function Site({
  site: key,
  all,
}: {
  site: SiteScreen_site$key
  all: readonly { id: string; name: string }[]
}) {
  const hrefOf = useSiteHref()
  const site = useFragment(
    graphql`
      fragment SiteScreen_site on Site {
        name
        prefix
        host
        accent
        ...Identity_site
        ...Flags_site
        ...Family_site
        ...Homepage_site
        ...MenuEditor_site
        ...Redirects_site
        ...Categories_site
        ...WordingForm_site
        ...Settings_site
        ...Changes_site
      }
    `,
    key,
  )
  return (
    <div className={`${layout.page} ${css.wide}`}>
      <title>{site.name}</title>
      <SiteLink to={urlFor.sites()} className={layout.back}>
        <ArrowLeft size={18} aria-hidden="true" /> Communities
      </SiteLink>
      <div className={layout.row}>
        <SiteLogo site={site} />
        <h1>{site.name}</h1>
      </div>
      <p>
        <a href={hrefOf(site, '/')}>{site.host}</a>
      </p>
      <div className={css.columns}>
        <nav aria-label="On this page" className={css.contents}>
          <ul>
            {parts.map(([id, heading]) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.parts}>
          <Identity site={site} />
          <Flags site={site} />
          <Family site={site} all={all} />
          <Homepage site={site} />
          <MenuEditor site={site} />
          <Redirects site={site} />
          <Categories site={site} />
          <WordingForm site={site} />
          <Settings site={site} />
          <Changes site={site} all={all} />
        </div>
      </div>
    </div>
  )
}
