import { Fragment, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { isSiteFlag, SiteFlag, siteFlags } from '../../../services/rules/sites.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import layout from '../../ui/layout.module.css'
import type { Flags_site$key } from './__generated__/Flags_site.graphql.ts'
import css from './admin.module.css'
import { useSite } from './useSite.ts'

const changeFlag = graphql`
  mutation FlagsMutation($siteId: ID!, $flag: String!, $on: Boolean!) {
    changeSiteFlag(siteId: $siteId, flag: $flag, on: $on) {
      site {
        ...Flags_site
      }
    }
  }
`

/** The features, each a switch that takes effect at once. */
export function Flags({ site: key }: { site: Flags_site$key }) {
  const site = useFragment(
    graphql`
      fragment Flags_site on Site {
        id
        features
      }
    `,
    key,
  )
  const { run, isBusy } = useSite(site.id)
  /** The switch that was just thrown, until the server has answered. */
  const [thrown, setThrown] = useState<{ flag: SiteFlag; on: boolean } | null>(null)
  const on = new Set(site.features.filter(isSiteFlag))
  async function turn(flag: SiteFlag, on: boolean) {
    if (isBusy) return
    setThrown({ flag, on })
    await run([[changeFlag, { flag, on }]], `${siteFlags[flag]}: ${on ? 'on' : 'off'}`)
    setThrown(null)
  }
  return (
    <section aria-labelledby="flags" className={layout.card}>
      <h2 id="flags">Features</h2>
      <p className={layout.soft}>
        A feature that is switched off is gone from every open page within a second: its routes lead home.
      </p>
      <ul className={css.flags}>
        {SiteFlag.options.map((flag) => (
          <li key={flag}>
            <Checkbox
              role="switch"
              checked={thrown?.flag === flag ? thrown.on : on.has(flag)}
              aria-disabled={isBusy || undefined}
              onChange={({ target }) => void turn(flag, target.checked)}
            >
              {siteFlags[flag]} <FlagName flag={flag} />
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A flag as the code and the API name it; in a narrow column it breaks between its words. */
const FlagName = ({ flag }: { flag: SiteFlag }) => (
  <code className={css.code}>
    {flag.split(/(?<=_)/).map((word) => (
      <Fragment key={word}>
        {word}
        <wbr />
      </Fragment>
    ))}
  </code>
)
