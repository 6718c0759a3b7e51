import { Field, TextField } from '../../ui/forms/Field.tsx'
import type { SectionField } from '../form.ts'

interface FieldInputProps {
  field: SectionField
  value: string
  error: string | undefined
  autoFocus: boolean
  onChange(text: string): void
}

/** Control for one field of a section's form, by the field's kind. */
export function FieldInput({ field: { kind, label, hint }, onChange, ...rest }: FieldInputProps) {
  const common = { ...rest, label, hint }
  if (kind === 'line' || kind === 'number')
    return (
      <Field
        {...common}
        {...(kind === 'number' && { inputMode: 'numeric' })}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <TextField
      {...common}
      rows={kind === 'html' ? 8 : 3}
      spellCheck
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
