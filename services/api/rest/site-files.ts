import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { siteOrigin } from '../../rules/routes/links.ts'
import { logoSvg } from '../../rules/sites/logo.ts'
import { settingsOf } from '../../rules/sites/site-settings.ts'
import { wordingOf } from '../../rules/sites/wording.ts'
import type { Sites } from '../sites.ts'

/** Paths that robots.txt forbids to crawlers: those of the system, and those that only members can open. */
const disallowed = ['/api/', '/wp-admin/', '/moderation', '/messages', '/profile', '/content-flag/']

/**
 * Origin of a site in files for crawlers, with scheme and port of the settings, as those of a request can be forged.
 */
export const publicOrigin = ({ hostname }: Pick<FastifyRequest, 'hostname'>, publicUrl: string): string =>
  siteOrigin(hostname.toLowerCase(), publicUrl)

/** Service worker of push notifications, which stands at the root, as it is for the whole host. */
const pushWorker = new URL('push/worker.js', import.meta.url)

/**
 * Routes that every host serves: GET /robots.txt, /push-worker.js, /api/manifests/app.webmanifest and the app's icon.
 */
export async function siteFiles(
  app: FastifyInstance,
  { sites, publicUrl }: { sites: Sites; publicUrl: string },
): Promise<void> {
  const forAll = { 'cache-control': 'public, max-age=600' }
  app.get('/robots.txt', async (request, reply) => {
    const lines = ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`), '']
    return reply
      .type('text/plain; charset=utf-8')
      .headers(forAll)
      .send([...lines, `Sitemap: ${publicOrigin(request, publicUrl)}/sitemap.xml`, ''].join('\n'))
  })
  app.get('/api/manifests/app.webmanifest', async ({ site }, reply) => {
    const { settings, wording } = await sites.details(site)
    const { pwa_settings: pwa } = settingsOf(settings)
    return reply
      .type('application/manifest+json')
      .headers(forAll)
      .send(
        JSON.stringify({
          id: '/',
          start_url: '/',
          scope: '/',
          display: 'standalone',
          name: site.name,
          short_name: pwa.short_name || site.name,
          description: site.description,
          lang: wordingOf(wording).language,
          theme_color: pwa.theme_color ?? site.accent,
          background_color: '#faf7f2',
          icons: [
            site.logo
              ? { src: site.logo, sizes: 'any', purpose: 'any' }
              : { src: '/api/manifests/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
            ...['192', '512', 'maskable-512'].map((name) => ({
              src: `/api/manifests/icon-${name}.png`,
              sizes: name.replace(/^(?:maskable-)?(\d+)$/, '$1x$1'),
              type: 'image/png',
              purpose: name.startsWith('maskable') ? 'maskable' : 'any',
            })),
          ],
        }),
      )
  })
  const script = readFileSync(pushWorker, 'utf8')
  app.get('/push-worker.js', async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  )
  app.get('/api/manifests/icon.svg', async ({ site }, reply) =>
    reply.type('image/svg+xml').headers(forAll).send(logoSvg(site)),
  )
}
