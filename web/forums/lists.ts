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
  /** Cursor after which the list starts, for pages without JavaScript. */
  after: string
}

export const askedIn = (query: URLSearchParams): Asked => ({
  category: query.get('category') ?? '',
  tag: tagOf(query.get('tag') ?? ''),
  sort: query.get('sort') ?? '',
  isUnanswered: query.get('unanswered') === '1',
  after: /^-?\d{1,18}:thread_[0-9a-z]{26}$/.exec(query.get('after') ?? '')?.[0] ?? '',
})

/** Path of the start of a list with some query parameters changed. */
export function pathFor(asked: Asked, change: Partial<Asked> = {}): string {
  const { isUnanswered, ...texts } = { ...asked, after: '', ...change }
  const given = { ...texts, unanswered: isUnanswered ? '1' : '' }
  return urlFor.forums(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')))
}

/** True for a list that pinned threads precede: in the usual order, of all threads or of a category. */
const hasPinned = ({ tag, sort, isUnanswered, after }: Asked): boolean =>
  !tag && !sort && !isUnanswered && !after

export const variablesOf = (asked: Asked) => {
  const { category, tag, sort, isUnanswered, after } = asked
  return {
    category: tag ? null : category || null,
    tag: tag || null,
    sort: sortChoices.find(([value]) => value === sort)?.[2] ?? 'ACTIVE',
    isUnanswered,
    after: after || null,
    hasPinned: hasPinned(asked),
  }
}
