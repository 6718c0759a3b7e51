import { useEffect, useRef, useState } from 'react'
import { DRAFT_ADDED, readDraft, writeDraft } from './drafts.ts'

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
  useEffect(() => {
    const read = () => show(readDraft(localStorage, key) || initial)
    const onAdded = (event: Event) => {
      if (event instanceof CustomEvent && event.detail === key) read()
    }
    read()
    addEventListener(DRAFT_ADDED, onAdded)
    return () => removeEventListener(DRAFT_ADDED, onAdded)
  }, [key, initial])
  return [
    text,
    (change) => {
      const next = typeof change === 'string' ? change : change(newest.current)
      show(next)
      writeDraft(localStorage, key, next === initial ? '' : next)
    },
  ]
}
