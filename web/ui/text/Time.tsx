import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react'
import { clockText, momentText, timeText } from './time.ts'

/** Time to which relative times refer (ms since 1970), and the time zone; undefined for the viewer's zone. */
interface Moment {
  now: number
  timeZone?: 'UTC'
}

const Context = createContext<Moment>({ now: 0, timeZone: 'UTC' })

/**
 * Clock of all times on a page: until hydration, the time of rendering (ms since 1970) in UTC, so that server and
 * browser render the same; afterwards the viewer's current time and zone, updated every minute.
 */
export function Clock({ renderedAt, children }: { renderedAt: number; children: ReactNode }) {
  const [moment, setMoment] = useState<Moment>({ now: renderedAt, timeZone: 'UTC' })
  useEffect(() => {
    // The clock is updated in a transition, so that input is handled before hundreds of times are rendered again.
    const tick = () => startTransition(() => setMoment({ now: Date.now() }))
    tick()
    const timer = setInterval(tick, 60_000)
    return () => clearInterval(timer)
  }, [])
  return <Context value={moment}>{children}</Context>
}

/**
 * Shows a time, in UTC on the server and then in the viewer's zone. `exact` shows date and time, `clock` only the time
 * of day; by default, times of the last week are relative.
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
