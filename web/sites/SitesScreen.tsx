import { Plus } from 'lucide-react'
import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { isSiteFlag, siteFlags } from '../../services/rules/sites/sites.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Badge } from '../ui/Badge.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import layout from '../ui/theme/layout.module.css'
import { SiteLogo } from '../ui/theme/SiteLogo.tsx'
import css from './admin/admin.module.css'
import type { SitesScreenQuery } from './__generated__/SitesScreenQuery.graphql.ts'

const query = graphql`
  query SitesScreenQuery {
    sites {
      id
      name
      prefix
      host
      accent
      logo
      description
      features
      isHidden
      parentSite {
        id
        name
      }
    }
  }
`

export const loader = (args: LoadArgs) => loadPage<SitesScreenQuery>(args, query, {})

/** Screen of `/wp-admin/sites`: the network's communities. */
export function Component() {
  const { sites } = usePage<SitesScreenQuery>(query)
  return (
    <div className={`${layout.page} ${css.wide}`}>
      <title>Communities</title>
      <h1>Communities</h1>
      <p className={layout.lead}>
        Manage the name, look and features of each community. Changes go live immediately.
      </p>
      <div>
        <SiteLink to={urlFor.newSite()} className={buttonClass({ look: 'primary' })}>
          <Plus size={18} aria-hidden="true" /> New community
        </SiteLink>
      </div>
      <ul className={css.sites}>
        {sites.map(
          ({ id, name, prefix, host, accent, logo, description, features, isHidden, parentSite }) => (
            <Card as="li" key={id} className={css.site}>
              <SiteLogo site={{ prefix, accent, logo }} />
              <div className={css.words}>
                <h2 className={css.name}>
                  <SiteLink to={urlFor.site(prefix)}>
                    <span className="visually-hidden">Manage </span>
                    {name}
                  </SiteLink>
                </h2>
                <p className={layout.soft}>
                  {host}
                  {parentSite && ` · part of ${parentSite.name}`}
                  {isHidden && ' · hidden until you open it'}
                </p>
                {description && <p className={css.description}>{description}</p>}
                <ul aria-label={`Features of ${name}`} className={css.badges}>
                  {features.filter(isSiteFlag).map((feature) => (
                    <li key={feature}>
                      <Badge tone="neutral">{siteFlags[feature].label}</Badge>
                    </li>
                  ))}
                </ul>
              </div>
            </Card>
          ),
        )}
      </ul>
    </div>
  )
}
