import type { Consent } from '../../services/rules/consent/choice.ts'

/** Result of a persisted operation: the GraphQL response as sent over HTTP. */
export interface ExecutionResult {
  data?: Record<string, unknown> | null
  errors?: ReadonlyArray<{ message: string; extensions?: Record<string, unknown> }>
}

/** A request for a page; its operations run in the API's process with the session of the request. */
export interface RenderRequest {
  /** Requested path and query, such as `/forums?s=x`. */
  url: string
  /** Host in the browser's address bar, with the port, such as `lupus.localhost:3000`. */
  host: string
  /** Scheme in the browser's address bar. */
  protocol: 'http' | 'https'
  /** Time of rendering, in ms since 1970, to which relative times refer. */
  now: number
  /** Nonce of the response's Content-Security-Policy, for scripts and styles. */
  nonce: string
  /** Consent of the browser, on which the page and its cache depend. */
  consent: Consent
  /** Runs an operation of `web/persisted-queries.json`. */
  execute(operation: { id: string; variables: Record<string, unknown> }): Promise<ExecutionResult>
  /** Signal that is aborted when the browser disconnects. */
  signal: AbortSignal
  /** Callback for a message, without personal data, about content that a screen could not show. */
  report(what: string): void
  /** Callback for errors that screens throw. Must not throw. */
  onError(error: unknown): void
}

/** Response to a request for a page. The status is known before the first byte is sent. */
export interface RenderResult {
  /** HTTP status: 200, 403, 404, 500, 503, or that of a redirect, for which `headers` contains `location`. */
  status: number
  /** HTTP headers, with names in lower case. */
  headers: Record<string, string>
  /** The document; null for a redirect. */
  html: string | null
}

/** Function that `web/dist/server/entry-server.js` exports as `render`. Rejects if the page cannot be rendered. */
export type Render = (request: RenderRequest) => Promise<RenderResult>
