interface PumpOptions<Item> {
  /** Key of an item; items with the same key are processed sequentially, in order. */
  keyOf: (item: Item) => string
  work: (item: Item) => Promise<void>
  lanes?: number
  /** Maximum number of items that are being processed or wait for an earlier item with the same key. */
  ahead?: number
  signal?: AbortSignal
}

/** Returns the 32-bit FNV-1a hash of a text. */
function hash(key: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < key.length; i++) sum = Math.imul(sum ^ key.charCodeAt(i), 0x01000193)
  return sum >>> 0
}

/**
 * Processes items concurrently in several queues. Items with the same key are in the same queue, which keeps their
 * order. Throws the first error of `work`, or the signal's reason, after all items in progress have ended.
 */
export async function pump<Item>(items: Iterable<Item>, options: PumpOptions<Item>): Promise<void> {
  const { keyOf, work, lanes = 256, ahead = 2048, signal } = options
  const ends = Array.from({ length: lanes }, () => Promise.resolve())
  let open = 0
  let freed = () => {}
  const failures: unknown[] = []

  async function carry(item: Item) {
    try {
      if (failures.length === 0 && !signal?.aborted) await work(item)
    } catch (error) {
      failures.push(error)
    } finally {
      open--
      freed()
    }
  }

  for (const item of items) {
    if (failures.length > 0 || signal?.aborted) break
    const lane = hash(keyOf(item)) % lanes
    open++
    ends[lane] = ends[lane]!.then(() => carry(item))
    while (open >= ahead) await new Promise<void>((resolve) => (freed = resolve))
  }
  await Promise.all(ends)
  if (failures.length > 0) throw failures[0]
  signal?.throwIfAborted()
}
