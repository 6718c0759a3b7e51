import type { Import, Note } from './format.ts'
import type { Counts, Tally } from './tally.ts'

interface Report {
  format: string
  seconds: number
  /** Number of commands per second, without commands that earlier imports had carried out. */
  rate: number
  found: Record<string, number>
  commands: Record<string, Counts>
  turnedDown: { reason: string; count: number }[]
  notes: readonly Note[]
}

export function reportOf(format: string, { found, notes }: Import, tally: Tally, seconds: number): Report {
  const sent = tally.counts.values().reduce((sum, { added, turnedDown }) => sum + added + turnedDown, 0)
  return {
    format,
    seconds: Number(seconds.toFixed(1)),
    rate: Math.round(sent / seconds),
    found,
    commands: Object.fromEntries(tally.counts),
    turnedDown: [...tally.reasons].map(([reason, count]) => ({ reason, count })),
    notes,
  }
}

/** Lines of what was changed and left out, each followed by the items that it concerns. */
export const noteLines = (notes: readonly Note[]): string[] =>
  notes.flatMap(({ done, count, what, items = [] }) => [
    `  ${done}: ${count} ${what}`,
    ...items.map((item) => `    ${item.replaceAll(/\s+/g, ' ')}`),
  ])

export function describe({ format, seconds, rate, found, commands, turnedDown, notes }: Report): string {
  const counted = Object.entries(found).map(([name, count]) => `${count} ${name}`)
  return [
    `${format}: ${counted.join(', ')}`,
    ...Object.entries(commands).map(
      ([kind, { added, known, turnedDown }]) =>
        `  ${kind}: ${added} added, ${known} already there${turnedDown ? `, ${turnedDown} rejected` : ''}`,
    ),
    ...noteLines(notes),
    ...turnedDown.map(({ reason, count }) => `  rejected: ${count} ${reason}`),
    `${seconds} s, ${rate} commands per second.`,
  ].join('\n')
}
