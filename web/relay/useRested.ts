import { useEffect, useState } from 'react'

/** Delay after which a page opens its live connection if nothing on it needs one at once, in ms. */
const DELAY_MS = 1000

/** True once the page has been shown for a second. */
export function useRested(): boolean {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isRested
}
