/** Why a part is not ready, as it may be told to anybody. */
export class NotReadyError extends Error {
  override name = 'NotReadyError'
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
    return error instanceof NotReadyError ? error.message : `${part} does not answer`
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Shares one answer among all who ask: while it is made, and for `freshFor` ms afterwards. So those who ask, who may be
 * anybody, make no more work the more often they do.
 */
export function shared<Answer>(ask: () => Promise<Answer>, freshFor: number): () => Promise<Answer> {
  let last: { answer: Promise<Answer>; until: number } | null = null
  return () => {
    if (last && performance.now() < last.until) return last.answer
    const mine = { answer: ask(), until: Number.POSITIVE_INFINITY }
    const made = () => void (mine.until = performance.now() + freshFor)
    mine.answer.then(made, made)
    last = mine
    return mine.answer
  }
}

/** How long, in ms, an answer about the parts of a process is good for. */
export const FRESH = 1000

/** Whether a process can do its work. */
export interface Readiness {
  /** What keeps it from it; nothing when it is ready. */
  reasons: () => Promise<string[]>
  /** What an operator must look at though it works: a sentence each. */
  warnings: () => string[]
  /** It stops: from now on it is not ready. */
  stop: () => void
}

/**
 * Readiness of a process: each of its parts, by name, answers within a second. A part may throw NotReadyError to say why
 * it does not. They are asked once in `freshFor` ms.
 */
export function openReadiness(
  parts: Record<string, () => Promise<unknown>>,
  { warnings = () => [], freshFor = FRESH }: { warnings?: () => string[]; freshFor?: number } = {},
): Readiness {
  let stopping = false
  const look = shared(async () => {
    const asked = Object.entries(parts).map(([part, ask]) => reasonAgainst(part, ask))
    return (await Promise.all(asked)).filter((reason) => reason !== null)
  }, freshFor)
  return {
    async reasons() {
      return stopping ? ['it is stopping'] : look()
    },
    warnings,
    stop() {
      stopping = true
    },
  }
}
