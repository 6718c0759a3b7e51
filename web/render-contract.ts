import type { Writable } from 'node:stream'

/** Result of a persisted operation: the GraphQL response as sent over HTTP. */
export interface ExecutionResult {
  data?: Record<string, unknown> | null
  errors?: ReadonlyArray<{ message: string; extensions?: Record<string, unknown> }>
}

/**
 * A request for a page. The API answers `execute` in its own process, as the member whose session the request
 * carries.
 */
export interface RenderRequest {
  /** Path and query, as requested: `/forums?s=x`. */
  url: string
  /** The host as the browser sees it, with port: `lupus.localhost:3000`. */
  host: string
  /** `http` or `https`, as the browser sees it. */
  protocol: 'http' | 'https'
  /** The present for this page, in ms since 1970: relative times are computed from it. */
  now: number
  /** The nonce of the response's Content-Security-Policy, for scripts and styles. */
  nonce: string
  /** Runs an operation of `web/persisted-queries.json`. */
  execute(operation: { id: string; variables: Record<string, unknown> }): Promise<ExecutionResult>
  /** Aborted when the browser disconnects. */
  signal: AbortSignal
  /** Receives a sentence, without personal data, about content that a screen could not show. */
  report(what: string): void
  /** Receives errors thrown by screens; must not throw. */
  onError(error: unknown): void
}

/** The response. The status is known before the first byte. */
export interface RenderResult {
  /** 200, 403, 404, 500, or one of a redirect with a `location` header and nothing to pipe. */
  status: number
  /** Header names are in lower case. */
  headers: Record<string, string>
  /**
   * Streams the document into `writable`, flushes it when a part is worth showing, and ends it; null for a redirect.
   */
  pipe: ((writable: Writable) => void) | null
}

/** Exported by `web/dist/server/entry-server.js` as `render`. Rejects if the page cannot be rendered at all. */
export type Render = (request: RenderRequest) => Promise<RenderResult>
