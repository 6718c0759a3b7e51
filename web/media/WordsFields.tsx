import { useWatch, type Control, type UseFormSetValue } from 'react-hook-form'
import { MediaWords } from '../../services/rules/media/fields.ts'
import { Checkbox } from '../ui/forms/Checkbox.tsx'
import { FormField } from '../ui/forms/FormField.tsx'
import { ruled } from '../ui/forms/ruled.ts'

export interface Words {
  name: string
  alt: string
  isDecorative: boolean
  illustrator: string
}

const { name: nameRule, alt: altRule } = MediaWords.shape

/** Words for people who do not see the picture: required, unless it is decorative. */
const altOf = {
  validate: (alt: string, { isDecorative }: Words): string | true =>
    isDecorative || alt.trim() !== ''
      ? ruled(altRule).validate(alt)
      : 'Describe the picture, or mark it as decorative',
}

export function WordsFields({
  control,
  setValue,
}: {
  control: Control<Words>
  setValue: UseFormSetValue<Words>
}) {
  const isDecorative = useWatch({ control, name: 'isDecorative' })
  return (
    <>
      <FormField
        required
        label="Name"
        hint="Only editors see it."
        control={control}
        name="name"
        rules={ruled(nameRule)}
        autoComplete="off"
      />
      <FormField
        label="Image description"
        hint="For people who can't see the image, such as “Two women laughing on a bench”."
        control={control}
        name="alt"
        rules={altOf}
        disabled={isDecorative}
        required={!isDecorative}
        autoComplete="off"
      />
      <Checkbox
        checked={isDecorative}
        onChange={({ target }) => setValue('isDecorative', target.checked, { shouldValidate: true })}
      >
        Decorative: it says nothing that the text doesn't say
      </Checkbox>
      <FormField
        label="Illustrator or photographer"
        hint="Optional"
        control={control}
        name="illustrator"
        maxLength={200}
        autoComplete="off"
      />
    </>
  )
}
