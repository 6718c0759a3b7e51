import { useEffect, useState } from 'react'
import { useShell } from '../frame/shell.ts'
import type { SeenMark } from './SeenMark.tsx'

/** Keeps for the viewer that the place on the screen is read; its code is loaded once the page is shown. */
export function Seen({ id }: { id: string }) {
  const { viewer } = useShell()
  const [loaded, setLoaded] = useState<{ SeenMark: typeof SeenMark }>()
  useEffect(() => {
    // Without it, the place is only not marked as read.
    if (viewer) import('./SeenMark.tsx').then(setLoaded, () => {})
  }, [viewer])
  return loaded && viewer && <loaded.SeenMark key={id} id={id} />
}
