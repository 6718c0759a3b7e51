import { may, type Action } from '../../services/rules/authorise.ts'
import { urlFor } from '../../services/rules/links.ts'
import { SiteLink } from '../shell/SiteLink.tsx'
import { useShell, viewerOf } from '../shell/shell.ts'
import layout from '../ui/layout.module.css'

const pages: [to: string, name: string, about: string, action: Action][] = [
  ['/wp-admin/sites', 'Communities', 'Names, flags, settings, menus and redirects.', 'administerSites'],
  [
    urlFor.operations(),
    'Operations',
    'How the network does: projections, replays, maintenance.',
    'viewOperations',
  ],
  [urlFor.events(), 'Event catalogue', 'Everything that can happen in the network.', 'viewEvents'],
  [urlFor.analytics(), 'Analytics', 'Questions to the history, and their answers.', 'analyse'],
]

/** `/wp-admin/`: what there is to administer. */
export function Component() {
  const viewer = viewerOf(useShell())
  return (
    <div className={layout.page}>
      <title>Administration</title>
      <h1>Administration</h1>
      <ul className={layout.stack}>
        {pages
          .filter(([, , , action]) => may(action, viewer))
          .map(([to, name, about]) => (
            <li key={to} className={layout.card}>
              <h2>
                <SiteLink to={to}>{name}</SiteLink>
              </h2>
              <p className={layout.soft}>{about}</p>
            </li>
          ))}
      </ul>
    </div>
  )
}
