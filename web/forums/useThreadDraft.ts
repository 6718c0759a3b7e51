import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { followDraft, readDraft, writeDraft } from '../ui/forms/drafts.ts'

const keys = { title: 'thread-title', body: 'thread-body' } as const
const names = ['title', 'body'] as const

const kept = () => ({
  title: readDraft(localStorage, keys.title),
  body: readDraft(localStorage, keys.body),
})

/**
 * Stores the fields of a new thread as drafts until the form is reset, so that they survive a reload and an expired
 * session. Drafts are read after hydration.
 */
export function useThreadDraft({
  reset,
  subscribe,
}: Pick<UseFormReturn<{ title: string; body: string }>, 'reset' | 'subscribe'>): void {
  useEffect(() => {
    // All fields are read at once, because a change of one stores all of them.
    const stopReading = followDraft(keys.title, () => reset(kept(), { keepDefaultValues: true }))
    const stopWriting = subscribe({
      formState: { values: true },
      callback({ values }) {
        for (const name of names) writeDraft(localStorage, keys[name], values[name])
      },
    })
    return () => {
      stopReading()
      stopWriting()
    }
  }, [reset, subscribe])
}
