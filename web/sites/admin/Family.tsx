import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'
import layout from '../../ui/theme/layout.module.css'
import { Select } from '../../ui/forms/Select.tsx'
import type { Family_site$key } from './__generated__/Family_site.graphql.ts'
import css from './admin.module.css'
import { useSite } from './useSite.ts'

const chooseParent = graphql`
  mutation FamilyParentMutation($siteId: ID!, $parentId: ID) {
    chooseSiteParent(siteId: $siteId, parentId: $parentId) {
      site {
        ...Family_site
      }
    }
  }
`

const none = 'none'

/** Form for the parent of a community, and list of its child communities. */
export function Family({
  site: key,
  all,
}: {
  site: Family_site$key
  /** All communities of the network, from which the parent is chosen. */
  all: readonly { id: string; name: string }[]
}) {
  const site = useFragment(
    graphql`
      fragment Family_site on Site {
        id
        parentSite {
          id
        }
        childSites {
          id
          name
          prefix
        }
      }
    `,
    key,
  )
  const { run, isBusy } = useSite(site.id)
  const others = all.filter(({ id }) => id !== site.id)
  return (
    <section aria-labelledby="family" className={layout.card}>
      <h2 id="family">Related communities</h2>
      <div className={css.form}>
        <Select
          label="Part of"
          disabled={isBusy}
          value={site.parentSite?.id ?? none}
          options={[
            { value: none, label: 'None' },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(parent) => void run([[chooseParent, { parentId: parent === none ? null : parent }]])}
        />
        <div>
          <h3 className={css.minor}>Communities within this one</h3>
          {site.childSites.length === 0 ? (
            <p className={layout.soft}>None. To add one, open that community and set “Part of”.</p>
          ) : (
            <ul className={css.names}>
              {site.childSites.map(({ id, name, prefix }) => (
                <li key={id}>
                  <SiteLink to={urlFor.site(prefix)}>{name}</SiteLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}
