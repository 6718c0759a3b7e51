import { useEffect, useState } from 'react'
import type { ProfileTooltip } from './ProfileTooltip.tsx'
import { profileLinkOf, reachingEvents } from './reaching.ts'

/** Waits until the pointer or the focus reaches a member's name; only then the profile tooltip's code is loaded. */
export function NameWatch() {
  const [loaded, setLoaded] = useState<{ Tooltip: typeof ProfileTooltip; first: Event }>()
  useEffect(() => {
    if (loaded) return undefined
    const reach = (first: Event) => {
      if (!profileLinkOf(first)) return
      // Without the tooltip, the name is still a link to the profile, and the next event tries again.
      import('./ProfileTooltip.tsx').then(
        ({ ProfileTooltip: Tooltip }) => setLoaded({ Tooltip, first }),
        () => {},
      )
    }
    for (const type of reachingEvents) document.addEventListener(type, reach)
    return () => reachingEvents.forEach((type) => document.removeEventListener(type, reach))
  }, [loaded])
  return loaded && <loaded.Tooltip first={loaded.first} />
}
