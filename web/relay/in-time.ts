/** Request timeout in ms; longer than the timeouts that the server applies to its dependencies. */
const TIMEOUT_MS = 30_000

/** Returns a signal that aborts a request after the timeout. */
export const inTime = (): AbortSignal => AbortSignal.timeout(TIMEOUT_MS)
