import { useEffect, useState } from 'react'

/** Returns a function that scrolls to the element with an id and focuses it, as soon as that element is rendered. */
export function useFocusOn(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus()
  }, [wanted])
  return (id) => setWanted({ id })
}
