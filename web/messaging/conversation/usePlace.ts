import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Scrolls to the message in the address's anchor and focuses it. Until the list of `count` messages has it, calls `load`
 * for older ones; `load` is null while some are loading and once all are loaded. Returns the id in the anchor; null
 * without one.
 */
export function usePlace(count: number, load: (() => void) | null): string | null {
  const { hash, key } = useLocation()
  const wanted = /^#(message_\w+)$/.exec(hash)?.[1] ?? null
  const reached = useRef('')
  const asked = useRef('')
  useEffect(() => {
    if (wanted === null || reached.current === key) return
    const place = document.getElementById(wanted)
    if (place) {
      reached.current = key
      place.scrollIntoView({ block: 'center' })
      place.focus({ preventScroll: true })
      return
    }
    // A failed request is not repeated: the list must have grown since.
    const attempt = `${key} ${count}`
    if (load === null || asked.current === attempt) return
    asked.current = attempt
    load()
  }, [wanted, key, count, load])
  return wanted
}
