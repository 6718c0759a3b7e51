import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Followed } from './useSaving.ts'

/** Where the first save of the item led from; the page is then at the same place. */
export function useFollowed(): Followed {
  const location: { state: Followed | null } = useLocation()
  const [state] = useState(location.state ?? {})
  useEffect(() => {
    if (state.isWritten) scrollTo({ top: state.scroll ?? 0 })
  }, [state])
  return state
}
