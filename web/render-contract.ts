import type { Writable } from 'node:stream'

/** What a persisted operation answers: the GraphQL response as it would go over HTTP. */
export interface ExecutionResult {
  data?: Record<string, unknown> | null
  errors?: ReadonlyArray<{ message: string; extensions?: Record<string, unknown> }>
}

/**
 * A request for a page, as the API hands it over. The API answers `execute` in its own process, as the member
 * whose session the request carries.
 */
export interface RenderRequest {
  /** Path and query, as requested: `/forums?s=x`. */
  url: string
  /** The host as the browser sees it, with the port: `lupus.localhost:3000`. */
  host: string
  /** `http` or `https`, as the browser sees it. */
  protocol: 'http' | 'https'
  /** What the page takes for now, in ms since 1970: how long ago something was is told from here. */
  now: number
  /** The nonce of this response's Content-Security-Policy, for scripts and styles. */
  nonce: string
  /** Runs an operation of `web/persisted-queries.json`. */
  execute(operation: { id: string; variables: Record<string, unknown> }): Promise<ExecutionResult>
  /** Aborted when the browser goes away. */
  signal: AbortSignal
  /** Told of what a screen could not show, as a sentence with nothing personal in it. */
  report(what: string): void
  /** Told of what a screen throws; must not throw itself. */
  onError(error: unknown): void
}

/** What to answer. The status is known before the first byte. */
export interface RenderResult {
  /** 200, 403, 404, 500, or one of a redirect with a `location` header and nothing to pipe. */
  status: number
  /** Lower-case names. */
  headers: Record<string, string>
  /**
   * Writes the document while it is made, flushes the stream (one that compresses, say) whenever a part is worth
   * showing, and ends it; null for a redirect.
   */
  pipe: ((writable: Writable) => void) | null
}

/** `web/dist/server/entry-server.js` exports it as `render`. Rejects when the page cannot be rendered at all. */
export type Render = (request: RenderRequest) => Promise<RenderResult>
