import { excerptOf } from '../ui/text/excerpt.ts'
/** Labels of teasers by the type of their item (spec §9); threads have none. */
const labels: Readonly<Record<string, string>> = {
  POST: 'Recommended Article',
  PAGE: 'Recommended Article',
  STORY: 'Recommended Story',
  RECIPE: 'Recommended Recipe',
  SPONSORED_ARTICLE: 'Sponsored',
  CAS: 'Featured Collection',
}

export const labelOf = (type: string): string | null => labels[type] ?? null

/** Types whose teasers do not show engagement, such as the number of comments (spec §9). */
const quiet: ReadonlySet<string> = new Set(['CAS', 'PAGE', 'SPONSORED_ARTICLE', 'QUIZ'])

/**
 * Number of comments on an item in words, 'replies' for threads; null for types without engagement (spec §9), and on a
 * site whose features do not include comments.
 */
export function engagementOf(
  type: string,
  comments: number,
  { features }: { features: readonly string[] },
): string | null {
  if (quiet.has(type) || !features.includes('Comments')) return null
  const [one, many] = type === 'THREAD' ? ['reply', 'replies'] : ['comment', 'comments']
  return comments === 0 ? `no ${many} yet` : `${comments} ${comments === 1 ? one : many}`
}

/** Maximum number of words of a text in a teaser (spec §9 teaser truncation). */
const MAX_WORDS = 40
/** Maximum length of a teaser in UTF-16 units, for languages without spaces between words. */
const MAX_TEASER_CHARS = 500

/** The first 40 words of a text as one line, with an ellipsis if there are more. */
export function openingOf(text: string): string {
  const words = text.trim().split(/\s+/)
  const opening = words.slice(0, MAX_WORDS).join(' ') + (words.length > MAX_WORDS ? '…' : '')
  return excerptOf(opening, MAX_TEASER_CHARS)
}
