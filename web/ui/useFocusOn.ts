import { useEffect, useState } from 'react'

/**
 * Returns a function that scrolls to the element with an id and focuses it, as soon as the component has rendered that
 * element. If something else gets the focus before, it stays there.
 */
export function useFocusOn(): (id: string) => void {
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    if (wanted === null) return
    const stop = () => setWanted(null)
    const element = document.getElementById(wanted)
    if (element) {
      element.focus()
      return stop()
    }
    addEventListener('focusin', stop)
    return () => removeEventListener('focusin', stop)
  })
  return setWanted
}
