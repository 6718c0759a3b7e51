import { setImmediate as turn } from 'node:timers/promises'
import pLimit from 'p-limit'
import { isContentCreation } from '../../../../events/content.ts'
import { isErased } from '../../../../events/define.ts'
import { streamOf, type ContentId, type SiteId } from '../../../../events/kinds.ts'
import type { Log } from '../../../../events/log.ts'
import { check } from '../../../rules/check.ts'
import type { ContentRule } from '../../../rules/content-rules/names.ts'
import { ContentRules, contentRulesOf } from '../../../rules/content-rules/rules.ts'
import { openTrial } from '../../../rules/content-rules/trial.ts'
import { isModerator } from '../../../rules/roles.ts'
import type { Reads } from '../../reads.ts'
import type { HeldTextResolvers, QueryResolvers } from '../__generated__/resolvers.ts'
import { findContent, ruleNames } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { allowed, failure, orNotFound } from '../frame/errors.ts'

const TRIAL_DAYS = 30
const DAY_MS = 86_400_000
const PAGE_SIZE = 10_000
/** Number of texts that are examined at once, after which other requests get their turn. */
const STEP_SIZE = 200
const MAX_EXAMPLES = 20

/** An item that a tried rule would have held. */
export interface HeldText {
  rule: ContentRule
  id: ContentId
}

/** Maximum number of streams that a trial reads at the same time. */
const inTurn = pLimit(20)

/** The wording with which an item was posted: title and body; null if it is erased. */
async function firstWording(log: Pick<Log, 'read'>, id: ContentId): Promise<string | null> {
  const [created] = await log.read(streamOf(id), { limit: 1 })
  if (!created || !isContentCreation(created)) return null
  const parts = ['title' in created.data ? created.data.title : null, created.data.body]
  const texts = parts.flatMap((part) => (part === null || isErased(part) ? [] : [part]))
  return parts.some(isErased) ? null : texts.join('\n')
}

/**
 * Tries rules on the texts of a site in the 30 days before its newest one, in the wording with which they were posted.
 * The read model has it except for edited items, whose first events are read from the log. Changes nothing.
 */
async function tryRules(
  { reads, log }: { reads: Pick<Reads, 'newestTextAt' | 'textsPosted'>; log: Pick<Log, 'read'> },
  site: SiteId,
  rules: ContentRules,
) {
  const until = (await reads.newestTextAt(site)) ?? new Date()
  const since = new Date(until.getTime() - TRIAL_DAYS * DAY_MS)
  const trial = openTrial(rules)
  const after = new Date(since.getTime() - trial.lookback)
  const held: HeldText[] = []
  let texts = 0
  for (let cursor: string | null = null; ;) {
    const { rows, more } = await reads.textsPosted(site, { after, until }, { size: PAGE_SIZE, cursor })
    const edited = rows.filter(({ isEdited, role }) => isEdited && !isModerator(role))
    const first = new Map(
      await Promise.all(
        edited.map(async ({ id }) => [id, await inTurn(() => firstWording(log, id))] as const),
      ),
    )
    for (const [index, { id, postedAt, author, role, registeredAt, ...row }] of rows.entries()) {
      if (index % STEP_SIZE === 0) await turn()
      const text = row.isEdited ? first.get(id) : row.text
      if (isModerator(role) || text == null) continue
      const past = { author, text, at: postedAt.getTime(), registeredAt: registeredAt.getTime() }
      const rule = trial.take(past)
      if (postedAt <= since) continue
      texts++
      if (rule) held.push({ rule, id })
    }
    cursor = rows.at(-1)?.cursor ?? null
    if (!more) return { since, until, texts, held }
  }
}

async function siteNamed(community: string | null | undefined, context: GraphContext) {
  allowed('viewModeration', context)
  if (!community) return context.site
  return orNotFound(await context.services.sites.byPrefix(community), 'Site')
}

export const ruleQueries = {
  async contentRules(_, { community }, context) {
    const { id, prefix } = await siteNamed(community, context)
    const { settings } = await context.services.sites.details({ id })
    return { siteId: id, community: prefix, rules: contentRulesOf(settings.content_rules) }
  },
  async contentRulesTrial(_, { community, rules }, context) {
    const site = await siteNamed(community, context)
    const checked = check(ContentRules, rules)
    if (checked.problem !== null) throw failure('INVALID', checked.problem)
    const { held, ...rest } = await tryRules(context.services, site.id, checked.data)
    const counts = Map.groupBy(held, ({ rule }) => rule)
    return {
      ...rest,
      held: [...counts].map(([rule, of]) => ({ rule: ruleNames[rule], texts: of.length })),
      examples: held.toReversed().slice(0, MAX_EXAMPLES),
    }
  },
} satisfies QueryResolvers

export const heldTextFields: HeldTextResolvers = {
  rule: ({ rule }) => ruleNames[rule],
  item: ({ id }, _, context) => findContent(context, id),
}
