import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Time in ms until a screen's layout settles, and height of the header in px (spec §2). */
const DELAY_MS = 1000
const OFFSET_PX = 55
const scrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Id in an anchor, decoded; an anchor with an invalid encoding is returned unchanged. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Scrolls to the anchor in the address once the layout has settled, unless the reader has scrolled since. */
export function useHashScroll(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!hash) return
    const timer = setTimeout(() => {
      const target = document.getElementById(nameIn(hash))
      if (target) window.scrollTo({ top: target.getBoundingClientRect().top + window.scrollY - OFFSET_PX })
    }, DELAY_MS)
    const stop = () => clearTimeout(timer)
    for (const kind of scrolling) addEventListener(kind, stop, { passive: true })
    return () => {
      stop()
      for (const kind of scrolling) removeEventListener(kind, stop)
    }
  }, [hash, key])
}
