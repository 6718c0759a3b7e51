import type { ExecutionResult } from '../render-contract.ts'

/** An operation of `persisted-queries.json` and what it is asked with. */
export interface Operation {
  id: string
  variables: Record<string, unknown>
}

/**
 * The responses that the server rendered the page from, under `operationKey`. The document's scripts put them
 * there, and the browser's first fetches take them out again.
 */
export type ReplayedResponses = Record<string, ExecutionResult>

declare global {
  interface Window {
    __RELAY__?: ReplayedResponses
  }
}

/** Names a response: equal for equal id and variables, whatever the order of the variables. */
export function operationKey({ id, variables }: Operation): string {
  const sorted = Object.entries(variables)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return id + JSON.stringify(sorted)
}

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** JSON that can stand in a script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '')

/** The body of the script that hands responses to the browser: the same whichever came first. */
export const replayScript = (responses: ReplayedResponses): string => {
  const sorted = Object.entries(responses).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `Object.assign(window.__RELAY__??={},${scriptJson(Object.fromEntries(sorted))});`
}

/** Takes the response that came with the document, if this operation's did; a second fetch finds none. */
export function takeReplayed(operation: Operation): ExecutionResult | undefined {
  const key = operationKey(operation)
  const response = window.__RELAY__?.[key]
  delete window.__RELAY__?.[key]
  return response
}
