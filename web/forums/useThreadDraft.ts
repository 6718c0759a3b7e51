import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { followDraft, ONE_LINE, readDraft, writeDraft } from '../ui/forms/drafts.ts'

const names = ['title', 'body', 'category', 'tags'] as const

/** Fields of a new thread as the author fills them in. */
export type NewThread = Record<(typeof names)[number], string>

const keyOf = (name: keyof NewThread) => `${name === 'body' ? '' : ONE_LINE}thread-${name}`
const kept = (name: keyof NewThread) => readDraft(localStorage, keyOf(name))

/**
 * Stores the fields of a new thread as drafts until the form is reset, so that they survive a reload and an expired
 * session. Drafts are read after hydration; `category` is chosen unless a draft has another.
 */
export function useThreadDraft(
  { reset, subscribe }: Pick<UseFormReturn<NewThread>, 'reset' | 'subscribe'>,
  category: string,
): void {
  useEffect(() => {
    // All fields are read at once, because a change of one stores all of them.
    const read = () =>
      reset(
        {
          title: kept('title'),
          body: kept('body'),
          category: kept('category') || category,
          tags: kept('tags'),
        },
        { keepDefaultValues: true },
      )
    const stopReading = followDraft(keyOf('title'), read)
    const stopWriting = subscribe({
      formState: { values: true },
      callback({ values }) {
        for (const name of names) writeDraft(localStorage, keyOf(name), values[name])
      },
    })
    return () => {
      stopReading()
      stopWriting()
    }
  }, [reset, subscribe, category])
}
