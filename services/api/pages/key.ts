import type { FastifyRequest } from 'fastify'

/** Query parameters for tracking and of links between sites, which do not affect the content of the page. */
const ignored = /^(?:original_site|utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|_ga|_gl)$/
/** Query parameters that select the content of a page. Visitors do not share pages with any other parameters. */
const allowed = new Set(['page', 'comment', 'category', 'tag', 'sort', 'unanswered'])
/** Maximum length of the URLs whose pages visitors share. */
const MAX_URL_CHARS = 500
/** Matches the session cookie under either of its two names (plugins/sessions.ts). */
const session = /(?:^|;\s*)(?:__Host-)?session=/

/** Matches a path with a segment that leads up or nowhere, which browsers resolve before they send it. */
const dots = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i

/** True for an address that names another page than its path says, such as `/pictures/a/../..`. */
export const isIndirect = (url: string): boolean => dots.test(url.split(/[?#]/, 1)[0]!)

/** Path and query of a page that all visitors can share; null if the page must be rendered for this request only. */
export function sharedUrl({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string | null {
  if (session.test(headers.cookie ?? '') || headers.authorization !== undefined) return null
  if (url.length > MAX_URL_CHARS || !url.startsWith('/') || url.startsWith('//')) return null
  const mark = url.indexOf('?')
  if (mark === -1) return url
  const path = url.slice(0, mark)
  const query = new URLSearchParams(url.slice(mark))
  const asked = [...query].filter(([name]) => !ignored.test(name))
  // Visits from Facebook are redirected according to their query (spec §2), so they cannot share a page.
  if (query.has('fbclid') && !query.has('utm_source') && !query.has('utm_medium')) return null
  if (asked.some(([name]) => !allowed.has(name))) return null
  if (asked.length === 0) return path
  const shared = new URLSearchParams(asked)
  shared.sort()
  return `${path}?${shared}`
}
