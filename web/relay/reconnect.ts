/** Time without a connection, in ms, after which the browser stops retrying (spec §4 Conversations, §9). */
export const DISCONNECT_MS = 100_000

/**
 * Returns the delay before the next attempt to reconnect, in ms: half a second to ten seconds, randomized by `chance`
 * (0 to 1) so that browsers do not all reconnect at once. `lostFor` is the time since the connection was lost, in ms.
 * Returns null if the browser should wait for user activity.
 */
export function retryDelay(tries: number, lostFor: number, chance = Math.random()): number | null {
  if (lostFor >= DISCONNECT_MS) return null
  return Math.min(500 * 2 ** tries, 10_000) * (0.5 + chance)
}

/** Parts of the browser's window that report user activity. */
type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  document: Pick<Document, 'hidden'>
}

const activities = [
  'visibilitychange',
  'focus',
  'pageshow',
  'popstate',
  'online',
  'keydown',
  'pointerdown',
  'pointermove',
  'wheel',
] as const

/** Resolves on user activity: input, navigation, a page that becomes visible, or a network that is back. */
export function somebodyThere(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const notice = () => {
      if (page.document.hidden) return
      for (const activity of activities) page.removeEventListener(activity, notice, { capture: true })
      resolve()
    }
    for (const activity of activities)
      page.addEventListener(activity, notice, { capture: true, passive: true })
  })
}
