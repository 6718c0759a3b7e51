import { useContext, useEffect, useId, useState } from 'react'
import { followDraft, readDraft, writeDraft } from '../../../ui/drafts/drafts.ts'
import { keptChanges, keptKey, keptText, type Changes } from './kept-input.ts'
import { UnsavedParts } from './unsaved-parts.ts'

/** A form whose input is kept: a name for it, and the part of the settings in which it stands. */
interface KeptForm {
  place: string
  /** Name that a log-out shows. */
  label: string
  part?: string
}

/** A form of react-hook-form, as far as its input is kept. */
interface Form {
  formState: { defaultValues?: object | undefined; dirtyFields: object }
  watch(): object
  setValue(name: string, value: unknown, how: { shouldDirty: boolean; shouldValidate: boolean }): void
}

function changesOf({ formState: { defaultValues = {}, dirtyFields }, watch }: Form): Changes {
  const saved = new Map<string, unknown>(Object.entries(defaultValues))
  const changed = Object.entries(watch()).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved.get(name) ?? null),
  )
  return Object.fromEntries(
    changed.map(([name, value]) => [name, { value, isDirty: Object.hasOwn(dirtyFields, name) }]),
  )
}

/**
 * Keeps the unsaved input of a form in the browser until it is saved or undone, also when the page is left. Returns a
 * function that forgets it.
 */
export function useKept(form: Form, { place, label, part = '' }: KeptForm): () => void {
  const id = useId()
  const report = useContext(UnsavedParts)
  const [isRead, setRead] = useState(false)
  const changes = changesOf(form)
  const hasChanges = Object.keys(changes).length > 0
  const text = JSON.stringify(changes)
  useEffect(
    () =>
      followDraft(keptKey(place), () => {
        const kept = keptChanges(readDraft(localStorage, keptKey(place)), Date.now())
        for (const [name, { value, isDirty }] of Object.entries(kept))
          form.setValue(name, value, { shouldDirty: isDirty, shouldValidate: isDirty })
        setRead(true)
      }),
    [form, place],
  )
  useEffect(() => {
    if (isRead) writeDraft(localStorage, keptKey(place), keptText(label, JSON.parse(text), Date.now()))
  }, [isRead, place, label, text])
  useEffect(() => {
    report(id, hasChanges ? part : null)
    return () => report(id, null)
  }, [report, id, part, hasChanges])
  return () => writeDraft(localStorage, keptKey(place), '')
}
