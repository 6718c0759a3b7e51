import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { MAX_TAGS, tagsProblem, typedTags } from '../../services/rules/tags.ts'
import { FormField } from '../ui/forms/FormField.tsx'

/** Field for a thread's tags, separated by commas. */
export const TagsField = <Values extends FieldValues, Checked>(props: {
  control: Control<Values, unknown, Checked>
  name: FieldPath<Values>
}) => (
  <FormField
    {...props}
    label="Tags (optional)"
    hint={`Up to ${MAX_TAGS}, separated by commas, such as: insulin pump, travel`}
    autoComplete="off"
    rules={{ validate: (tags) => tagsProblem(typedTags(tags)) ?? true }}
  />
)
