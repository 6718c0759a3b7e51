import { kindsWith } from '../../../../events/kinds.ts'
import { ContentSection } from '../../../rules/sections/sections.ts'
import { checklistOf } from '../../../rules/sites/checklist.ts'
import { Menu } from '../../../rules/sites/menus.ts'
import { RULES_SLUG } from '../../../rules/sites/rules-page.ts'
import { settingsOf } from '../../../rules/sites/site-settings.ts'
import type { SiteRow } from '../../reads.ts'
import type { GraphContext } from '../frame/context.ts'

const articleKinds = kindsWith('editorial').filter((kind) => kind !== 'page')

/** The checklist of a site, from what everybody could read of it. */
export async function readChecklist(site: SiteRow, { services }: Pick<GraphContext, 'services'>) {
  const { sites, reads } = services
  const [{ menu, categories, homepage, settings }, threads, posts, rules, draft] = await Promise.all([
    sites.details(site),
    reads.threadAddresses(site.id, '', 1),
    reads.postsCount(site.id, { kinds: articleKinds, group: null, page: null }, null),
    reads.postAt(site.id, { type: 'slug', address: RULES_SLUG }),
    reads.manuscriptNamed(site.id, 'page', RULES_SLUG),
  ])
  const first = ContentSection.safeParse(Array.isArray(homepage) ? homepage[0] : null).data
  const steps = checklistOf({
    ...site,
    hasCover: first?.type === 'ImageSection',
    categories,
    menu: Menu.safeParse(menu).data ?? [],
    checked: settingsOf(settings).checked_steps,
    hasText: threads.length > 0 || posts > 0,
    hasRules: rules !== null,
  })
  return steps.map((step) => ({ ...step, draft: step.step === 'rules' ? draft : null }))
}
