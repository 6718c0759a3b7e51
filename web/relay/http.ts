import type { FetchFunction } from 'relay-runtime'
import { v7 as uuid } from 'uuid'
import { hidesAds } from '../shell/visits/ad-block.ts'
import { pageView } from '../shell/visits/page-view.ts'
import { inTime } from './in-time.ts'
import { isRejected, OperationError } from './errors.ts'
import { takeReplayed } from './replay.ts'
import { settle, unsettledKey } from './unsettled.ts'

/** The event of the window that tells that the session of a member has ended. */
export const sessionEnded = 'session-ended'

/** How long to wait before each further try of a request that found no server, in milliseconds. */
const retryDelays = [300, 1000, 3000]

/** Mutations that make something new each time; a person who tries again presses the same button again. */
const makesNew = new Set([
  'useCreateCommentMutation',
  'useCreateReplyMutation',
  'useCreateThreadMutation',
  'useStartConversationMutation',
])

/**
 * Runs queries and mutations over HTTP. What the document brought is answered from it. A mutation carries one
 * idempotency key through all its tries, so that a lost answer does not make it happen twice. A caller that
 * tries again later hands its own key in `cacheConfig.metadata.idempotencyKey`; for what makes something new the key
 * is kept until the outcome is known.
 */
export const fetchOverHttp: FetchFunction = async (request, variables, cacheConfig) => {
  const operation = { id: request.id ?? '', variables }
  const replayed = takeReplayed(operation)
  // What a page comes to life with is stored in a task of its own: a finger is answered in between.
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

/** The data of an answer. Throws OperationError where it has errors. */
function dataOf({ data, errors }: Answer) {
  if (!errors?.length) return { data: data ?? {} }
  const error = new OperationError(errors)
  if (error.code === 'UNAUTHENTICATED') dispatchEvent(new Event(sessionEnded))
  throw error
}

/** What each request says of the page that it comes from (spec §7); the server believes none of it. */
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
  if (!isJson) throw new Error(`The server answered ${response.status} without data.`)
  const body = await response.json()
  if (response.ok || body.errors) return body
  // It did not get as far as GraphQL.
  return { errors: [{ message: body.message, extensions: { code: body.code } }] }
}
