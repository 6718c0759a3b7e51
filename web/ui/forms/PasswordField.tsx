import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { passwordStrength } from '../../../services/rules/fields.ts'
import { Field } from './Field.tsx'
import css from './password-field.module.css'

/** A password field with a button to show its text; `strength` adds a strength indicator. */
export function PasswordField({
  strength = false,
  onInput,
  ...props
}: Omit<ComponentProps<typeof Field>, 'type'> & { strength?: boolean }) {
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className={css.password}>
      <Field
        {...props}
        type={isShown ? 'text' : 'password'}
        onInput={(event) => {
          setTyped(strength ? event.currentTarget.value : '')
          onInput?.(event)
        }}
      />
      <button type="button" className={css.toggle} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        <Icon size={18} aria-hidden="true" />
        {isShown ? 'Hide' : 'Show'}
        <span className="visually-hidden"> password</span>
      </button>
      {strength && <PasswordStrength password={typed} />}
    </div>
  )
}

const steps = ['Weak', 'Moderate', 'Strong'] as const

/** Strength of a new password as three bars and a word (spec §5 New password), whose space is always reserved. */
function PasswordStrength({ password }: { password: string }) {
  const strength = passwordStrength(password)
  const reached = strength ? steps.indexOf(strength) + 1 : 0
  return (
    <div className={css.strength}>
      <span aria-hidden="true" className={css.bars} data-strength={strength?.toLowerCase()}>
        {steps.map((step, at) => (
          <span key={step} className={at < reached ? css.reached : css.bar} />
        ))}
      </span>
      <span role="status">{strength && `Password strength: ${strength}`}</span>
    </div>
  )
}
