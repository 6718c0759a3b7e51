import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router'
import { defaultWording } from '../services/rules/sites/wording.ts'
import { addressOf } from '../services/rules/routes/address.ts'
import { assetsOf, readManifest } from './frame/document/assets.ts'
import { App } from './frame/document/App.tsx'
import { createEnvironment } from './relay/environment.ts'
import { isUnavailable, OperationError } from './relay/errors.ts'
import { environmentContext } from './relay/page.ts'
import { operationKey, replayScript, type ReplayedResponses } from './relay/replay.ts'
import type { Render, RenderRequest } from './relay/render-contract.ts'
import { routes } from './routes.tsx'
import { modulesContext } from './sections/drawings.ts'
import { loadShell } from './frame/shell.ts'
import { startupScript } from './frame/document/startup.ts'
import { accentStyle } from '../services/rules/sites/accent.ts'
import { timeWords } from './ui/text/time-words.ts'

const handler = createStaticHandler(routes)
const manifest = readManifest(new URL('../client/.vite/manifest.json', import.meta.url))

/** Runs the operations of this request, and collects the responses with which the browser fills its store. */
function openEnvironment({ execute }: RenderRequest) {
  const responses: ReplayedResponses = {}
  const environment = createEnvironment({
    isServer: true,
    async fetch(request, variables) {
      const operation = { id: request.id ?? '', variables }
      const { data, errors } = await execute(operation)
      responses[operationKey(operation)] = errors?.length
        ? { data: data ?? null, errors }
        : { data: data ?? null }
      if (errors?.length) throw new OperationError(errors)
      return { data: data ?? {} }
    },
  })
  return { environment, responses }
}

/** Renders the requested page. Loaders run first, because status and redirects must be known before the first byte. */
export const render: Render = async (request) => {
  const { environment, responses } = openEnvironment(request)
  const requestContext = new RouterContextProvider()
  requestContext.set(environmentContext, environment)
  const modules = new Set<string>()
  requestContext.set(modulesContext, modules)
  const context = await handler.query(new Request(addressOf(request), { signal: request.signal }), {
    requestContext,
  })
  if (context instanceof Response) {
    return {
      status: context.status,
      headers: { location: context.headers.get('location') ?? '/' },
      html: null,
    }
  }
  const errors = Object.values(context.errors ?? {}).filter((error) => error instanceof Error)
  // The server logs which part does not work.
  const isServiceDown = errors.some(isUnavailable)
  if (!isServiceDown) errors.forEach(request.onError)
  const shell = await loadShell({ context: requestContext }).catch(() => null)
  const { language } = shell?.site.wording ?? defaultWording
  const accent = shell ? accentStyle(shell.site.accent) : undefined
  return {
    status: isServiceDown ? 503 : context.statusCode,
    headers: { 'content-type': 'text/html; charset=utf-8', ...(isServiceDown && { 'retry-after': '2' }) },
    html: renderPage(request, context, environment, { language, accent, responses, modules }),
  }
}

const END = '</body></html>'

/** Renders the document as text. Loaders have run, so nothing in it is awaited. */
function renderPage(
  { nonce, host, protocol, now, consent, report }: RenderRequest,
  context: StaticHandlerContext,
  environment: ReturnType<typeof createEnvironment>,
  {
    language,
    accent,
    responses,
    modules,
  }: {
    language: string
    accent: string | undefined
    responses: ReplayedResponses
    modules: ReadonlySet<string>
  },
): string {
  const screens = context.matches.map(({ route }) => route.handle)
  const assets = assetsOf(manifest, [...screens, ...modules])
  const boot = {
    styles: assets.styles,
    origin: `${protocol}://${host}`,
    renderedAt: now,
    language,
    times: timeWords(language),
    accent,
    consent,
  }
  const html = renderToString(
    <App boot={boot} environment={environment} nonce={nonce} report={report}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  )
  const script = replayScript(responses) + startupScript(assets)
  return `<!DOCTYPE html>${html.slice(0, -END.length)}<script nonce="${nonce}">${script}</script>${END}`
}
