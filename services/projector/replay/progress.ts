import type { Progress } from './feed.ts'

/** Over how many looks, and how far apart in milliseconds, a rate is taken. */
const LOOKS = 20
const APART = 500

/** Measures how far a read of the log has come: from the end where it starts to where the log ends. */
export function openProgress(start: bigint, end: bigint, events = 0) {
  const looks = [{ at: performance.now(), events, position: start }]
  let position = start
  const shareAt = (at: bigint) => Math.min(1, Number(at + 1n) / Math.max(1, Number(end + 1n)))

  return {
    /** Some events more were read, up to here. */
    read(more: number, to: bigint) {
      events += more
      position = to
      const now = performance.now()
      if (now - (looks.at(-1)?.at ?? 0) < APART) return
      looks.push({ at: now, events, position })
      if (looks.length > LOOKS) looks.shift()
    },
    /** How far it is now. */
    now(): Progress {
      const first = looks[0] ?? { at: 0, events: 0, position: start }
      const seconds = Math.max(0.001, (performance.now() - first.at) / 1000)
      const share = shareAt(position)
      return {
        events: Math.round(events),
        rate: (events - first.events) / seconds,
        share,
        remaining: share === 1 ? 0 : ((1 - share) / (share - shareAt(first.position))) * seconds,
      }
    },
  }
}
