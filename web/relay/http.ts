import type { FetchFunction } from 'relay-runtime'
import { v7 as uuid } from 'uuid'
import { hidesAds } from '../shell/visits/ad-block.ts'
import { pageView } from '../shell/visits/page-view.ts'
import { inTime } from './in-time.ts'
import { isRejected, OperationError } from './errors.ts'
import { takeReplayed } from './replay.ts'
import { settle, unsettledKey } from './unsettled.ts'

/** Event on the window when the member's session has ended. */
export const sessionEnded = 'session-ended'

/** Waits before each retry of a request that could not reach the server, in ms. */
const retryDelays = [300, 1000, 3000]

/** Mutations that create something. A person's second try is another press of the same button. */
const makesNew = new Set([
  'useCreateCommentMutation',
  'useCreateReplyMutation',
  'useCreateThreadMutation',
  'useStartConversationMutation',
])

/**
 * Runs queries and mutations over HTTP, or answers them from responses in the document. All automatic retries of a
 * mutation share one idempotency key, so that it happens once. Callers that retry later pass their own key in
 * `cacheConfig.metadata.idempotencyKey`; keys of creating mutations are kept until the outcome is known.
 */
export const fetchOverHttp: FetchFunction = async (request, variables, cacheConfig) => {
  const operation = { id: request.id ?? '', variables }
  const replayed = takeReplayed(operation)
  // The page's first data is stored in a task of its own, so that input is handled in between.
  if (replayed) await new Promise((resolve) => setTimeout(resolve))
  if (replayed || request.operationKind !== 'mutation') return dataOf(replayed ?? (await post(operation)))
  if (!makesNew.has(request.name)) {
    const key: unknown = cacheConfig.metadata?.idempotencyKey
    return dataOf(await post(operation, typeof key === 'string' ? key : uuid()))
  }
  try {
    const data = dataOf(await post(operation, unsettledKey(localStorage, operation)))
    settle(localStorage, operation)
    return data
  } catch (error) {
    if (isRejected(error)) settle(localStorage, operation)
    throw error
  }
}

/** The data of a response. Throws OperationError if it has errors. */
function dataOf({ data, errors }: Answer) {
  if (!errors?.length) return { data: data ?? {} }
  const error = new OperationError(errors)
  if (error.code === 'UNAUTHENTICATED') dispatchEvent(new Event(sessionEnded))
  throw error
}

/** Headers about the page that sends a request (spec §7); the server does not trust them. */
export const hints = () => ({
  'nex-path': location.pathname,
  'nex-host': location.host,
  'nex-ssr': 'false',
  'nex-uuid': pageView().id,
  'nex-ad-block': String(hidesAds()),
})

interface Answer {
  readonly data?: object | null | undefined
  readonly errors?: readonly unknown[] | undefined
}

async function post(operation: { id: string; variables: object }, key?: string): Promise<Answer> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...hints(),
    ...(key && { 'idempotency-key': key }),
  }
  const body = JSON.stringify(operation)
  const send = async () => read(await fetch('/api', { method: 'POST', headers, body, signal: inTime() }))
  for (const delay of retryDelays) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  return send()
}

async function read(response: Response): Promise<Answer> {
  const isJson = response.headers.get('content-type')?.includes('json')
  if (!isJson) throw new Error(`The server returned ${response.status} with no data.`)
  const body = await response.json()
  if (response.ok || body.errors) return body
  // Rejected before GraphQL.
  return { errors: [{ message: body.message, extensions: { code: body.code } }] }
}
