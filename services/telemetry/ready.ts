/** Why a part is not ready, as it may be told to anybody. */
export class NotReady extends Error {
  override name = 'NotReady'
}

/** How long, in ms, a part may take to answer. */
const PATIENCE = 1000

/** Why a part cannot be worked with; null when it answers in time. */
export async function reasonAgainst(part: string, ask: () => Promise<unknown>): Promise<string | null> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(late.reject, PATIENCE)
  try {
    await Promise.race([ask(), late.promise])
    return null
  } catch (error) {
    return error instanceof NotReady ? error.message : `${part} does not answer`
  } finally {
    clearTimeout(timer)
  }
}

/** Whether a process can do its work. */
export interface Readiness {
  /** What keeps it from it; nothing when it is ready. */
  reasons: () => Promise<string[]>
  /** It stops: from now on it is not ready. */
  stop: () => void
}

/**
 * Readiness of a process: each of its parts, by name, answers within a second. A part may throw NotReady to say why
 * it does not.
 */
export function openReadiness(parts: Record<string, () => Promise<unknown>>): Readiness {
  let stopping = false
  return {
    async reasons() {
      if (stopping) return ['it is stopping']
      const asked = Object.entries(parts).map(([part, ask]) => reasonAgainst(part, ask))
      return (await Promise.all(asked)).filter((reason) => reason !== null)
    },
    stop() {
      stopping = true
    },
  }
}
