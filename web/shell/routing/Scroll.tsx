import { useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, type Location } from 'react-router'
import { useApp } from '../../App.tsx'

/** What a scroll position is kept for: each visit, but every first screen of a document has the key 'default'. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** Tells where the window is, before those behind it in the tree change that. */
function Before({ tell }: { tell(top: number): void }) {
  useLayoutEffect(() => tell(window.scrollY), [])
  return null
}

/**
 * Keeps scroll positions from screen to screen. The first one of a document is where it is to be already when React
 * takes it over, and its reader may have gone on: it stays.
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
