import { may, type Action } from '../../services/rules/authorise.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { useShell, viewerOf } from '../frame/shell.ts'
import layout from '../ui/theme/layout.module.css'

const pages: [to: string, name: string, about: string, action: Action][] = [
  [
    '/wp-admin/sites',
    'Communities',
    'Name, features, settings, menu and redirects of each community.',
    'administerSites',
  ],
  [urlFor.contentList(), 'Content', 'Articles, pages and galleries of this community.', 'writePosts'],
  [urlFor.media(), 'Pictures', 'The library of pictures for content and home pages.', 'writePosts'],
  [
    urlFor.conditions(),
    'Conditions',
    'The directory of conditions, and those of this community.',
    'administerSites',
  ],
  [urlFor.members(), 'Members', 'Roles, badges, awards and lost access of members.', 'changeRole'],
  [
    urlFor.operations(),
    'Operations',
    'System health, projections, rebuilds and maintenance.',
    'viewOperations',
  ],
  [urlFor.events(), 'Event catalog', 'All event types and their versions.', 'viewEvents'],
  [urlFor.analytics(), 'Analytics', 'Reports on activity in the network.', 'analyse'],
]

/** Screen of `/wp-admin/`: links to the administrators' pages. */
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
              {to === urlFor.contentList() && <SiteLink to={urlFor.newContent('POST')}>New article</SiteLink>}
            </li>
          ))}
      </ul>
    </div>
  )
}
