import { useEffect, useState, type ComponentType } from 'react'

/** Recommendations on an error page. Their code is loaded after the page is shown, as other pages do not need it. */
export function Recents() {
  const [Shown, setShown] = useState<ComponentType | null>(null)
  useEffect(() => {
    import('./Popular.tsx').then(
      ({ Popular }) => setShown(() => Popular),
      (error: unknown) => console.warn("Couldn't load the recommendations", error),
    )
  }, [])
  return Shown && <Shown />
}
