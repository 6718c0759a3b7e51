/** Time to wait before a retry, in ms: `firstMs` before the first, doubled with each earlier one, at most `maxMs`. */
export const retryDelay = (earlierRetries: number, firstMs: number, maxMs: number): number =>
  Math.min(firstMs * 2 ** earlierRetries, maxMs)
