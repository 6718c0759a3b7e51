import { platforms, urlOf } from '../../../rules/social-sites.ts'
import { escape } from '../../http/page.ts'
import { item, list, type OwnLists } from '../list.ts'

/** List of the member's links to profiles elsewhere, for the copy of the member's data. */
export const socialSitesLists: OwnLists = ({ reads }, member) => [
  list(
    { name: 'socialSites', heading: 'Your links' },
    async function* () {
      for (const { platform, handle } of await reads.socialSitesOf([member])) yield { platform, handle }
    },
    (link) => item(escape(`${platforms[link.platform].name}: ${urlOf(link) ?? link.handle}`)),
  ),
]
