import type { FastifyRequest } from 'fastify'

/** Tracking parameters, which do not change the page. */
const ignored = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|_ga|_gl)$/
/** Parameters that select the content of a page. Pages with any other parameter are not shared. */
const allowed = new Set(['page'])
/** Pages with longer URLs are not cached. */
const MAX_URL_CHARS = 500
/** Matches both names of the session cookie (plugins/sessions.ts). */
const session = /(?:^|;\s*)(?:__Host-)?session=/

/** Path and query of a page that all visitors share; null for an individual page. */
export function sharedUrl({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string | null {
  if (session.test(headers.cookie ?? '') || headers.authorization !== undefined) return null
  if (url.length > MAX_URL_CHARS || !url.startsWith('/') || url.startsWith('//')) return null
  const mark = url.indexOf('?')
  if (mark === -1) return url
  const path = url.slice(0, mark)
  const query = new URLSearchParams(url.slice(mark))
  const asked = [...query].filter(([name]) => !ignored.test(name))
  // Links from Facebook are redirected (spec §2), so they have no shared page.
  if (query.has('fbclid') && !query.has('utm_source') && !query.has('utm_medium')) return null
  if (asked.some(([name]) => !allowed.has(name))) return null
  if (asked.length === 0) return path
  const shared = new URLSearchParams(asked)
  shared.sort()
  return `${path}?${shared}`
}
