/** Limits the entries of a cache, which takes memory as it fills; with lru-cache's `max`, it takes all at the start. */
export const atMost = (entries: number): { maxSize: number; sizeCalculation: () => number } => ({
  maxSize: entries,
  sizeCalculation: () => 1,
})
