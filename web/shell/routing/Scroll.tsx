import { useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, type Location } from 'react-router'
import { useApp } from '../../frame/document/App.tsx'

/**
 * Returns the key under which a scroll position is stored: one per history entry. In every document, the first history
 * entry has the key 'default', so its path is used instead.
 */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** Reports the scroll position before the effects of later components change the position. */
function Before({ tell }: { tell(top: number): void }) {
  useLayoutEffect(() => tell(window.scrollY), [])
  return null
}

/**
 * Restores the scroll position of each history entry. The first screen of a document keeps its position, because the
 * reader may have scrolled before hydration.
 */
export function Scroll() {
  const { nonce } = useApp()
  const top = useRef(0)
  useLayoutEffect(() => window.scrollTo({ top: top.current, behavior: 'instant' }), [])
  return (
    <>
      <Before tell={(y) => (top.current = y)} />
      <ScrollRestoration getKey={placeOf} {...(nonce && { nonce })} />
    </>
  )
}
