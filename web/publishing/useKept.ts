import { useEffect, useRef } from 'react'
import { followDraft, ONE_LINE, readDraft, writeDraft } from '../ui/forms/drafts.ts'
import type { PostValues } from './post-values.ts'

/** Time in ms after the last change until what is typed is kept in the browser. */
const KEEP_MS = 400

/** Text that has not been saved, with the revision on which it is based. */
interface Kept {
  basedOn: number
  values: PostValues
}

const keyOf = (name: string) => `${ONE_LINE}post-${name}`

function parsed(text: string): Kept | null {
  try {
    return text ? (JSON.parse(text) as Kept) : null
  } catch {
    return null
  }
}

/**
 * Keeps what is typed into the form of an item (`name`) in the browser until it is saved, through crashes, reloads and
 * expired sessions. Calls `onFound` once with what an earlier page has kept. `values` is null while nothing is unsaved.
 */
export function useKept(
  name: string,
  basedOn: number,
  values: PostValues | null,
  onFound: (kept: Kept) => void,
): void {
  const key = keyOf(name)
  const found = useRef(onFound)
  found.current = onFound
  const newest = useRef<Kept | null>(null)
  const wasUnsaved = useRef(false)
  newest.current = values && { basedOn, values }
  useEffect(
    () =>
      followDraft(key, () => {
        const kept = parsed(readDraft(localStorage, key))
        if (kept && newest.current === null) found.current(kept)
      }),
    [key],
  )
  useEffect(() => {
    const write = () => writeDraft(localStorage, key, newest.current ? JSON.stringify(newest.current) : '')
    if (values === null) {
      if (wasUnsaved.current) write()
      wasUnsaved.current = false
      return
    }
    wasUnsaved.current = true
    const timer = setTimeout(write, KEEP_MS)
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [key, values])
}
