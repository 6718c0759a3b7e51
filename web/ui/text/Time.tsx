import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react'
import { timesIn, type TimeWords } from './time.ts'

/** Time to which relative times refer (ms since 1970), and the time zone; undefined for the viewer's zone. */
interface Moment extends ReturnType<typeof timesIn> {
  now: number
  timeZone?: 'UTC' | undefined
}

export const ClockContext = createContext<Moment>({ now: 0, timeZone: 'UTC', ...timesIn() })

/**
 * Clock of all times on a page: until hydration, the time of rendering (ms since 1970) in UTC, so that server and
 * browser render the same; afterwards the viewer's current time and zone, updated every minute. `words` are those of the
 * site's language, if it is not English.
 */
export function Clock({
  renderedAt,
  words,
  children,
}: {
  renderedAt: number
  words?: TimeWords | undefined
  children: ReactNode
}) {
  const [moment, setMoment] = useState<Moment>(() => ({
    now: renderedAt,
    timeZone: 'UTC',
    ...timesIn(words),
  }))
  useEffect(() => {
    // The clock is updated in a transition, so that input is handled before hundreds of times are rendered again.
    const tick = () =>
      startTransition(() => setMoment((before) => ({ ...before, now: Date.now(), timeZone: undefined })))
    tick()
    const timer = setInterval(tick, 60_000)
    return () => clearInterval(timer)
  }, [])
  return <ClockContext value={moment}>{children}</ClockContext>
}

/**
 * Shows a time, in UTC on the server and then in the viewer's zone. `exact` shows date and time, `clock` only the time
 * of day; by default, times of the last week are relative.
 */
export function Time({ at, exact = false, clock = false }: { at: string; exact?: boolean; clock?: boolean }) {
  const { now, timeZone, momentText, clockText, timeText } = use(ClockContext)
  const full = momentText(at, timeZone)
  return (
    <time dateTime={at} title={timeZone ? `${full} UTC` : full}>
      {exact ? full : clock ? clockText(at, timeZone) : timeText(at, now, timeZone)}
    </time>
  )
}
