import type { FastifyRequest } from 'fastify'

/** What links carry for those who count visits; pages are the same with and without it. */
const ignored = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|_ga|_gl)$/
/** What chooses what a page shows. A page that is asked for with anything else is made for that request alone. */
const allowed = new Set(['page'])
/** Longer addresses are nobody's but the one's who made them up. */
const LONGEST = 500
/** Names of the cookie of a session (plugins/sessions.ts). */
const session = /(?:^|;\s*)(?:__Host-)?session=/

/**
 * The address of the page that everybody gets who asks as this request does and is not signed in, as path and query;
 * null where the page is for this request alone.
 */
export function sharedUrl({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string | null {
  if (session.test(headers.cookie ?? '') || headers.authorization !== undefined) return null
  if (url.length > LONGEST || !url.startsWith('/') || url.startsWith('//')) return null
  const mark = url.indexOf('?')
  if (mark === -1) return url
  const path = url.slice(0, mark)
  const query = new URLSearchParams(url.slice(mark))
  const asked = [...query].filter(([name]) => !ignored.test(name))
  // A link of Facebook's that says no more is led on to one that does (spec §2).
  if (query.has('fbclid') && !query.has('utm_source') && !query.has('utm_medium')) return null
  if (asked.some(([name]) => !allowed.has(name))) return null
  if (asked.length === 0) return path
  const shared = new URLSearchParams(asked)
  shared.sort()
  return `${path}?${shared}`
}
