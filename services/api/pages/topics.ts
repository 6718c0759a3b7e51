import { ContentId, DisorderId, MemberId, ReactableId } from '../../../events/ids.ts'
import { kindOf, kindsWith, rowOf, type SiteId } from '../../../events/kinds.ts'
import type { Topic } from '../../../projections/projection.ts'

/**
 * Topics of changes that invalidate a page, from the results of the GraphQL operations with which it was rendered: the
 * content, members and reactions in them, the lists of the site's content, and sites.
 */
export function topicsOf(site: SiteId, answers: readonly unknown[]): Set<Topic> {
  const topics = new Set<Topic>(['site', 'maintenance'])
  const look = (value: unknown) => {
    if (typeof value === 'string') lookAtId(value, topics)
    else if (Array.isArray(value)) value.forEach(look)
    else if (typeof value === 'object' && value !== null)
      for (const [name, field] of Object.entries(value)) {
        if (lists.has(name)) topics.add(`content-of:${site}`)
        look(field)
      }
  }
  answers.forEach(look)
  return topics
}

/** Names of the GraphQL fields that list a site's content. */
const lists: ReadonlySet<string> = new Set([
  ...kindsWith('moderated').flatMap((kind) => (rowOf(kind).under ? [] : rowOf(kind).words[1])),
  'contributions',
  'recommend',
  'recommendations',
  'recentsAsRecommendations',
  'userRecommendations',
])

function lookAtId(text: string, topics: Set<Topic>): void {
  if (text.length > 40) return
  const content = ContentId.safeParse(text)
  if (content.success && !rowOf(kindOf(content.data)).under) topics.add(`content:${content.data}`)
  if (ReactableId.safeParse(text).success) topics.add(`reactions:${text}`)
  if (DisorderId.safeParse(text).success) topics.add(`disorder:${text}`)
  if (MemberId.safeParse(text).success) topics.add(`member:${text}`)
}
