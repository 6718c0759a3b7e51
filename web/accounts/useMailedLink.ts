import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/**
 * Query of a mailed link to a page, which is removed from the address, so that its token does not stay in the history of
 * a shared device.
 */
export function useMailedLink(path: string): URLSearchParams {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const token = query.get('token')
  const [link, setLink] = useState(query)
  if (token !== null && token !== link.get('token')) setLink(query)
  const hideToken = useEffectEvent(() => void navigate(path, { replace: true }))
  useEffect(() => {
    if (token !== null) hideToken()
  }, [token])
  return link
}
