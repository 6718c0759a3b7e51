/** Time for an ad blocker to hide the bait, in ms (spec §9). */
const WAIT_MS = 500

let found = false

/** True if an ad blocker was found in this browser. */
export const hidesAds = (): boolean => found

/**
 * Adds an off-screen bait that looks like an ad, checks if an ad blocker hides it, then calls `onKnown`. Returns a
 * function that cancels the check.
 */
export function lookForAdBlocker(onKnown: () => void): () => void {
  const bait = document.createElement('div')
  bait.className = 'adsbox ad-banner'
  bait.setAttribute('aria-hidden', 'true')
  bait.style.cssText = 'position:absolute;left:-99px;width:1px;height:1px'
  document.body.append(bait)
  const timer = setTimeout(() => {
    found = bait.offsetHeight === 0
    bait.remove()
    onKnown()
  }, WAIT_MS)
  return () => {
    clearTimeout(timer)
    bait.remove()
  }
}
