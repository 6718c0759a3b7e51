/** How long an ad blocker has to hide what looks like an ad, in milliseconds (spec §9). */
const patience = 500

let found = false

/** Whether this browser hides ads, as far as that is known yet. */
export const hidesAds = (): boolean => found

/**
 * Shows blockers something that looks like an ad, out of sight, and looks whether they hide it; then calls `onKnown`.
 * Gives what ends it.
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
  }, patience)
  return () => {
    clearTimeout(timer)
    bait.remove()
  }
}
