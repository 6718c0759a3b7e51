import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'

/**
 * Focuses the comment or reply with the id `around`, unless something else has the focus. An address with only an
 * anchor, as earlier links had, leads to the part of the list with that comment.
 */
export function usePlace(path: string, around: string | null): void {
  const { hash, key } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const wanted = /^#((?:comment|(?:status)?reply)_\w+)$/.exec(hash)?.[1]
    const place = wanted ? document.getElementById(wanted) : null
    if (wanted && !place && around === null) void navigate(urlFor.comment(path, wanted), { replace: true })
    const { activeElement } = document
    if (place && around && (!activeElement || activeElement === document.body || activeElement.closest('a')))
      place.focus({ preventScroll: true })
  }, [hash, key, path, around, navigate])
}
