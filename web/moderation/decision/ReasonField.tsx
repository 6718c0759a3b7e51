import css from '../moderation.module.css'
import { reasons, type Reason } from './decisions.ts'

interface ReasonFieldProps {
  choices: readonly Reason[]
  value: Reason | null
  /** True if the dialog begins without a reason: the field has the focus, and one must be chosen. */
  isEmpty: boolean
  onChange(value: string): void
}

/** Field for the reason of a decision. */
export const ReasonField = ({ choices, value, isEmpty, onChange }: ReasonFieldProps) => (
  <div className={css.field}>
    <label htmlFor="decision-reason">Reason</label>
    <select
      id="decision-reason"
      autoFocus={isEmpty}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    >
      {isEmpty && <option value="">Choose a reason</option>}
      {choices.map((name) => (
        <option key={name} value={name}>
          {reasons[name].label}
        </option>
      ))}
    </select>
  </div>
)
