import { existsSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Render } from '../../web/render-contract.ts'
import type { Execute } from './graphql/plugin.ts'

/** The web's renderer as `npm run build` left it; null where it was not built. */
export async function builtRender(file: string): Promise<Render | null> {
  if (!existsSync(file)) return null
  const built: { render: Render } = await import(pathToFileURL(file).href)
  return built.render
}

/** Every other GET is a page: rendered by the web, whose operations run in this process. */
export function pages(app: FastifyInstance, { render, execute }: { render: Render; execute: Execute }): void {
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound()
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const { status, headers, pipe } = await render({
      url: request.url,
      host: request.host,
      protocol: request.protocol,
      cookie: request.headers.cookie ?? '',
      nonce: reply.nonce,
      execute: ({ id, variables }) => execute(request, { id, variables }),
      signal: gone.signal,
      onError: (error) => request.log.error({ err: error }, 'a page could not be rendered'),
    })
    // What is rendered for one member is for nobody else.
    reply.code(status).headers({ 'cache-control': 'private, no-cache', ...headers })
    if (!pipe) return reply.send()
    const body = new PassThrough()
    pipe(body)
    return reply.send(body)
  })
}
