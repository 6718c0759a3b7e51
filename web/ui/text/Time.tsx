import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react'
import { clockText, momentText, timeText } from './time.ts'

/** Current time, in ms since 1970, and the time zone; undefined for the viewer's zone. */
interface Moment {
  now: number
  timeZone?: 'UTC'
}

const Context = createContext<Moment>({ now: 0, timeZone: 'UTC' })

/**
 * Clock of all times on a page: the time of rendering (ms since 1970) in UTC, so that hydration matches, and afterwards
 * the viewer's current time and zone, updated every minute.
 */
export function Clock({ renderedAt, children }: { renderedAt: number; children: ReactNode }) {
  const [moment, setMoment] = useState<Moment>({ now: renderedAt, timeZone: 'UTC' })
  useEffect(() => {
    // Updated in a transition, so that input is handled before a page's hundreds of times.
    const tick = () => startTransition(() => setMoment({ now: Date.now() }))
    tick()
    const timer = setInterval(tick, 60_000)
    return () => clearInterval(timer)
  }, [])
  return <Context value={moment}>{children}</Context>
}

/**
 * A time, shown in UTC on the server and then in the viewer's zone. `exact` shows date and time, `clock` only the time
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
