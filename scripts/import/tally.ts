import type { Rejection } from '../../services/commands/frame/decider.ts'

export interface Counts {
  added: number
  known: number
  turnedDown: number
}

export interface Tally {
  added: (kind: string) => void
  known: (kind: string) => void
  turnedDown: (kind: string, why: Rejection) => void
  counts: ReadonlyMap<string, Counts>
  /** Number of rejections by kind and reason. */
  reasons: ReadonlyMap<string, number>
}

export function openTally(): Tally {
  const counts = new Map<string, Counts>()
  const reasons = new Map<string, number>()
  function count(kind: string, what: keyof Counts) {
    const so = counts.get(kind) ?? { added: 0, known: 0, turnedDown: 0 }
    so[what]++
    counts.set(kind, so)
  }
  return {
    added: (kind) => count(kind, 'added'),
    known: (kind) => count(kind, 'known'),
    turnedDown(kind, { message }) {
      count(kind, 'turnedDown')
      const reason = `${kind}: ${message}`
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    },
    counts,
    reasons,
  }
}
