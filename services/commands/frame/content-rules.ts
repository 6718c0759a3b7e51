import { streamOf, type ContentId, type MemberId, type SiteId } from '../../../events/kinds.ts'
import { contentRuleWords, type ContentRule } from '../../rules/content-rules/names.ts'
import { contentRulesOf, heldBy, type ContentRules, type Posted } from '../../rules/content-rules/rules.ts'
import { isModerator, type RoleId } from '../../rules/roles.ts'
import type { Circumstances, Facts, Intent, Need } from './decider.ts'
import { contentNeed } from './content-facts.ts'
import { memberNeed } from './facts.ts'

/** Facts about a member and a site on which the rules for a text depend. */
export interface Ruled {
  rules: ContentRules
  role: RoleId
  registeredAt: string | null
  /** The rule that holds the item that is edited; null for a new item, and if none does. */
  before: ContentRule | null
}

const rulesFacts: Facts<ContentRules> = {
  initialState: contentRulesOf(null),
  evolve: (rules, { type, data }) =>
    type === 'SiteSettingChanged' && data.setting === 'content_rules' ? contentRulesOf(data.value) : rules,
}

/** Reads the facts for a new item on a site, or for an edit of an item on the item's own site. */
export const ruledNeed =
  (place: { site: SiteId } | { item: ContentId }, { actor }: Intent): Need<Ruled> =>
  async (fold) => {
    const { site, before } =
      'site' in place ? { site: place.site, before: null } : await edited(place.item)(fold)
    const [rules, { role, registeredAt }] = await Promise.all([
      site ? fold(rulesFacts, streamOf(site)) : rulesFacts.initialState,
      memberNeed(actor as MemberId)(fold),
    ])
    return { rules, role, registeredAt, before }
  }

const edited =
  (item: ContentId): Need<{ site: SiteId | null; before: ContentRule | null }> =>
  async (fold) => {
    const { site, state, heldBy } = await contentNeed(item)(fold)
    return { site, before: state === 'held' ? heldBy : null }
  }

/**
 * The field of an event that names the rule which holds a text. Moderators' texts and imports are never held. An edit
 * does not end a hold for other texts of the member, such as a repetition.
 */
export function holding(
  { rules, role, registeredAt, before }: Ruled,
  text: string,
  recent: readonly Posted[] | undefined,
  { occurredAt, origin }: Circumstances,
): { heldBy?: ContentRule } {
  if (origin !== 'live' || isModerator(role)) return {}
  const at = Date.parse(occurredAt)
  const registered = registeredAt === null ? null : Date.parse(registeredAt)
  const kept = before !== null && !contentRuleWords[before].isOfText ? before : null
  const rule = kept ?? heldBy({ text, at, registeredAt: registered, recent: recent ?? [] }, rules)
  return rule ? { heldBy: rule } : {}
}
