import { ContentId, MemberId, ThreadId, type SiteId } from '../../../events/kinds.ts'
import type { Topic } from '../../../projections/projection.ts'

/**
 * What a page has to be made anew for, by what its operations answered: a change of the threads, members and
 * reactions that it shows, of the list of the site's threads where it has one, of the sites themselves.
 */
export function topicsOf(site: SiteId, answers: readonly unknown[]): Set<Topic> {
  const topics = new Set<Topic>(['site', 'maintenance'])
  const look = (value: unknown) => {
    if (typeof value === 'string') lookAtId(value, topics)
    else if (Array.isArray(value)) value.forEach(look)
    else if (typeof value === 'object' && value !== null)
      for (const [name, field] of Object.entries(value)) {
        if (name === 'threads') topics.add(`threads:${site}`)
        look(field)
      }
  }
  answers.forEach(look)
  return topics
}

function lookAtId(text: string, topics: Set<Topic>): void {
  if (text.length > 40) return
  if (ThreadId.safeParse(text).success) topics.add(`thread:${text}`)
  if (ContentId.safeParse(text).success) topics.add(`reactions:${text}`)
  if (MemberId.safeParse(text).success) topics.add(`member:${text}`)
}
