import { useEffect, useState } from 'react'
import { readDraft, writeDraft } from './drafts.ts'

/**
 * A text that outlives a reload, an expired session and a sign-up. It is `initial` until the draft is read,
 * which is after hydration.
 */
export function useDraft(key: string, initial = ''): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(initial)
  useEffect(() => setText(readDraft(localStorage, key) || initial), [key, initial])
  return [
    text,
    (next) => {
      setText(next)
      writeDraft(localStorage, key, next === initial ? '' : next)
    },
  ]
}
