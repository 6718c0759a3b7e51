import { isOffered } from '../../events/kinds.ts'

/**
 * Kinds to which a search can be limited, by the value of the query parameter `kind`; with one whose feature a site
 * needs for them.
 */
const kindChoices = [
  ['', 'Everything', null],
  ['articles', 'Articles', ['POST', 'PAGE', 'SPONSORED_ARTICLE', 'GALLERY', 'GRAPHIC', 'CAS']],
  ['threads', 'Threads', ['THREAD'], 'thread'],
  ['replies', 'Comments', ['COMMENT', 'REPLY'], 'comment'],
] as const

export const kindsOn = ({ features }: { features: readonly string[] }) =>
  kindChoices.filter(([, , , kind]) => kind === undefined || isOffered(kind, features))

/** Words for what a search on a site was for: 'threads' or, without a kind, 'articles, threads or comments'. */
export function searchedOn(site: { features: readonly string[] }, kind: string): string {
  const named = kindsOn(site).filter(([value]) => value !== '')
  const words = (
    named.some(([value]) => value === kind) ? named.filter(([value]) => value === kind) : named
  ).map(([, label]) => label.toLowerCase())
  return words.join(', ').replace(/, (?=\w+$)/, ' or ')
}

/** Maximum ages in days, by the value of the query parameter `time`. */
export const timeChoices = [
  ['', 'Any time', null],
  ['month', 'Past month', 31],
  ['year', 'Past year', 366],
] as const

/** Query parameters of the page of results. */
export interface Asked {
  term: string
  kind: string
  time: string
  isFamily: boolean
}

export const askedIn = (query: URLSearchParams): Asked => ({
  term: (query.get('s') ?? '').trim().slice(0, 200),
  kind: query.get('kind') ?? '',
  time: query.get('time') ?? '',
  isFamily: query.get('family') === '1',
})

/** Path of the page of results with some query parameters changed. */
export function pathFor(asked: Asked, change: Partial<Asked> = {}): string {
  const { term, kind, time, isFamily } = { ...asked, ...change }
  const given = { s: term, kind, time, family: isFamily ? '1' : '' }
  return `/search?${new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''))}`
}

const DAY_MS = 86_400_000

/** Variables of a search; ages count from the start of the UTC day, so that server and browser ask for the same. */
export function variablesOf({ term, kind, time, isFamily }: Asked, now = Date.now()) {
  const days = timeChoices.find(([value]) => value === time)?.[2] ?? null
  const since = days === null ? null : (Math.floor(now / DAY_MS) - days) * DAY_MS
  return {
    text: term,
    types: kindChoices.find(([value]) => value === kind)?.[2] ?? null,
    since: since === null ? null : new Date(since).toISOString(),
    family: isFamily,
  }
}
