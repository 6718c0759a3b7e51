import { isOffline } from './relay/errors.ts'

/** How long, in ms, a part of the web may take to come (spec §9 chunk load timeout). */
const patience = 120_000

/** A part of the web did not come: the connection is away, or a release has taken its place (spec §8). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED'

  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause })
    this.code = /\bcss\b/i.test(String(cause)) ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED'
  }
}

/** Loads a part of the web. Rejects with a ChunkLoadError when it cannot be had, or not within two minutes. */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took more than ${patience} ms`)), patience)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw new ChunkLoadError(error)
  } finally {
    clearTimeout(timer)
  }
}

const key = 'reloaded-for'

/**
 * Loads the document anew, once for each address: a release that was made meanwhile has other parts. False where that
 * has been tried already, and without a network, as the browser would show its own page in place of this one.
 */
export function reloadOnce(): boolean {
  if (isOffline()) return false
  if (sessionStorage.getItem(key) === location.href) return false
  sessionStorage.setItem(key, location.href)
  location.reload()
  return true
}
