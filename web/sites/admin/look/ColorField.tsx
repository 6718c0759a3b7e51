import { Field } from '../../../ui/forms/Field.tsx'
import css from './color-field.module.css'

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** Field for a color, picked or written as #rrggbb. */
export function ColorField({
  label,
  hint,
  value,
  error,
  onChange,
}: {
  label: string
  hint?: string | undefined
  value: string
  error?: string | undefined
  onChange(color: string): void
}) {
  return (
    <div className={css.row}>
      <input
        type="color"
        aria-label={`Pick: ${label}`}
        className={css.picker}
        value={isColor(value) ? value : '#555555'}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={css.text}>
        <Field
          label={label}
          hint={hint}
          value={value}
          error={error}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </div>
  )
}
