/** How long, in ms, the server may take to answer. It gives up on its own parts sooner, and says so. */
const patience = 30_000

/** Ends a request that is not answered in time: nobody looks at a turning wheel for longer. */
export const inTime = (): AbortSignal => AbortSignal.timeout(patience)
