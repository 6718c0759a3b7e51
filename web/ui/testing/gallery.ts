import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { z } from 'zod'
import { accentStyle } from '../../../services/rules/sites/accent.ts'

const root = join(import.meta.dirname, '../../..')
const Manifest = z.record(z.string(), z.object({ file: z.string(), css: z.array(z.string()).optional() }))
const Server = z.object({
  renderGallery: z.custom<(url: string) => string>((value) => typeof value === 'function'),
})
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }
/** The picture in the examples of sections. */
const example =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><path fill="#8fb8a8" d="M0 0h640v400H0z"/><path fill="#2f6b5e" d="m0 400 200-240 140 150 120-110 180 200z"/><circle cx="500" cy="90" r="45" fill="#f3e2b3"/></svg>'
const nonce = 'gallery'
/** Content-Security-Policy of the gallery, as strict as that of the sites (services/api/http/security.ts). */
const policy = `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:`

/**
 * Bundles an entry of the gallery like those of the sites, except that the browser gets React's development build,
 * which reports all hydration differences.
 */
const bundle = (entry: string, outDir: string, ssr: boolean) => {
  process.env.NODE_ENV = ssr ? 'production' : 'development'
  return build({
    root,
    logLevel: 'error',
    configFile: join(root, 'vite.config.ts'),
    build: {
      outDir,
      ssr: ssr ? entry : false,
      manifest: !ssr,
      copyPublicDir: false,
      rolldownOptions: { input: entry },
    },
  })
}

/** Builds the gallery for browser and server, into a folder. */
export async function buildGallery(folder: string): Promise<void> {
  await bundle('web/ui/testing/gallery-client.tsx', join(folder, 'client'), false)
  await bundle('web/ui/testing/gallery-server.tsx', join(folder, 'server'), true)
}

/**
 * Serves the gallery built into `folder`, rendered on the server, on a free port. `?contrast=…&size=…` sets contrast
 * and size, and `?accent=rrggbb` a site's accent.
 */
export async function serveGallery(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const [client, server] = [join(folder, 'client'), join(folder, 'server')]
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')))
  const entry = manifest['web/ui/testing/gallery-client.tsx']?.file
  const styles = Object.values(manifest).flatMap(({ file, css = [] }) =>
    [...css, file].filter((one) => one.endsWith('.css')),
  )
  const { renderGallery } = Server.parse(await import(pathToFileURL(join(server, 'gallery-server.js')).href))

  const page = (url: URL) =>
    `<!doctype html><html lang="en" data-font="${url.searchParams.get('size') ?? 'font-reg'}" \
data-contrast="${url.searchParams.get('contrast') ?? 'contrast-reg'}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><meta property="csp-nonce" content="" nonce="${nonce}">\
${[...new Set(styles)].map((href) => `<link rel="stylesheet" href="/${href}">`).join('')}\
<style nonce="${nonce}">${accentStyle(`#${url.searchParams.get('accent') ?? '2f6b5e'}`)}\
*{transition:none!important;animation-play-state:paused!important;animation-delay:-1s!important;caret-color:transparent!important}</style></head>\
<body><div id="root">${renderGallery(url.pathname + url.search)}</div>\
<script type="module" src="/${entry}"></script></body></html>`

  const listener = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://gallery.localhost')
    if (url.pathname === '/gallery') {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
      return response.end(page(url))
    }
    if (url.pathname === '/uploads/example.svg')
      return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(example)
    if (url.pathname === '/favicon.ico') return response.writeHead(204).end()
    try {
      const body = readFileSync(join(client, url.pathname))
      response.writeHead(200, { 'content-type': types[extname(url.pathname)] ?? 'application/octet-stream' })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/gallery`,
    close: () => new Promise((resolve) => listener.close(() => resolve())),
  }
}
