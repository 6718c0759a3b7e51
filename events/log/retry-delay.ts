/** Delay before the next retry, in ms: `firstMs` for the first retry, then doubled each time up to `maxMs`. */
export const retryDelay = (earlierRetries: number, firstMs: number, maxMs: number): number =>
  Math.min(firstMs * 2 ** earlierRetries, maxMs)
