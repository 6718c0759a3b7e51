import { createContext, use, useSyncExternalStore } from 'react'
import { momentText, timeText } from './time.ts'

/** When the page was rendered, in milliseconds: the browser's first render shows the same times. */
export const RenderedAt = createContext(0)

const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

/** One clock for all the times of the page; it ticks each minute while any is shown. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  now = Date.now()
  timer ??= setInterval(() => {
    now = Date.now()
    for (const notify of listeners) notify()
  }, 60_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * An instant: in UTC as the server renders it, in the person's own zone from then on. `exact` shows date and
 * time of day, else it is relative within a week.
 */
export function Time({ at, exact = false }: { at: string; exact?: boolean }) {
  const renderedAt = use(RenderedAt)
  const moment = useSyncExternalStore(
    subscribe,
    () => now,
    () => renderedAt,
  )
  const timeZone = moment === renderedAt ? 'UTC' : undefined
  const full = momentText(at, timeZone)
  return (
    <time dateTime={at} title={timeZone ? `${full} UTC` : full}>
      {exact ? full : timeText(at, moment, timeZone)}
    </time>
  )
}
