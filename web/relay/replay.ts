import type { ExecutionResult } from './render-contract.ts'

/** An operation of `persisted-queries.json` with its variables. */
interface Operation {
  id: string
  variables: Record<string, unknown>
}

/**
 * Responses from which the server rendered the page, by `operationKey`. Scripts in the document add them, and the
 * browser's first fetches remove them.
 */
export type ReplayedResponses = Record<string, ExecutionResult>

declare global {
  interface Window {
    __RELAY__?: ReplayedResponses
  }
}

/** Key of a response: equal for the same operation and variables, in any order of the variables. */
export function operationKey({ id, variables }: Operation): string {
  const sorted = Object.entries(variables)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return id + JSON.stringify(sorted)
}

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** Converts a value to JSON that is safe inside a script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '')

/** Text of a script that passes responses to the browser; the scripts of a page may run in any order. */
export const replayScript = (responses: ReplayedResponses): string => {
  const sorted = Object.entries(responses).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `Object.assign(window.__RELAY__??={},${scriptJson(Object.fromEntries(sorted))});`
}

/** Removes an operation's response from the document and returns it; undefined if it was removed before. */
export function takeReplayed(operation: Operation): ExecutionResult | undefined {
  const key = operationKey(operation)
  const response = window.__RELAY__?.[key]
  delete window.__RELAY__?.[key]
  return response
}
