import { useEffect, useState } from 'react'
import type { MentionPicker } from './MentionPicker.tsx'

/** Waits until somebody types '@' in a text that may mention members; only then the code of the list is loaded. */
export function MentionWatch() {
  const [loaded, setLoaded] = useState<{ Picker: typeof MentionPicker }>()
  useEffect(() => {
    if (loaded) return undefined
    const type = ({ target }: Event) => {
      if (!(target instanceof HTMLTextAreaElement && target.dataset.mentions && target.value.includes('@')))
        return
      // Without the list, a name can still be typed, and the next letter tries again.
      import('./MentionPicker.tsx').then(
        ({ MentionPicker: Picker }) => setLoaded({ Picker }),
        () => {},
      )
    }
    document.addEventListener('input', type)
    return () => document.removeEventListener('input', type)
  }, [loaded])
  return loaded && <loaded.Picker />
}
