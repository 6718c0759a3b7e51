import { useEffect, useState } from 'react'

/** Answers a function that brings the element with an id into view and into focus, once it is rendered. */
export function useFocusOn(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus()
  }, [wanted])
  return (id) => setWanted({ id })
}
