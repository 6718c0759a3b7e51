import type { ContentRule } from './names.ts'
import { heldBy, longestLookback, type ContentRules, type Posted } from './rules.ts'

/** A text of the past, with its author and the time of the author's registration, in ms since 1970. */
export interface PastText extends Posted {
  author: string
  registeredAt: number | null
}

/** A trial of rules on past texts, which must be given in the order of their times. */
interface Trial {
  /** Time in ms before the first text of interest from which texts must be given too. */
  lookback: number
  /** The first rule that would have queued a text for review; null if none would. */
  take: (past: PastText) => ContentRule | null
}

export function openTrial(rules: ContentRules): Trial {
  const lookback = longestLookback(rules)
  const byAuthor = new Map<string, Posted[]>()
  return {
    lookback,
    take({ author, registeredAt, text, at }) {
      const recent = (byAuthor.get(author) ?? []).filter((other) => other.at > at - lookback)
      const rule = heldBy({ text, at, registeredAt, recent }, rules)
      if (lookback > 0) byAuthor.set(author, [...recent, { text, at }])
      return rule
    },
  }
}
