import { urlFor } from '../../services/rules/routes/links.ts'
import { tagOf } from '../../services/rules/tags.ts'

/** Orders of a list of threads, by the value of the query parameter `sort`. */
export const sortChoices = [
  ['', 'Latest activity', 'ACTIVE'],
  ['newest', 'Newest', 'NEWEST'],
  ['replies', 'Most replies', 'REPLIES'],
] as const

/** Query parameters of a list of threads; empty if missing. */
export interface Asked {
  category: string
  tag: string
  sort: string
  isUnanswered: boolean
}

export const askedIn = (query: URLSearchParams): Asked => ({
  category: query.get('category') ?? '',
  tag: tagOf(query.get('tag') ?? ''),
  sort: query.get('sort') ?? '',
  isUnanswered: query.get('unanswered') === '1',
})

/** Path of a list with some query parameters changed. */
export function pathFor(asked: Asked, change: Partial<Asked> = {}): string {
  const { isUnanswered, ...texts } = { ...asked, ...change }
  const given = { ...texts, unanswered: isUnanswered ? '1' : '' }
  return urlFor.forums(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')))
}

/** True for a list that pinned threads precede: in the usual order, of all threads or of a category. */
export const hasPinned = ({ tag, sort, isUnanswered }: Asked): boolean => !tag && !sort && !isUnanswered

export const variablesOf = (asked: Asked) => {
  const { category, tag, sort, isUnanswered } = asked
  return {
    category: tag ? null : category || null,
    tag: tag || null,
    sort: sortChoices.find(([value]) => value === sort)?.[2] ?? 'ACTIVE',
    isUnanswered,
    hasPinned: hasPinned(asked),
  }
}
