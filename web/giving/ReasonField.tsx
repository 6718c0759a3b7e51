import type { UseFormRegisterReturn } from 'react-hook-form'
import { longest } from '../../services/rules/text.ts'
import { TextField } from '../ui/forms/Field.tsx'

/** Rule of a reason: it is not empty. */
export const reasonRule = {
  validate: (reason: string) => reason.trim() !== '' || 'This field is required',
}

/** Field for the reason of a change, which the member can read in the copy of their data. Labels differ on a screen. */
export function ReasonField({
  label,
  error,
  ...field
}: UseFormRegisterReturn & { label: string; error: string | undefined }) {
  return (
    <TextField
      {...field}
      required
      rows={2}
      label={label}
      hint="The member can read it in their data download."
      maxLength={longest.note}
      error={error}
    />
  )
}
