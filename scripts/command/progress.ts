import { Presets, SingleBar } from 'cli-progress'
import type { Progress } from '../../services/projector/replay/feed.ts'

export interface ProgressView {
  show: (progress: Progress) => void
  /** Names a phase of the work without progress, once. */
  phase: (name: string) => void
  /** Ends the progress display; must be called before anything else is printed. */
  end: () => void
}

const STEPS = 10_000
const LINE_INTERVAL_MS = 2000

const time = (seconds: number) =>
  Number.isFinite(seconds)
    ? `${Math.floor(seconds / 60)}m${String(Math.ceil(seconds % 60)).padStart(2, '0')}s`
    : '?'

const standingBack = (yielding: boolean) => (yielding ? ', slowed down for live updates' : '')

/** Shows progress: on a terminal as a bar, otherwise as a line every two seconds. `unit` names what is counted. */
export function openProgress({ json, unit = 'events' }: { json: boolean; unit?: string }): ProgressView {
  if (process.stderr.isTTY && !json) return bar(unit)
  let printed = performance.now()
  return {
    show({ events, rate, share, remaining, yielding = false }) {
      if (performance.now() - printed < LINE_INTERVAL_MS && share < 1) return
      printed = performance.now()
      const figures = {
        [unit]: events,
        rate: Math.round(rate),
        share: Number(share.toFixed(4)),
        remaining: Number.isFinite(remaining) ? Math.ceil(remaining) : null,
        ...(yielding && { yielding }),
      }
      if (json) console.log(JSON.stringify({ progress: figures }))
      else
        console.error(
          `${events} ${unit}, ${figures.rate}/s, ${Math.floor(share * 100)}%, ${time(remaining)} left${standingBack(yielding)}`,
        )
    },
    phase: phases(json),
    end() {},
  }
}

/** Prints the name of each phase when it begins. */
function phases(json: boolean, end = () => {}): (name: string) => void {
  let present: string | null = null
  return (name) => {
    if (name === present) return
    present = name
    end()
    if (json) console.log(JSON.stringify({ phase: name }))
    else console.error(`${name}…`)
  }
}

function bar(unit: string): ProgressView {
  const shown = new SingleBar(
    {
      format: `{bar} {percentage}% | {events} ${unit} | {rate}/s | {left} left{yielding}`,
      stream: process.stderr,
    },
    Presets.shades_classic,
  )
  return {
    show({ events, rate, share, remaining, yielding = false }) {
      const figures = {
        events,
        rate: Math.round(rate),
        left: time(remaining),
        yielding: standingBack(yielding),
      }
      if (!shown.isActive) shown.start(STEPS, 0, figures)
      shown.update(Math.round(share * STEPS), figures)
    },
    phase: phases(false, () => shown.stop()),
    end: () => shown.stop(),
  }
}
