import { createContext, useCallback, useState } from 'react'

/** Tells the page of the settings in which part a form has unsaved input; null if it has none. */
type Report = (form: string, part: string | null) => void

export const UnsavedParts = createContext<Report>(() => {})

/** Parts of the settings with unsaved input, and the function with which their forms report it. */
export function useUnsavedParts(): { unsaved: ReadonlySet<string>; report: Report } {
  const [forms, setForms] = useState<ReadonlyMap<string, string>>(new Map())
  const report = useCallback<Report>((form, part) => {
    setForms((before) => {
      if ((before.get(form) ?? null) === part) return before
      const others = [...before].filter(([other]) => other !== form)
      return new Map(part === null ? others : [...others, [form, part]])
    })
  }, [])
  return { unsaved: new Set(forms.values()), report }
}
