import type { Id, SiteId } from '../../events/kinds.ts'
import { firstRules } from '../rules/sites/rules-page.ts'
import type { Decider, Intent, Named, Outcome } from './frame/decider.ts'
import { publishing } from './publishing.ts'
import { sites, type SiteCommand } from './sites.ts'

/** What a new site begins with: its details with a purpose, and the id of the page with a draft of its rules. */
interface NewSite {
  site: SiteId
  details: Omit<Extract<SiteCommand, { name: 'createSite' }>['details'], 'site'>
  page: Id<'page'>
}

interface Dispatching {
  dispatch<State, Command extends Named, Known>(
    decider: Decider<State, Command, Known>,
    command: Command,
    intent: Intent,
  ): Promise<Outcome>
}

/** Steps that create a hidden site, with what its purpose needs and a draft of its rules. */
export const newSiteSteps = (
  { dispatch }: Dispatching,
  { site, details, page }: NewSite,
  intent: Intent,
): (() => Promise<Outcome>)[] => [
  () => dispatch(sites, { name: 'createSite', details: { site, ...details } }, intent),
  () => dispatch(sites, { name: 'furnishSite', site }, intent),
  () => dispatch(publishing, { name: 'writePost', post: page, site, text: firstRules }, intent),
]
