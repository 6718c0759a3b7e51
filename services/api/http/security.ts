import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { newNonce } from './template.ts'
import { ProblemError } from './problem.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Nonce with which scripts and styles of this response's page are allowed. */
    nonce: string
  }
}

/** Sources (`https://ads.example.com`) from which pages of a site may load files besides their own host. */
export interface Sources {
  /** Origins from which pages may load pictures. */
  pictures?: readonly string[]
  /** Sources from which pages may load scripts, styles, data, pictures and frames, as the visitor has consented. */
  consented?: readonly string[]
}

/** Stands for the nonce in a policy. */
const NONCE = '<nonce>'

function policyWith(pictures: readonly string[], consented: readonly string[]): string {
  const own = ["'self'", NONCE]
  const directives = {
    'default-src': ["'self'"],
    'script-src': [...own, ...consented],
    'style-src': [...own, ...consented],
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

const MAX_POLICIES = 1000
/** Policies by their sources, in pieces between which the nonce stands. */
const policies = new LRUCache<string, readonly string[]>({ max: MAX_POLICIES })

/** Content-Security-Policy for a page whose scripts and styles have this nonce. */
export function contentPolicy(nonce: string, { pictures = [], consented = [] }: Sources = {}): string {
  const key = `${pictures.join(' ')};${consented.join(' ')}`
  const pieces = policies.get(key) ?? policyWith(pictures, consented).split(NONCE)
  policies.set(key, pieces)
  return pieces.join(`'nonce-${nonce}'`)
}

/** Permissions-Policy: features of devices that no page uses, so that neither injected code nor a frame can. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Adds headers to all responses that make browsers protect the page. */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { https }: { https: boolean },
): Promise<void> {
  app.decorateReply('nonce', '')
  app.addHook('onRequest', async (_, reply) => {
    reply.nonce = newNonce()
    reply.header('content-security-policy', contentPolicy(reply.nonce))
    reply.header('permissions-policy', unused)
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // A login at another service opens in a popup, which must be able to respond to the page (spec §4).
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  })
}

/** True if a browser sent this request for a page of another site. Programs send neither of the two headers. */
function isForeign({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = headers
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}

/** Rejects requests that pages of other sites cause. Used on all routes that change data or open a socket. */
export async function refuseForeign(request: FastifyRequest): Promise<void> {
  if (isForeign(request))
    throw new ProblemError(403, 'FORBIDDEN', 'Requests from other sites are not allowed')
}
