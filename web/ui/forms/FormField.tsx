import type { ComponentProps } from 'react'
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form'
import { Field, TextField } from './Field.tsx'

type Bound<Values extends FieldValues, Name extends FieldPath<Values>, Checked> = Required<
  Pick<UseControllerProps<Values, Name, Checked>, 'control' | 'name'>
> &
  Pick<UseControllerProps<Values, Name, Checked>, 'rules'>

function useBound<Values extends FieldValues, Name extends FieldPath<Values>, Checked>({
  control,
  name,
  rules,
}: Bound<Values, Name, Checked>) {
  const { field, fieldState } = useController({ control, name, ...(rules && { rules }) })
  return { ...field, value: String(field.value), error: fieldState.error?.message }
}

/**
 * A field of a react-hook-form form, with its error. The field is controlled: the server renders its value, and text
 * typed before hydration is kept.
 */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>, Checked>({
  control,
  name,
  rules,
  ...field
}: Bound<Values, Name, Checked> & Omit<ComponentProps<typeof Field>, 'name' | 'value'>) {
  return <Field {...useBound({ control, name, ...(rules && { rules }) })} {...field} />
}

/** A multi-line field of a react-hook-form form, with its error. */
export function FormTextField<Values extends FieldValues, Name extends FieldPath<Values>, Checked>({
  control,
  name,
  rules,
  ...field
}: Bound<Values, Name, Checked> & Omit<ComponentProps<typeof TextField>, 'name' | 'value'>) {
  return <TextField {...useBound({ control, name, ...(rules && { rules }) })} {...field} />
}
