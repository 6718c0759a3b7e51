import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { openChild } from '../../../child/child.ts'
import type { Drawing } from '../../../images/draw.ts'

const TIMEOUT_MS = 5000
const MAX_CACHED_BYTES = 30_000_000

interface Drawings {
  /** Draws, or returns the same drawing of before; `who` waits in turn. Throws as `openChild` does. */
  draw: (drawing: Drawing, who: string) => Promise<Uint8Array>
  close: () => Promise<void>
}

function digestOf(drawing: Drawing): string {
  const hash = createHash('sha256')
  for (const [name, value] of Object.entries(drawing))
    hash.update(`${name}\0`).update(value instanceof Uint8Array ? value : JSON.stringify(value))
  return hash.digest('base64url')
}

/** Opens a process that draws icons and previews, one at a time. */
export function openDrawings(): Drawings {
  const main = join(import.meta.dirname, '../../../images/draw-main.ts')
  const { ask, close } = openChild<Drawing, Uint8Array>({ main, timeoutMs: TIMEOUT_MS })
  const underWay = new Map<string, Promise<Uint8Array>>()
  const drawn = new LRUCache<string, Uint8Array>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (bytes) => bytes.length + 1,
  })
  return {
    async draw(drawing, who) {
      const digest = digestOf(drawing)
      const known = drawn.get(digest) ?? underWay.get(digest)
      if (known) return known
      const work = ask(drawing, who)
      underWay.set(digest, work)
      try {
        const bytes = await work
        drawn.set(digest, bytes)
        return bytes
      } finally {
        underWay.delete(digest)
      }
    },
    close,
  }
}
