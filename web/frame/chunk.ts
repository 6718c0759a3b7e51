import { isOffline } from '../relay/errors.ts'

/** Chunk load timeout in ms (spec §9). */
const TIMEOUT_MS = 120_000

/** A module of the web could not be loaded, because the network failed or a newer release has replaced it (spec §8). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED'

  constructor(cause: unknown) {
    super("Couldn't load part of the page", { cause })
    this.code = /\bcss\b/i.test(String(cause)) ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED'
  }
}

/** Loads a module. Rejects with ChunkLoadError if loading fails or takes longer than two minutes. */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Loading took more than ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
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
 * Reloads the document, at most once per address, because a newer release has other modules. Returns false if the
 * address was reloaded before, or if the browser is offline and would show its own error page.
 */
export function reloadOnce(): boolean {
  if (isOffline()) return false
  if (sessionStorage.getItem(key) === location.href) return false
  sessionStorage.setItem(key, location.href)
  location.reload()
  return true
}
