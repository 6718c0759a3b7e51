import { useId } from 'react'
import css from '../analytics.module.css'

/** A group of radio buttons or checkboxes under a legend. */
export function Choices(props: {
  legend: string
  hint?: string | undefined
  error?: string | undefined
  /** Options to choose from, as value and label. */
  options: readonly (readonly [value: string, words: string])[]
  chosen: readonly string[]
  isOne?: boolean
  onChange: (chosen: string[]) => void
}) {
  const { legend, hint, error, options, chosen, isOne = false, onChange } = props
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={css.choices} aria-describedby={described || undefined}>
      <legend className={css.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <div className={css.options}>
        {options.map(([value, words]) => (
          <label key={value} className={css.option}>
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={id}
              checked={chosen.includes(value)}
              onChange={(event) => {
                const others = chosen.filter((other) => other !== value)
                if (isOne) onChange([value])
                else onChange(event.target.checked ? [...others, value] : others)
              }}
            />
            {words}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
