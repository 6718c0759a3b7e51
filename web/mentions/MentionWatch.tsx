import { useEffect, useState } from 'react'
import type { MentionPicker } from './MentionPicker.tsx'

/** Waits until somebody types '@' in a text that may mention members; only then the code of the list is loaded. */
export function MentionWatch() {
  const [loaded, setLoaded] = useState<{ Picker: typeof MentionPicker }>()
  useEffect(() => {
    if (loaded) return undefined
    const look = (field: EventTarget | null) => {
      if (!(field instanceof HTMLTextAreaElement && field.dataset.mentions && field.value.includes('@')))
        return
      // Without the list, a name can still be typed, and the next letter tries again.
      import('./MentionPicker.tsx').then(
        ({ MentionPicker: Picker }) => setLoaded({ Picker }),
        () => {},
      )
    }
    const type = ({ target }: Event) => look(target)
    document.addEventListener('input', type)
    // Somebody may have typed before this code was there.
    look(document.activeElement)
    return () => document.removeEventListener('input', type)
  }, [loaded])
  return loaded && <loaded.Picker />
}
