import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { isBuiltFlag, isSiteFlag, SiteFlag, siteFlags } from '../../../services/rules/sites/sites.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import layout from '../../ui/theme/layout.module.css'
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

/** Explanations, by feature, of what members lose when the feature is turned off. Nothing is deleted. */
const losses: Partial<Record<SiteFlag, string>> = {
  Accounts:
    'Nobody will be able to sign up or log in, and members will lose access to everything that needs an account.',
  Forums: 'The forums, all threads and their comments will disappear for everyone.',
  Comments: 'All comments and replies will disappear for everyone.',
  Reactions: 'Reactions will disappear from threads, comments and messages.',
  private_messaging: 'Members will no longer be able to read or send private messages.',
  mental_health: 'Crisis help will disappear from the top of every page.',
}

const aboutOf = (flag: SiteFlag): string => {
  const feature = siteFlags[flag]
  return 'about' in feature ? feature.about : ''
}

const goneWith = (flag: SiteFlag): string =>
  `${losses[flag] ?? `“${siteFlags[flag].label}” will be turned off for everyone.`} This takes effect immediately on all open pages. Nothing is deleted, and you can turn it back on at any time.`

/** Switches for the site's features, which take effect at once. Turning a feature off requires confirmation. */
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
  const id = useId()
  /** The switch that was just pressed, until the server has responded. */
  const [thrown, setThrown] = useState<{ flag: SiteFlag; on: boolean } | null>(null)
  /** Feature that will be turned off once the administrator confirms. */
  const [asked, setAsked] = useState<SiteFlag | null>(null)
  const on = new Set(site.features.filter(isSiteFlag))
  async function turn(flag: SiteFlag, on: boolean) {
    if (isBusy) return
    setThrown({ flag, on })
    await run([[changeFlag, { flag, on }]], `${siteFlags[flag].label}: ${on ? 'on' : 'off'}`)
    setThrown(null)
  }
  return (
    <section aria-labelledby="flags" className={layout.card}>
      <h2 id="flags">Features</h2>
      <p className={layout.soft}>Turning a feature on or off takes effect immediately.</p>
      <ul className={css.flags}>
        {SiteFlag.options.filter(isBuiltFlag).map((flag) => (
          <li key={flag}>
            <Checkbox
              role="switch"
              aria-describedby={`${id}-${flag.replaceAll(' ', '-')}`}
              checked={thrown?.flag === flag ? thrown.on : on.has(flag)}
              aria-disabled={isBusy || undefined}
              onChange={({ target }) => (target.checked ? void turn(flag, true) : setAsked(flag))}
            >
              {siteFlags[flag].label}
            </Checkbox>
            <p id={`${id}-${flag.replaceAll(' ', '-')}`} className={css.about}>
              {aboutOf(flag)}
            </p>
          </li>
        ))}
      </ul>
      {asked && (
        <Dialog heading="Turn this feature off?" onClose={() => setAsked(null)}>
          <p>{goneWith(asked)}</p>
          <div className={layout.row}>
            <Button
              look="danger"
              onClick={() => {
                setAsked(null)
                void turn(asked, false)
              }}
            >
              Turn off
            </Button>
            <Button look="quiet" onClick={() => setAsked(null)}>
              Keep it on
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
