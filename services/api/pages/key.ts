import type { FastifyRequest } from 'fastify'

/** Tracking parameters, which do not change pages. */
const ignored = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|_ga|_gl)$/
/** Parameters that select what a page shows. Other parameters make the page individual. */
const allowed = new Set(['page'])
/** Longer addresses are not cached. */
const MAX_URL_CHARS = 500
/** Names of the session cookie (plugins/sessions.ts). */
const session = /(?:^|;\s*)(?:__Host-)?session=/

/** Path and query of a page that is shared by all visitors; null if the page is individual. */
export function sharedUrl({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string | null {
  if (session.test(headers.cookie ?? '') || headers.authorization !== undefined) return null
  if (url.length > MAX_URL_CHARS || !url.startsWith('/') || url.startsWith('//')) return null
  const mark = url.indexOf('?')
  if (mark === -1) return url
  const path = url.slice(0, mark)
  const query = new URLSearchParams(url.slice(mark))
  const asked = [...query].filter(([name]) => !ignored.test(name))
  // Such a link is redirected (spec §2).
  if (query.has('fbclid') && !query.has('utm_source') && !query.has('utm_medium')) return null
  if (asked.some(([name]) => !allowed.has(name))) return null
  if (asked.length === 0) return path
  const shared = new URLSearchParams(asked)
  shared.sort()
  return `${path}?${shared}`
}
