import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
} from 'react'
import css from './field.module.css'
import { Tooltip } from './Tooltip.tsx'

/** How long nothing is typed before a field says what is wrong, in milliseconds (spec §5, §9). */
const validationDebounce = 500

interface Around {
  label: string
  /** Stands under the label; says what is expected. */
  hint?: ReactNode
  /** What a button beside the label explains. */
  info?: ReactNode
  /** What the form has against the value; empty while it has nothing. */
  error?: string | undefined
  /**
   * What is wrong with a value, null for nothing (`problemOf` of services/rules/fields.ts). It is asked when
   * typing pauses; its answer stands in place of what the form said before.
   */
  rule?: ((value: string) => string | null) | undefined
}

/** What is wrong with the value just now, and how the control is told of it. */
function useProblem({ hint, error, rule }: Omit<Around, 'label'>) {
  const id = useId()
  const [said, setSaid] = useState<string | null>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setSaid(undefined), [error])
  useEffect(() => () => clearTimeout(timer.current), [])
  const problem = said === undefined ? error : (said ?? undefined)
  const ids = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ')
  return {
    problem,
    control: { id, 'aria-describedby': ids || undefined, 'aria-invalid': problem ? true : undefined },
    ask({ currentTarget: { value } }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
      clearTimeout(timer.current)
      if (rule) timer.current = setTimeout(() => setSaid(rule(value)), validationDebounce)
    },
  }
}

function Frame({
  id,
  label,
  hint,
  info,
  error,
  children,
}: Omit<Around, 'rule'> & { id: string; children: ReactNode }) {
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

/** One line of text with its label, hint and error; the room for the error is always there. */
export function Field({ label, hint, info, error, rule, ...input }: ComponentProps<'input'> & Around) {
  const { problem, control, ask } = useProblem({ hint, error, rule })
  return (
    <Frame id={control.id} label={label} hint={hint} info={info} error={problem}>
      <input
        {...input}
        {...control}
        onInput={(event) => {
          ask(event)
          input.onInput?.(event)
        }}
        className={css.control}
      />
    </Frame>
  )
}

/** Many lines; grows with its text. */
export function TextField({ label, hint, info, error, rule, ...area }: ComponentProps<'textarea'> & Around) {
  const { problem, control, ask } = useProblem({ hint, error, rule })
  return (
    <Frame id={control.id} label={label} hint={hint} info={info} error={problem}>
      <textarea
        {...area}
        {...control}
        onInput={(event) => {
          ask(event)
          area.onInput?.(event)
        }}
        className={`${css.control} ${css.area}`}
      />
    </Frame>
  )
}
