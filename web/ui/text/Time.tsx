import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react'
import { clockText, momentText, timeText } from './time.ts'

/** What times are told from: milliseconds since 1970, and a zone; the person's own where there is none. */
interface Moment {
  now: number
  timeZone?: 'UTC'
}

const Context = createContext<Moment>({ now: 0, timeZone: 'UTC' })

/**
 * One clock for all the times of a page: the moment at which it was rendered (ms since 1970), in UTC, so that the
 * browser's first render shows the same times; then the person's own, anew each minute.
 */
export function Clock({ renderedAt, children }: { renderedAt: number; children: ReactNode }) {
  const [moment, setMoment] = useState<Moment>({ now: renderedAt, timeZone: 'UTC' })
  useEffect(() => {
    // A page may have hundreds of times: what somebody does meanwhile comes first.
    const tick = () => startTransition(() => setMoment({ now: Date.now() }))
    tick()
    const timer = setInterval(tick, 60_000)
    return () => clearInterval(timer)
  }, [])
  return <Context value={moment}>{children}</Context>
}

/**
 * An instant: in UTC as the server renders it, in the person's own zone from then on. `exact` shows date and
 * time of day, `clock` the time of day alone, else it is relative within a week.
 */
export function Time({ at, exact = false, clock = false }: { at: string; exact?: boolean; clock?: boolean }) {
  const { now, timeZone } = use(Context)
  const full = momentText(at, timeZone)
  return (
    <time dateTime={at} title={timeZone ? `${full} UTC` : full}>
      {exact ? full : clock ? clockText(at, timeZone) : timeText(at, now, timeZone)}
    </time>
  )
}
