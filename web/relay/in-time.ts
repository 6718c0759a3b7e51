/** Request timeout in ms, longer than the timeouts of the server for its dependencies. */
const TIMEOUT_MS = 30_000

/** Returns a signal that aborts a request after the timeout. */
export const inTime = (): AbortSignal => AbortSignal.timeout(TIMEOUT_MS)
