import { useEffect, useRef, useState, type ComponentType } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/forms/Field.tsx'
import type { RichTextProps } from './RichText.tsx'

let loaded: ComponentType<RichTextProps> | null = null

/** Loads the editor of formatted text, which then is there as soon as a field is shown. */
export const loadRichText = async () => (loaded ??= (await import('./RichText.tsx')).RichText)

/** Field for formatted text. Until its editor is loaded, without scripts, and on request, it is a field for HTML. */
export function RichTextField(props: Omit<RichTextProps, 'onSource'>) {
  const [Rich, setRich] = useState(() => loaded)
  const [isSource, setSource] = useState(false)
  const [isTurned, setTurned] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  /** True if the field had the focus when its editor was loaded; null if nobody waited for it. */
  const [isHeld, setHeld] = useState<boolean | null>(null)
  useEffect(() => {
    let isThere = true
    async function load() {
      try {
        const editor = await loadRichText()
        if (!isThere) return
        setHeld(field.current?.contains(document.activeElement) ?? null)
        setRich(() => editor)
      } catch (error) {
        // The field for HTML does the same.
        console.error("Couldn't load the text editor", error)
      }
    }
    void load()
    return () => {
      isThere = false
    }
  }, [])
  const { autoFocus = false, label, hint, value, error, onChange } = props
  const turn = (next: boolean) => {
    setSource(next)
    setTurned(true)
  }
  if (Rich && !isSource)
    return <Rich {...props} autoFocus={(isHeld ?? autoFocus) || isTurned} onSource={() => turn(true)} />
  return (
    <div ref={field}>
      <TextField
        label={isSource ? `${label} as HTML` : label}
        hint={hint}
        value={value}
        error={error}
        rows={8}
        spellCheck
        autoFocus={autoFocus || isTurned}
        onChange={({ target }) => onChange(target.value)}
      />
      {isSource && (
        <Button size="small" look="quiet" onClick={() => turn(false)}>
          Edit as text
        </Button>
      )}
    </div>
  )
}
