/** Error with the reason for which a part of the process is not ready; its message is shown publicly. */
export class NotReadyError extends Error {
  override name = 'NotReadyError'
}

const PART_TIMEOUT_MS = 1000

/** Reason for which a part is not ready; null if the part responds in time. */
export async function reasonAgainst(part: string, ask: () => Promise<unknown>): Promise<string | null> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(late.reject, PART_TIMEOUT_MS)
  try {
    await Promise.race([ask(), late.promise])
    return null
  } catch (error) {
    return error instanceof NotReadyError ? error.message : `${part} is not responding`
  } finally {
    clearTimeout(timer)
  }
}

/** Caches a result while it is pending and for `freshFor` ms, so that public requests cause no additional work. */
export function shared<Answer>(ask: () => Promise<Answer>, freshFor: number): () => Promise<Answer> {
  let last: { answer: Promise<Answer>; until: number } | null = null
  return () => {
    if (last && performance.now() < last.until) return last.answer
    const mine = { answer: ask(), until: Number.POSITIVE_INFINITY }
    const settled = () => void (mine.until = performance.now() + freshFor)
    mine.answer.then(settled, settled)
    last = mine
    return mine.answer
  }
}

export const FRESH = 1000

export interface Readiness {
  reasons: () => Promise<string[]>
  /** Problems that operators should know, although the process is ready. */
  warnings: () => string[]
  /** Makes the process report from now on that it is not ready, because it is stopping. */
  stop: () => void
}

/** Checks all parts at most once per `freshFor` ms; each must respond within a second and may throw NotReadyError. */
export function openReadiness(
  parts: Record<string, () => Promise<unknown>>,
  { warnings = () => [], freshFor = FRESH }: { warnings?: () => string[]; freshFor?: number } = {},
): Readiness {
  let stopping = false
  const check = shared(async () => {
    const asked = Object.entries(parts).map(([part, ask]) => reasonAgainst(part, ask))
    return (await Promise.all(asked)).filter((reason) => reason !== null)
  }, freshFor)
  return {
    async reasons() {
      return stopping ? ['the process is stopping'] : check()
    },
    warnings,
    stop() {
      stopping = true
    },
  }
}
