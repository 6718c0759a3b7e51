import { useEffect, useRef } from 'react'

/** Saves with the keys of other editors, Ctrl+S or Cmd+S. */
export function useSaveKey(save: (() => void) | null) {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || !latest.current) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
