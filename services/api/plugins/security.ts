import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newNonce } from '../pages/template.ts'
import { ProblemError } from '../http/problem.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** What scripts and styles of this page must carry to be run. */
    nonce: string
  }
}

/** What a site's pages may load beside what comes from its own host: origins (`https://ads.example.com`). */
export interface Sources {
  /** Of pictures. */
  pictures?: readonly string[]
  /** Of what a visitor has consented to: scripts, what they ask, show and frame. */
  consented?: readonly string[]
}

/** What a document may do (Content-Security-Policy), with this nonce for its scripts and styles. */
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

/** Headers that tell browsers what pages may do. */
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
    // Log-in by another service opens a popup that has to answer (spec §4).
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  })
}

/**
 * Whether a browser sent the request on behalf of another site. What is no browser sends neither header, and has
 * no cookie that it did not put there itself.
 */
export function isForeign({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = headers
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}

/** Turns down what another site makes a browser send; for whatever changes something or opens a socket. */
export async function refuseForeign(request: FastifyRequest): Promise<void> {
  if (isForeign(request))
    throw new ProblemError(403, 'FORBIDDEN', 'Requests from other sites are not allowed')
}
