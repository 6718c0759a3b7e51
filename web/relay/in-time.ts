/** Request timeout in ms. The server gives up on its own dependencies sooner. */
const patience = 30_000

/** Abort signal for a request's timeout. */
export const inTime = (): AbortSignal => AbortSignal.timeout(patience)
