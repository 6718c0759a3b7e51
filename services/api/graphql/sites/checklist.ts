import { kindsWith } from '../../../../events/kinds.ts'
import { ContentSection } from '../../../rules/sections/sections.ts'
import { checklistOf } from '../../../rules/sites/checklist.ts'
import type { SiteRow } from '../../reads.ts'
import type { GraphContext } from '../frame/context.ts'

const articleKinds = kindsWith('editorial').filter((kind) => kind !== 'page')

/** The checklist of a site, from what everybody could read of it. */
export async function readChecklist(site: SiteRow, { services }: Pick<GraphContext, 'services'>) {
  const { sites, reads } = services
  const [{ menu, categories, homepage }, threads, posts, rules] = await Promise.all([
    sites.details(site),
    reads.threadAddresses(site.id, '', 1),
    reads.postsCount(site.id, { kinds: articleKinds, group: null, page: null }, null),
    reads.postAt(site.id, { type: 'slug', address: 'community-rules' }),
  ])
  const first = ContentSection.safeParse(Array.isArray(homepage) ? homepage[0] : null).data
  return checklistOf({
    ...site,
    hasCover: first?.type === 'ImageSection',
    categories: categories.length,
    menuEntries: Array.isArray(menu) ? menu.length : 0,
    hasText: threads.length > 0 || posts > 0,
    hasRules: rules !== null,
  })
}
