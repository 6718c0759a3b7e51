import { setTimeout as sleep } from 'node:timers/promises'
import type { Blow } from './blow.ts'
import { acceptance, type Message } from './talk.ts'

/** Results of members' attempts to send a message between a fault and the recovery. */
interface Met {
  accepted: number
  /** Number of rejected attempts with a retry hint, by error code. */
  refused: Record<string, number>
  /** Number of rejected attempts without a retry hint. */
  withoutHint: number
  /** Number of refused connections, as when a process restarts. */
  unreachable: number
  /** Number of attempts to send a message that timed out. */
  hung: number
}

export interface Recovery extends Met {
  kind: Blow['kind'] | 'promote'
  part: string
  /** Time from the end of the fault until a new message was accepted, in ms; null after more than a minute. */
  acceptedAfter: number | null
  /** Time in ms from the end of the fault until the other member's socket received a new message; null if never. */
  seenAfter: number | null
}

const RECOVERY_TIMEOUT_MS = 60_000

export function metSince(messages: readonly Message[], since: number): Met {
  const met: Met = { accepted: 0, refused: {}, withoutHint: 0, unreachable: 0, hung: 0 }
  for (const { attempts } of messages) {
    for (const { ended, sent } of attempts) {
      if (ended < since) continue
      if (sent.kind !== 'refused') met[sent.kind]++
      else if (sent.retryAfter === null) met.withoutHint++
      else met.refused[sent.code] = (met.refused[sent.code] ?? 0) + 1
    }
  }
  return met
}

const least = (times: Iterable<number>) => {
  const first = Math.min(...times)
  return Number.isFinite(first) ? first : null
}

/** Waits until new messages are accepted and reach the other member; returns both durations in ms. */
export async function recovered(messages: readonly Message[], since: number) {
  for (const until = since + RECOVERY_TIMEOUT_MS; ; await sleep(20)) {
    const fresh = messages.filter(({ began }) => began >= since)
    const acceptedAt = least(fresh.flatMap((message) => acceptance(message)?.ended ?? []))
    const seenAt = least(fresh.flatMap(({ seen }) => seen ?? []))
    if ((acceptedAt !== null && seenAt !== null) || performance.now() > until) {
      return {
        acceptedAfter: acceptedAt && Math.round(acceptedAt - since),
        seenAfter: seenAt && Math.round(seenAt - since),
      }
    }
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

export function table(recoveries: readonly Recovery[]): string {
  const rows = [...Map.groupBy(recoveries, ({ kind, part }) => `${kind} ${part}`)].map(([what, all]) => {
    const took = (times: (number | null)[]) => {
      const known = times.filter((time) => time !== null)
      return `${known.length < all.length ? 'NEVER' : median(known)} (${Math.max(...known)})`
    }
    const refused = all.flatMap(({ refused }) => Object.entries(refused))
    const codes = [...Map.groupBy(refused, ([code]) => code)].map(
      ([code, counts]) => `${sum(counts.map(([, count]) => count))} ${code}`,
    )
    return [
      what,
      all.length,
      sum(all.map(({ accepted }) => accepted)),
      codes.join(', ') || 0,
      sum(all.map(({ withoutHint }) => withoutHint)),
      sum(all.map(({ unreachable }) => unreachable)),
      sum(all.map(({ hung }) => hung)),
      took(all.map(({ acceptedAfter }) => acceptedAfter)),
      took(all.map(({ seenAfter }) => seenAfter)),
    ].map(String)
  })
  const head = ['fault', 'times', 'accepted', 'refused', 'no hint', 'unreachable', 'hung']
  const all = [[...head, 'accepted after ms (most)', 'seen after ms (most)'], ...rows]
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n')
}
