/** Request timeout in ms. The server gives up on its own dependencies sooner. */
const TIMEOUT_MS = 30_000

/** Abort signal for a request's timeout. */
export const inTime = (): AbortSignal => AbortSignal.timeout(TIMEOUT_MS)
