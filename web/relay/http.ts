import type { FetchFunction } from 'relay-runtime'
import { v7 as uuid } from 'uuid'
import { hidesAds } from './visits/ad-block.ts'
import { pageViewId } from './visits/page-view.ts'
import { tellAccepted } from '../ui/drafts/drafts.ts'
import { toast } from '../ui/overlays/toast.ts'
import { inTime } from './in-time.ts'
import { isRejected, OperationError } from './errors.ts'
import { noteRead } from './reads.ts'
import { takeReplayed } from './replay.ts'
import { changeCount, noteBehind, noteChange, seenHeader } from './seen.ts'
import { settle, unsettledKey } from './keys/idempotency-keys.ts'

/** Name of the event, dispatched on the window, that reports the end of the member's session. */
export const sessionEnded = 'session-ended'

let signIns = 0

/** Notes a sign-in on this page. Responses to requests that were sent before say nothing about the new session. */
export function noteSignIn(): void {
  signIns++
}

/** Delays before the retries of a request that could not reach the server or whose response is too old, in ms. */
const retryDelays = [300, 1000, 3000]

/** Text of the toast above a response that is older than what was on the page before. */
const BEHIND = 'The newest messages and replies may be missing here. Reload the page in a moment.'

/** Number of times a query is repeated because of changes; on a page with many changes, each query needs an end. */
const MAX_REPEATS = 2

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Runs queries and mutations over HTTP, or takes their responses from the document. All automatic retries of a mutation
 * have the same idempotency key, so that it is carried out once. Callers that retry later pass the key in
 * `cacheConfig.metadata.idempotencyKey`. Otherwise the key of a mutation that creates an item (`@creates` in the schema)
 * is kept until the outcome is known, because a member may press the same button again.
 */
export const fetchOverHttp: FetchFunction = async (request, variables, cacheConfig) => {
  const operation = { id: request.id ?? '', variables }
  const replayed = takeReplayed(operation)
  // Data that the document contains is added to the store in a separate task, so that input is handled in between.
  if (replayed) await new Promise((resolve) => setTimeout(resolve))
  if (replayed) {
    // The server read this data after the navigation to the page began.
    noteRead(0)
    return dataOf(replayed)
  }
  if (request.operationKind !== 'mutation') return dataOf(await ask(operation))
  const given: unknown = cacheConfig.metadata?.idempotencyKey
  const chosen = typeof given === 'string' ? given : null
  if (chosen !== null || !request.metadata.creates) return carryOut(operation, chosen ?? uuid())
  try {
    const data = await carryOut(operation, unsettledKey(localStorage, operation))
    settle(localStorage, operation)
    tellAccepted(variables)
    return data
  } catch (error) {
    if (isRejected(error)) settle(localStorage, operation)
    throw error
  }
}

/**
 * Runs a query. Runs it again if a change arrived before the response, because the response would replace newer data in
 * the store: a comment that was just posted would disappear from its thread. Race 4 of
 * docs/decisions/live.md#races-in-the-browser.
 */
async function ask(operation: Operation): Promise<Answer> {
  for (let repeats = 0; repeats < MAX_REPEATS; repeats++) {
    const before = changeCount()
    const answer = await read(operation)
    if (changeCount() === before) return answer
  }
  return read(operation)
}

/** Reads a response, again for some seconds while it is older than live updates on the page (race 5, as `seen.ts`). */
async function read(operation: Operation): Promise<Answer> {
  for (const delay of retryDelays) {
    const answer = await readOnce(operation)
    if (!answer.isBehind) return answer
    await pause(delay)
  }
  const answer = await readOnce(operation)
  if (answer.isBehind) toast(BEHIND, 'error')
  return answer
}

async function readOnce(operation: Operation): Promise<Answer> {
  const asked = performance.now()
  const answer = await post(operation)
  noteRead(asked)
  if (answer.isBehind) noteBehind()
  return answer
}

/** Runs a mutation with an idempotency key, and notes the change. Returns its data. */
export async function carryOut(operation: Operation, key: string) {
  const data = dataOf(await post(operation, key))
  noteChange()
  return data
}

/** Returns the data of a response. Throws OperationError if the response contains errors. */
function dataOf({ data, errors, isFromBefore }: Answer) {
  if (!errors?.length) return { data: data ?? {} }
  const error = new OperationError(errors)
  if (error.code === 'UNAUTHENTICATED' && !isFromBefore) dispatchEvent(new Event(sessionEnded))
  throw error
}

/** Headers that describe the page which sends a request (spec §7); the server does not trust these headers. */
export const hints = () => ({
  'nex-path': location.pathname,
  'nex-host': location.host,
  'nex-ssr': 'false',
  'nex-uuid': pageViewId(),
  'nex-ad-block': String(hidesAds()),
})

interface Answer {
  readonly data?: object | null | undefined
  readonly errors?: readonly unknown[] | undefined
  /** True if the response may lack events that the request named. */
  readonly isBehind?: boolean
  /** True if somebody has signed in on the page since the request was sent. */
  readonly isFromBefore?: boolean
}

interface Operation {
  readonly id: string
  readonly variables: object
}

async function post(operation: Operation, key?: string): Promise<Answer> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...hints(),
    ...seenHeader(),
    ...(key && { 'idempotency-key': key }),
  }
  const body = JSON.stringify(operation)
  const send = async () => {
    const before = signIns
    const answer = await answerIn(await fetch('/api', { method: 'POST', headers, body, signal: inTime() }))
    return { ...answer, isFromBefore: signIns !== before }
  }
  for (const delay of retryDelays) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      await pause(delay)
    }
  }
  return send()
}

async function answerIn(response: Response): Promise<Answer> {
  const isJson = response.headers.get('content-type')?.includes('json')
  if (!isJson) {
    const [html, { textIn }] = await Promise.all([response.text(), import('../ui/text/html-text.ts')])
    throw new Error(`The server returned ${response.status}: ${textIn(html)}`)
  }
  const body = await response.json()
  if (response.ok || body.errors) return { ...body, isBehind: response.headers.has('nex-behind') }
  // Errors have another format if the API rejected the request before GraphQL.
  return { errors: [{ message: body.message, extensions: { code: body.code } }] }
}
