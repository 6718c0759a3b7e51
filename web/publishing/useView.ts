import { useEffect, useState } from 'react'
import { useIsWide } from '../ui/theme/useIsWide.ts'
import type { Place } from './checks/missing.ts'
import { focusField } from './post-place.ts'

const isOnPage = (place: Place) => 'section' in place || place.field === 'title' || place.field === 'sections'

/** What of the editor is shown: the text or its preview, and the details if they are not beside it. */
export function useView() {
  const [isPreview, setPreview] = useState(false)
  const [isDetails, setDetails] = useState(false)
  /** Field that is to be focused; another object focuses it again. */
  const [wanted, setWanted] = useState<Place | null>(null)
  const isWide = useIsWide()
  useEffect(() => {
    if (wanted && 'field' in wanted && isOnPage(wanted)) focusField(wanted)
  }, [wanted])
  return {
    isWide,
    isPreview,
    setPreview,
    isDetails,
    setDetails,
    wanted,
    /** Shows and focuses a field. */
    goTo(place: Place) {
      setPreview(false)
      setDetails(!isWide && !isOnPage(place))
      setWanted({ ...place })
    },
  }
}
