import type { FastifyReply, FastifyRequest } from 'fastify'
import { newSecret } from '../../operational/secrets.ts'
import { privateCookie } from '../http/cookies.ts'

const LIFETIME_SECONDS = 30 * 60

/** Secret of a browser, by which a log-in that has started elsewhere, or with a challenge, belongs to it. */
export interface BrowserSecret {
  /** The browser's secret; '' if it has none. */
  of: (request: FastifyRequest) => string
  /** Sets the cookie; several tabs of a browser have the same secret, so that none disturbs another. */
  bind: (request: FastifyRequest, reply: FastifyReply) => string
}

export function openBrowserSecret({ https }: { https: boolean }): BrowserSecret {
  const { name, attributes } = privateCookie('log-in', https)
  const of = ({ cookies }: FastifyRequest) => cookies[name] ?? ''
  return {
    of,
    bind(request, reply) {
      const secret = of(request) || newSecret()
      reply.setCookie(name, secret, { ...attributes, maxAge: LIFETIME_SECONDS })
      return secret
    },
  }
}
