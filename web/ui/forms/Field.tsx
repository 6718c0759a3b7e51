import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import css from './field.module.css'
import { Tooltip } from '../overlays/Tooltip.tsx'

/** Delay between the last key press in a field and its validation, in ms (spec §5, §9). */
const VALIDATION_DEBOUNCE_MS = 500

interface Around {
  label: string
  /** Explanation of the field, below its label. */
  hint?: ReactNode
  /** Text of the tooltip beside the field's label. */
  info?: ReactNode
  /** Error of the field's current value, shown when typing pauses. */
  error?: string | undefined
}

/**
 * Returns the error to show, and the attributes of the field's control. During typing, the previous error stays; the
 * error of the current value is shown after a pause and with Enter, and on blur if there is one.
 */
export function useProblem({
  hint,
  error,
  lead,
}: Pick<Around, 'hint' | 'error'> & { lead?: string | undefined }) {
  const id = useId()
  const [before, setBefore] = useState<{ problem: string | undefined } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const problem = before ? before.problem : error
  const ids = [lead && `${id}-lead`, hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ')
  const settle = () => {
    clearTimeout(timer.current)
    setBefore(null)
  }
  return {
    problem,
    control: { id, 'aria-describedby': ids || undefined, 'aria-invalid': problem ? true : undefined },
    settle,
    /** Shows a new error at once. One that ends stays until the pause, so that the press on a button below is not lost. */
    leave() {
      if (error) settle()
    },
    wait() {
      clearTimeout(timer.current)
      timer.current = setTimeout(settle, VALIDATION_DEBOUNCE_MS)
      // Another object would render the field again at each key press.
      setBefore((shown) => (shown && shown.problem === problem ? shown : { problem }))
    },
  }
}

function Frame({ id, label, hint, info, error, children }: Around & { id: string; children: ReactNode }) {
  return (
    <div className={css.field}>
      <div className={css.head}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        {info && <Tooltip label={`About ${label}`}>{info}</Tooltip>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} className={css.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </div>
  )
}

/** A single-line field with label, hint and error; the error's space is always reserved. */
export function Field({
  label,
  hint,
  info,
  error,
  lead,
  ...input
}: ComponentProps<'input'> &
  Around & {
    /** Text before the value that is not part of it, such as `https://`. */
    lead?: string | undefined
  }) {
  const { problem, control, wait, settle, leave } = useProblem({ hint, error, lead })
  const box = (
    <input
      type="text"
      {...input}
      {...control}
      onInput={(event) => {
        // Nobody types a file.
        if (input.type !== 'file') wait()
        input.onInput?.(event)
      }}
      onBlur={(event) => {
        leave()
        input.onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
        input.onKeyDown?.(event)
      }}
      className={css.control}
    />
  )
  return (
    <Frame id={control.id} label={label} hint={hint} info={info} error={problem}>
      {lead ? (
        <span className={css.led}>
          <span id={`${control.id}-lead`} className={css.lead}>
            {lead}
          </span>
          {box}
        </span>
      ) : (
        box
      )}
    </Frame>
  )
}

/** A multi-line field whose height grows with its text. */
export function TextField({ label, hint, info, error, ...area }: ComponentProps<'textarea'> & Around) {
  const { problem, control, wait, leave } = useProblem({ hint, error })
  return (
    <Frame id={control.id} label={label} hint={hint} info={info} error={problem}>
      <textarea
        {...area}
        {...control}
        onInput={(event) => {
          wait()
          area.onInput?.(event)
        }}
        onBlur={(event) => {
          leave()
          area.onBlur?.(event)
        }}
        className={`${css.control} ${css.area}`}
      />
    </Frame>
  )
}
