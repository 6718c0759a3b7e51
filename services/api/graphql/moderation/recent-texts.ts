import { contentRulesOf, longestLookback, type Posted } from '../../../rules/content-rules/rules.ts'
import type { GraphContext } from '../frame/context.ts'

/** Other texts of the viewer at which the rules of the request's site look back; none if no such rule is on. */
export async function recentTexts({ services, site, viewer }: GraphContext): Promise<Posted[]> {
  const { settings } = await services.sites.details(site)
  const lookback = longestLookback(contentRulesOf(settings.content_rules))
  if (!viewer || lookback === 0) return []
  const texts = await services.reads.recentTexts(viewer.id, new Date(Date.now() - lookback))
  return texts.map(({ text, postedAt }) => ({ text, at: postedAt.getTime() }))
}
