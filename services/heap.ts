import { setFlagsFromString } from 'node:v8'

/** Growth of the heap until the next collection, in % of live memory. */
const HEAP_GROWTH_PERCENT = 50

/**
 * Keeps the memory of long-lived processes small. V8 would let the heap grow to several times the live data (600 MB for
 * 100 MB) before collecting old objects. Must be called first; its cost is not measurable.
 */
export const keepHeapSmall = (): void => setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`)
