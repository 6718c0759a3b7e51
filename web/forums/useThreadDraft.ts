import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft } from '../ui/forms/drafts.ts'

const keys = { title: 'thread-title', body: 'thread-body' } as const
const names = ['title', 'body'] as const

/**
 * Stores the fields of a new thread as drafts until the form is reset, so that they survive a reload, an expired
 * session and a sign-up. Drafts are read after hydration.
 */
export function useThreadDraft({
  setValue,
  subscribe,
}: Pick<UseFormReturn<{ title: string; body: string }>, 'setValue' | 'subscribe'>): void {
  useEffect(() => {
    for (const name of names) {
      const draft = readDraft(localStorage, keys[name])
      if (draft) setValue(name, draft)
    }
    return subscribe({
      formState: { values: true },
      callback({ values }) {
        for (const name of names) writeDraft(localStorage, keys[name], values[name])
      },
    })
  }, [setValue, subscribe])
}
