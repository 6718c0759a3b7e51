/** How long, in ms, a lost connection is retried before it is given up (spec §4 Conversations, §9). */
export const disconnectAfter = 100_000

/**
 * The wait before the next try at a connection that was lost `lostFor` ms ago, in ms: from half a second to ten, spread
 * by `chance` (0 to 1) so that browsers do not come back all at once. Null: it is given up until somebody is there.
 */
export function retryDelay(tries: number, lostFor: number, chance = Math.random()): number | null {
  if (lostFor >= disconnectAfter) return null
  return Math.min(500 * 2 ** tries, 10_000) * (0.5 + chance)
}

/** Where signs of a person are looked for: the browser's window. */
type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  document: Pick<Document, 'hidden'>
}

const signs = [
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

/** Resolves once somebody uses the page or looks at it again, or the network is back. */
export function somebodyThere(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const notice = () => {
      if (page.document.hidden) return
      for (const sign of signs) page.removeEventListener(sign, notice, { capture: true })
      resolve()
    }
    for (const sign of signs) page.addEventListener(sign, notice, { capture: true, passive: true })
  })
}
