import type { Progress } from './feed.ts'

const MAX_SAMPLES = 20
const SAMPLE_INTERVAL_MS = 500

/** Measures the progress of reading the log from position `start` to its end. */
export function openProgress(start: bigint, end: bigint, events = 0) {
  const samples = [{ at: performance.now(), events, position: start }]
  let position = start
  const shareAt = (at: bigint) => Math.min(1, Number(at + 1n) / Math.max(1, Number(end + 1n)))

  return {
    read(more: number, to: bigint) {
      events += more
      position = to
      const now = performance.now()
      if (now - (samples.at(-1)?.at ?? 0) < SAMPLE_INTERVAL_MS) return
      samples.push({ at: now, events, position })
      if (samples.length > MAX_SAMPLES) samples.shift()
    },
    now(): Progress {
      const first = samples[0] ?? { at: 0, events: 0, position: start }
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
