import { Field, TextField } from '../../ui/forms/Field.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import type { ValueField } from '../form.ts'
import { RichTextField } from '../rich-text/RichTextField.tsx'

interface FieldInputProps {
  field: ValueField
  value: string
  error: string | undefined
  autoFocus: boolean
  onChange(text: string): void
}

/** Control for one field of a section's form, by the field's kind. */
export function FieldInput({ field: { kind, label, hint, options }, onChange, ...rest }: FieldInputProps) {
  const common = { ...rest, label, hint }
  if (kind === 'choice' && options)
    return (
      <Select
        label={label}
        hint={hint}
        error={rest.error}
        options={options}
        value={rest.value || (options[0]?.value ?? null)}
        onChange={onChange}
      />
    )
  if (kind === 'line' || kind === 'words' || kind === 'number' || kind === 'date')
    return (
      <Field
        {...common}
        {...(kind === 'number' && { inputMode: 'numeric' })}
        {...(kind === 'date' && { type: 'date' })}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  if (kind === 'html') return <RichTextField {...common} onChange={onChange} />
  return <TextField {...common} rows={3} spellCheck onChange={({ target }) => onChange(target.value)} />
}
