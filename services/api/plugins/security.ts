import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** What scripts and styles of this page must carry to be run. */
    nonce: string
  }
}

/** Headers that tell browsers what pages may do. */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { https }: { https: boolean },
): Promise<void> {
  // Helmet sees only Node's response.
  const nonces = new WeakMap<object, string>()
  const nonce = (_: unknown, response: object) => `'nonce-${nonces.get(response)}'`
  app.decorateReply('nonce', '')
  app.addHook('onRequest', async (_, reply) => {
    reply.nonce = randomBytes(16).toString('base64')
    nonces.set(reply.raw, reply.nonce)
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonce],
        styleSrc: ["'self'", nonce],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", https ? 'wss:' : 'ws:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
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
  if (isForeign(request)) throw new Problem(403, 'FORBIDDEN', 'Requests from other sites are not answered')
}
