import { trimmed } from './paths.ts'

/** Files with feeds that earlier systems had at the root of a site. */
const files = /^\/(?:(?:rss|atom|feed|index)(?:\.xml)?|wp-(?:atom|rdf|rss2?|feed)\.php)$/i
/** Ends of WordPress's addresses of feeds, after the address of a list or of an item. */
const ends = /^(.*)\/feed(?:\/(?:feed|atom|rdf|rss2?))?$/i

/**
 * The present address of a feed for one that a reader has from an earlier system; null for any other address. The
 * feeds of all comments lead to that of the forums.
 */
export function presentFeed(path: string, query: URLSearchParams): string | null {
  const address = trimmed(path)
  const queried = address === '' || address === '/' ? query.get('feed') : null
  if (queried !== null) return queried.startsWith('comments') ? '/forums/feed' : '/feed'
  if (/^\/wp-commentsrss2\.php$/i.test(address)) return '/forums/feed'
  const [, list] = ends.exec(address) ?? []
  const present =
    list === undefined
      ? files.test(address) && '/feed'
      : list === '/comments'
        ? '/forums/feed'
        : `${list.replace(/^\/category\/(?:.*\/)?([^/]+)$/i, '/$1')}/feed`
  return present && present !== path ? present : null
}
