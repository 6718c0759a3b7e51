import { useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, type Location } from 'react-router'
import { useApp } from '../../App.tsx'

/**
 * Key of a scroll position: one per visit. Every document's first screen has the key 'default', so its path is used.
 */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** Reports the scroll position before components after it in the tree change it. */
function Before({ tell }: { tell(top: number): void }) {
  useLayoutEffect(() => tell(window.scrollY), [])
  return null
}

/**
 * Restores scroll positions between screens. A document's first screen keeps its position, as the reader may have
 * scrolled before hydration.
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
