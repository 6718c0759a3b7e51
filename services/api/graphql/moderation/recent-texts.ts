import { GraphQLError } from 'graphql'
import type { ContentId } from '../../../../events/kinds.ts'
import { beginPosting, endPosting } from '../../../operational/postings.ts'
import { contentRulesOf, longestLookback, type Posted } from '../../../rules/content-rules/rules.ts'
import type { GraphContext } from '../frame/context.ts'
import { failure } from '../frame/errors.ts'
import type { Done } from '../frame/mutate.ts'

/**
 * Posts a new item of the viewer with those other texts of the viewer at which the rules of the request's site look back;
 * without any if no such rule is on. Until the read models show it, another one is rejected, because it could not
 * be compared with this one.
 */
export async function postInTurn(
  context: GraphContext,
  item: ContentId,
  post: (recent: readonly Posted[]) => Promise<Done>,
): Promise<Done> {
  const { services, site, viewer } = context
  const { sql, reads } = services
  const { settings } = await services.sites.details(site)
  const lookback = longestLookback(contentRulesOf(settings.content_rules))
  if (!viewer || lookback === 0) return post([])
  const member = viewer.id
  if (!(await beginPosting(sql, member, item)))
    throw failure('CONFLICT', 'Your previous text is still being posted. Please try again in a few seconds.')
  const end = () => endPosting(sql, member, item)
  try {
    const texts = await reads.recentTexts(member, new Date(Date.now() - lookback))
    const done = await post(texts.map(({ text, postedAt }) => ({ text, at: postedAt.getTime() })))
    if (!done.pending) await end()
    return done
  } catch (error) {
    // Another error leaves open if the text was posted, so that the posting only expires.
    if (error instanceof GraphQLError) await end()
    throw error
  }
}
