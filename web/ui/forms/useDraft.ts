import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { followDraft, ownDrafts, readDraft, writeDraft } from './drafts.ts'

type SetText = (text: string | ((now: string) => string)) => void

/**
 * Stores a text as a draft, so that it survives a reload, an expired session and a sign-up. The text is `initial` until
 * the draft is read after hydration. The setter takes a text, or a function of the current text.
 */
export function useDraft(key: string, initial = ''): [text: string, setText: SetText] {
  const [text, setText] = useState(initial)
  const newest = useRef(initial)
  const show = (next: string) => {
    newest.current = next
    setText(next)
  }
  useEffect(() => followDraft(key, () => show(readDraft(localStorage, key) || initial)), [key, initial])
  return [
    text,
    (change) => {
      const next = typeof change === 'string' ? change : change(newest.current)
      show(next)
      writeDraft(localStorage, key, next === initial ? '' : next)
    },
  ]
}

/** Makes the viewer the owner of the drafts, before the effects in which forms read them. */
export function useDraftOwner(member: string | null): void {
  useLayoutEffect(() => {
    try {
      ownDrafts(localStorage, member)
    } catch {
      // If the browser forbids storage, the text is kept only on the page.
    }
  }, [member])
}
