import { useId, useRef, useState, type ReactNode } from 'react'
import { isOfInputMethod } from '../text/input-method.ts'
import css from './combobox.module.css'
import field from './field.module.css'
import { onDemand } from '../overlays/on-demand.tsx'
import type { Option } from './Select.tsx'

export interface ComboboxProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Options to choose from; if the server searches, they change after each call of `onInputChange`. */
  options: readonly Option[]
  /** Value of the chosen option, or null. */
  value: string | null
  onChange(value: string | null): void
  /** Called with the typed text. If given, all options are shown; otherwise, only those that contain the typed text. */
  onInputChange?(text: string): void
  /** State of the server's answer to the typed text until it arrives: no options then does not mean no matches. */
  answer?: 'pending' | 'failed' | null
  placeholder?: string
  /** Text shown if no option matches (spec §4 Condition search). */
  noMatches?: string
  disabled?: boolean
}

const ComboboxOverlay = onDemand(
  async () => (await import('../overlays/ComboboxOverlay.tsx')).ComboboxOverlay,
)

/**
 * A text field that offers options. It is a plain input until it is hovered or focused; text that is typed before the
 * list has loaded is kept.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, options, value, placeholder, disabled } = props
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  const [isReady, setReady] = useState(false)
  const plain = useRef<HTMLInputElement>(null)
  const want = () => {
    ComboboxOverlay.load()
    setWanted(true)
  }
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={field.field}>
      <label htmlFor={isReady ? `${id}-live` : id} id={`${id}-label`} className={field.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <div
        className={css.box}
        // React-aria chooses and clears with any Enter and Escape, also with those that end a composition.
        onKeyDownCapture={(event) => isOfInputMethod(event) && event.stopPropagation()}
      >
        {!isReady && (
          <input
            type="text"
            ref={plain}
            id={id}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded="false"
            aria-controls={`${id}-list`}
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            autoComplete="off"
            className={`${field.control} ${css.input}`}
            placeholder={placeholder}
            disabled={disabled}
            defaultValue={options.find((option) => option.value === value)?.label ?? ''}
            onPointerEnter={want}
            onFocus={want}
          />
        )}
        {isWanted && (
          <ComboboxOverlay
            {...props}
            id={`${id}-live`}
            labelledBy={`${id}-label`}
            describedBy={described}
            plain={plain}
            onReady={() => setReady(true)}
          />
        )}
      </div>
      <p id={`${id}-error`} className={field.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </div>
  )
}
