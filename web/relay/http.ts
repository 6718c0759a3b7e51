import type { FetchFunction } from 'relay-runtime'
import { v7 as uuid } from 'uuid'
import { hidesAds } from '../shell/ad-block.ts'
import { pageView } from '../shell/page-view.ts'
import { OperationError } from './errors.ts'
import { takeReplayed } from './replay.ts'

/** The event of the window that tells that the session of a member has ended. */
export const sessionEnded = 'session-ended'

/** How long to wait before each further try of a request that found no server, in milliseconds. */
const retryDelays = [300, 1000, 3000]

/**
 * Runs queries and mutations over HTTP. What the document brought is answered from it. A mutation carries one
 * idempotency key through all its tries, so that a lost answer does not make it happen twice; a caller that
 * tries again later hands its own key in `cacheConfig.metadata.idempotencyKey`.
 */
export const fetchOverHttp: FetchFunction = async (request, variables, cacheConfig) => {
  const operation = { id: request.id ?? '', variables }
  const replayed = takeReplayed(operation)
  // What a page comes to life with is stored in a task of its own: a finger is answered in between.
  if (replayed) await new Promise((resolve) => setTimeout(resolve))
  const body =
    replayed ?? (await post(operation, request.operationKind, cacheConfig.metadata?.idempotencyKey))
  if (body.errors?.length) {
    const error = new OperationError(body.errors)
    if (error.code === 'UNAUTHENTICATED') dispatchEvent(new Event(sessionEnded))
    throw error
  }
  return { data: body.data ?? {} }
}

/** What each request says of the page that it comes from (spec §7); the server believes none of it. */
export const hints = () => ({
  'nex-path': location.pathname,
  'nex-host': location.host,
  'nex-ssr': 'false',
  'nex-uuid': pageView().id,
  'nex-ad-block': String(hidesAds()),
})

async function post(operation: { id: string; variables: object }, kind: string, key: unknown) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...hints(),
  }
  if (kind === 'mutation') headers['idempotency-key'] = typeof key === 'string' ? key : uuid()
  const init: RequestInit = { method: 'POST', headers, body: JSON.stringify(operation) }
  for (const delay of retryDelays) {
    try {
      return await read(await fetch('/api', init))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  return read(await fetch('/api', init))
}

async function read(response: Response): Promise<{ data?: object | null; errors?: unknown[] }> {
  const isJson = response.headers.get('content-type')?.includes('json')
  if (!isJson) throw new Error(`The server answered ${response.status} without data.`)
  return response.json()
}
