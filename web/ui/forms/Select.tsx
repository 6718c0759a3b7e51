import { ChevronDown } from 'lucide-react'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import field from './field.module.css'
import { onDemand } from '../overlays/on-demand.tsx'
import css from './select.module.css'
import { openTypeAhead, optionFor } from './type-ahead.ts'
import { useTrigger } from '../overlays/useTrigger.ts'

export interface Option<Value extends string = string> {
  value: Value
  label: string
  disabled?: boolean
}

const SelectOverlay = onDemand(async () => (await import('../overlays/SelectOverlay.tsx')).SelectOverlay)

/**
 * A select box. As in native ones, typed letters choose an option even while the list is closed. With `name`, the value
 * is part of the surrounding form.
 */
export function Select<Value extends string>(props: {
  label: string
  /** Subject of the choice, read aloud after the label, where several boxes on a page have the same label. */
  about?: string
  hint?: ReactNode
  error?: string | undefined
  options: readonly Option<Value>[]
  value: Value | null
  onChange(value: Value): void
  name?: string
  /** Text shown while no option is chosen. */
  placeholder?: string
  disabled?: boolean
}) {
  const { label, about, hint, error, options, value, name, placeholder = 'Select', disabled } = props
  const id = useId()
  const trigger = useTrigger('listbox', SelectOverlay.load)
  const [type] = useState(openTypeAhead)
  const chosen = options.find((option) => option.value === value)
  function onKeyDown(event: KeyboardEvent) {
    const isSign = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    const word = isSign ? type(event.key, event.timeStamp).trimStart() : ''
    // A space opens the list, unless it continues a typed word.
    if (!word) return trigger.props.onKeyDown(event)
    event.preventDefault()
    const option = optionFor(options, value, word)
    if (option && option.value !== value) props.onChange(option.value)
  }
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={field.field}>
      <span id={`${id}-label`} className={field.label}>
        {label}
        {about && <span className="visually-hidden"> {about}</span>}
      </span>
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <button
        {...trigger.props}
        onKeyDown={onKeyDown}
        disabled={disabled}
        aria-labelledby={`${id}-value ${id}-label`}
        aria-describedby={described || undefined}
        className={`${field.control} ${css.button} ${error ? css.invalid : ''}`}
      >
        <span id={`${id}-value`} className={chosen ? css.value : css.placeholder}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronDown size={20} aria-hidden="true" />
      </button>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      {trigger.isOpen && (
        <SelectOverlay
          trigger={trigger}
          label={label}
          options={options}
          value={value}
          onChange={(next) => {
            const option = options.find((option) => option.value === next)
            if (option) props.onChange(option.value)
          }}
        />
      )}
      <p id={`${id}-error`} className={field.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </div>
  )
}
