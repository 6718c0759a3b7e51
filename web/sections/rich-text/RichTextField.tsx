import { useEffect, useState, type ComponentType } from 'react'
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
  useEffect(() => {
    let isThere = true
    loadRichText().then(
      (editor) => isThere && setRich(() => editor),
      // The field for HTML does the same.
      (error: unknown) => console.error("Couldn't load the text editor", error),
    )
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
    return <Rich {...props} autoFocus={autoFocus || isTurned} onSource={() => turn(true)} />
  return (
    <div>
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
