import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Time for a screen to settle, and the height that the header covers (spec §2: 1000 ms, 55 px). */
const delay = 1000
const offset = 55

/** The id that an anchor names; one that is encoded badly stands as it is written. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Scrolls to the anchor of the address once its screen has settled. */
export function useHashScroll(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!hash) return
    const timer = setTimeout(() => {
      const target = document.getElementById(nameIn(hash))
      if (target) window.scrollTo({ top: target.getBoundingClientRect().top + window.scrollY - offset })
    }, delay)
    return () => clearTimeout(timer)
  }, [hash, key])
}
