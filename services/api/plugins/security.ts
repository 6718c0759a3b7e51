import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newNonce } from '../pages/template.ts'
import { ProblemError } from '../http/problem.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Nonce that allows this page's scripts and styles. */
    nonce: string
  }
}

/** Origins (`https://ads.example.com`) from which a site's pages may load, besides their own host. */
export interface Sources {
  /** Origins of pictures. */
  pictures?: readonly string[]
  /** Origins of scripts, requests, images and frames after a visitor's consent. */
  consented?: readonly string[]
}

/** Content-Security-Policy that allows scripts and styles with this nonce. */
export function contentPolicy(nonce: string, { pictures = [], consented = [] }: Sources = {}): string {
  const own = ["'self'", `'nonce-${nonce}'`]
  const directives = {
    'default-src': ["'self'"],
    'script-src': [...own, ...consented],
    'style-src': own,
    'img-src': ["'self'", 'data:', ...pictures, ...consented],
    'connect-src': ["'self'", ...consented],
    'frame-src': consented.length > 0 ? consented : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';')
}

/** Sets the security headers of responses. */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { https }: { https: boolean },
): Promise<void> {
  app.decorateReply('nonce', '')
  app.addHook('onRequest', async (_, reply) => {
    reply.nonce = newNonce()
    reply.header('content-security-policy', contentPolicy(reply.nonce))
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // The popup of a login at another service must be able to respond to the page (spec §4).
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  })
}

/** True if a browser sent the request for a page of another site. Other clients send neither of the headers. */
function isForeign({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = headers
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}

/**
 * Rejects requests that a page of another site makes a browser send; used on all routes that change data or open a
 * socket.
 */
export async function refuseForeign(request: FastifyRequest): Promise<void> {
  if (isForeign(request))
    throw new ProblemError(403, 'FORBIDDEN', 'Requests from other sites are not allowed')
}
