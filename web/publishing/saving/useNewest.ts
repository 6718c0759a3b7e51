import { useEffect } from 'react'
import { useEditingState, type PostForm } from '../post-form.ts'
import type { Editing } from './useEditing.ts'

interface Newest {
  form: PostForm
  editing: Editing | null
  state: string | null
  readNewest(): Promise<number | null>
}

/** Reads an item again as soon as somebody has saved it or changed its state. */
export function useNewest({ form, editing, state, readNewest }: Newest): void {
  const revision = useEditingState(form, ({ newest }) => newest.basedOn)
  const isSaving = useEditingState(form, (editing) => editing.isSaving)
  const isNews = editing !== null && !isSaving && (editing.revision > revision || editing.state !== state)
  useEffect(() => {
    if (isNews) void readNewest()
  }, [isNews, editing])
}
