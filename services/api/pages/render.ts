import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Render, RenderResult } from '../../../web/relay/render-contract.ts'
import type { Services } from '../graphql/frame/context.ts'
import { caughtUpWithSeen } from '../graphql/frame/mutate.ts'
import type { Execute } from '../graphql/plugin.ts'
import { openPageCache, type Made } from './cache.ts'
import { acceptedEncoding, encoded } from './encoding.ts'
import { isIndirect, sharedUrl } from './key.ts'
import { sourcesOf } from './sources.ts'
import { filled, filledGzip, noncePlaceholder, templateOf, type Template } from '../http/template.ts'
import { topicsOf } from './topics.ts'
import { consentIn } from '../consent/consent.ts'
import { contentPolicy } from '../http/security.ts'
import type { Consent } from '../../rules/consent/choice.ts'
import { PAGE_COST } from '../http/limits.ts'
import type { Limiter } from '../http/limiter.ts'
import { personOf, chargeRequests } from '../http/request-limit.ts'
import type { Reads } from '../reads.ts'
import type { Sites } from '../sites.ts'

/** Loads the built renderer of the web client; null if the client was not built. */
export async function builtRender(file: string): Promise<Render | null> {
  if (!existsSync(file)) return null
  const built: { render: Render } = await import(pathToFileURL(file).href)
  return built.render
}

/** Time limit for rendering a shared page, which continues even if the first visitor to request it disconnects. */
const SHARED_TIMEOUT_MS = 10_000

/** Arguments of the renderer for a page that is rendered with the session of the request. */
type Asked = Pick<FastifyRequest, 'url' | 'session'> & {
  consent: Consent
  reads: Reads
  person?: string
  nonce: string
  now: number
  signal: AbortSignal
}

/** Only browsers may cache pages, and must revalidate them at each visit, as each response has its own nonce. */
const kept = { 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding, sec-gpc' }

/**
 * Serves all other GET requests as pages that the web client's renderer makes, with GraphQL operations that run in
 * this process. Visitors share pages; for a member, each page is rendered individually.
 */
export function pages(
  app: FastifyInstance,
  {
    render,
    execute,
    services,
    sites,
    limiter,
  }: { render: Render; execute: Execute; services: Services; sites: Sites; limiter: Limiter },
): void {
  const cache = openPageCache(services.changes)
  app.addHook('onClose', async () => cache.close())

  /** Renders a page; also returns the results of the GraphQL operations that it needed. */
  async function run(request: FastifyRequest, asked: Asked) {
    const { url, session, consent, reads, person, nonce, now, signal } = asked
    const answers: Awaited<ReturnType<Execute>>[] = []
    const result = await render({
      url,
      host: request.host,
      protocol: request.protocol,
      now,
      nonce,
      consent,
      async execute({ id, variables }) {
        const answer = await execute({ site: request.site, session, person, reads }, { id, variables })
        answers.push(answer)
        return answer
      },
      signal,
      report: (what) => request.log.warn({ what }, 'a page was rendered with missing data'),
      onError: (error) => request.log.error({ err: error }, 'could not render a page'),
    })
    return { result, answers }
  }

  async function make(request: FastifyRequest, url: string, consent: Consent): Promise<Made> {
    const signal = AbortSignal.timeout(SHARED_TIMEOUT_MS)
    const now = Date.now()
    // Changes that are announced from this call on keep the page out of the cache.
    const reads = await services.visitorReads.now()
    const asked = { url, session: null, consent, reads, nonce: noncePlaceholder, now, signal }
    const { result, answers } = await run(request, asked)
    const { status, headers, html } = result
    const lasts = status === 200 && answers.every(({ errors }) => !errors?.length)
    // A page that cannot be cached costs as much as an individual page, because the number of missing URLs is
    // unlimited.
    if (!lasts) limiter.requests.charge(personOf(request), PAGE_COST - 1)
    return {
      page: templateOf({ status, headers, html: html ?? '', now }),
      lasts,
      topics: topicsOf(request.site.id, answers),
    }
  }

  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/') || isIndirect(request.url)) return reply.callNotFound()
    const consent = await consentIn(sites, request)
    const sources = await sourcesOf(sites, request, consent)
    reply.header('content-security-policy', contentPolicy(reply.nonce, sources))
    const { hasSeen } = await caughtUpWithSeen(services, request.headers)
    // A cached page may be older than the events that the browser has seen.
    const url = hasSeen ? null : sharedUrl(request)
    if (url !== null) {
      const { protocol, host, site } = request
      // Pages with another consent differ, also in their ETag.
      const key = `${site.id} ${JSON.stringify(consent)} ${protocol}://${host}${url}`
      const page = await cache.get(key, () => make(request, url, consent))
      return sendShared(request, reply, page)
    }
    chargeRequests(limiter, request, PAGE_COST - 1)
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const { session } = request
    // What a member does, and what a browser was shown of an event, is on the primary.
    const isVisit = session === null && !hasSeen
    const asked = {
      url: request.url,
      session,
      consent,
      reads: isVisit ? await services.visitorReads.now() : services.reads,
      person: personOf(request),
      nonce: reply.nonce,
      now: Date.now(),
      signal: gone.signal,
    }
    const made = await run(request, asked).catch((error: unknown) => {
      if (gone.signal.aborted) return null
      throw error
    })
    // Nobody waits for the page any more, so there is neither an answer nor an error.
    if (made === null) return reply.hijack()
    return sendOwn(request, reply, made.result)
  })
}

/** Sends a shared page, or status 304 if the browser already has this version of the page. */
function sendShared(request: FastifyRequest, reply: FastifyReply, page: Template) {
  const { status, headers, etag } = page
  reply.code(status).headers({ ...kept, ...headers })
  if (page.plain.bytes.length === 0) return reply.send()
  reply.header('etag', etag)
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    // Omits the Content-Security-Policy, because the browser keeps the one that matches the nonces in its cached copy.
    reply.removeHeader('content-security-policy')
    return reply.code(304).send()
  }
  if (!acceptedEncoding(request.headers['accept-encoding'], 'gzip'))
    return reply.send(filled(page, reply.nonce))
  return reply.header('content-encoding', 'gzip').send(filledGzip(page, reply.nonce))
}

async function sendOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, html }: RenderResult,
) {
  reply.code(status).headers({ ...kept, ...headers })
  if (html === null) return reply.send()
  const compressed = await encoded(html, request.headers['accept-encoding'])
  if (!compressed) return reply.send(html)
  return reply.header('content-encoding', compressed.encoding).send(compressed.bytes)
}
