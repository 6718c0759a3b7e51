import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useParams } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadPage, notFound, usePage, type LoadArgs } from '../relay/page.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { useSiteHref } from '../frame/useSiteHref.ts'
import { Badge } from '../ui/Badge.tsx'
import layout from '../ui/theme/layout.module.css'
import { SiteLogo } from '../ui/theme/SiteLogo.tsx'
import { Categories } from './admin/Categories.tsx'
import { Changes } from './admin/Changes.tsx'
import { Checklist } from './admin/checklist/Checklist.tsx'
import { Family } from './admin/Family.tsx'
import { Flags } from './admin/Flags.tsx'
import { Homepage } from './admin/Homepage.tsx'
import { Identity } from './admin/Identity.tsx'
import { MenuEditor } from './admin/MenuEditor.tsx'
import { headingOf, isSitePart, siteParts, type SitePart } from './parts.ts'
import { Redirects } from './admin/Redirects.tsx'
import { Settings } from './admin/Settings.tsx'
import { UnsavedParts, useUnsavedParts } from './admin/kept/unsaved-parts.ts'
import { StepCheck } from './admin/checklist/StepCheck.tsx'
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

export function loader(args: LoadArgs) {
  const { prefix = '', part } = args.params
  if (part !== undefined && !isSitePart(part)) throw notFound()
  return loadPage<SiteScreenQuery>(args, query, { prefix })
}

/** Screen of `/wp-admin/sites/:prefix`, the checklist and list of parts of a community's settings, and of each part. */
export function Component() {
  const { site, sites } = usePage<SiteScreenQuery>(query)
  const { part } = useParams()
  // Each community has its own key, so that input for one community does not appear in the form of another.
  return <Site key={site.id} site={site} all={sites} part={part && isSitePart(part) ? part : null} />
}

function Site({
  site: key,
  all,
  part,
}: {
  site: SiteScreen_site$key
  all: readonly { id: string; name: string }[]
  part: SitePart | null
}) {
  const hrefOf = useSiteHref()
  const { unsaved, report } = useUnsavedParts()
  const site = useFragment(
    graphql`
      fragment SiteScreen_site on Site {
        name
        prefix
        host
        accent
        logo
        isHidden
        ...Checklist_site
        ...StepCheck_site
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
  const setting = (group: Parameters<typeof Settings>[0]['group']) => (
    <Settings site={site} group={group} heading={headingOf(group)} />
  )
  const forms: Record<SitePart, ReactNode> = {
    look: <Identity site={site} />,
    home: <Homepage site={site} />,
    menu: <MenuEditor site={site} />,
    categories: <Categories site={site} />,
    features: <Flags site={site} />,
    wording: <WordingForm site={site} />,
    walls: setting('walls'),
    sharing: setting('sharing'),
    banners: setting('banners'),
    family: <Family site={site} all={all} />,
    redirects: <Redirects site={site} />,
    consent: setting('consent'),
    changes: <Changes site={site} all={all} />,
  }
  const back = part === null ? urlFor.sites() : urlFor.site(site.prefix)
  return (
    <div className={`${layout.page} ${css.wide}`}>
      <title>{part === null ? site.name : `${headingOf(part)} · ${site.name}`}</title>
      <SiteLink to={back} className={layout.back}>
        <ArrowLeft size={18} aria-hidden="true" />{' '}
        {part === null ? 'Communities' : `All settings of ${site.name}`}
      </SiteLink>
      <div className={css.head}>
        <SiteLogo site={site} />
        <div className={css.name}>
          <h1>
            {site.name}
            {part !== null && <span className="visually-hidden">: {headingOf(part)}</span>}
          </h1>
          <p>
            <a href={hrefOf(site, '/')}>{site.host}</a>{' '}
            {site.isHidden && <Badge tone="neutral">Hidden</Badge>}
          </p>
        </div>
      </div>
      <div className={css.columns}>
        {part !== null && <Contents prefix={site.prefix} part={part} unsaved={unsaved} />}
        <div className={css.parts}>
          {part === null && <Checklist site={site} />}
          {/* Every part stays on the page, so that going to another one loses nothing that is not saved. */}
          <UnsavedParts value={report}>
            {Object.entries(forms).map(([name, form]) => (
              <div key={name} hidden={name !== part}>
                <StepCheck site={site} part={name} />
                {form}
              </div>
            ))}
          </UnsavedParts>
        </div>
        {part === null && <Contents prefix={site.prefix} part={null} unsaved={unsaved} />}
      </div>
    </div>
  )
}

/** Links to the parts, with a sentence about each on the page that has no part. */
function Contents({
  prefix,
  part,
  unsaved,
}: {
  prefix: string
  part: SitePart | null
  unsaved: ReadonlySet<string>
}) {
  return (
    <nav aria-label="Settings" className={part === null ? css.overview : css.contents}>
      {siteParts.map(({ heading, parts }) => (
        <div key={heading}>
          <h2 className={css.group}>{heading}</h2>
          <ul>
            {parts.map(([name, text, about]) => (
              <li key={name}>
                <SiteLink
                  to={urlFor.sitePart(prefix, name)}
                  aria-current={name === part ? 'page' : undefined}
                >
                  {text}
                </SiteLink>{' '}
                {unsaved.has(name) && <Badge tone="neutral">Not saved</Badge>}
                {part === null && <p className={layout.soft}>{about}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
