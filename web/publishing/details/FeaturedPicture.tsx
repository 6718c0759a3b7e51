import { PictureInput } from '../../media/PictureInput.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { usePostField, type PostForm } from '../post-form.ts'
import type { PostValues } from '../post-values.ts'

/** Form fields of the picture at the top of an item and in its teasers. */
export function FeaturedPicture({ form }: { form: PostForm }) {
  const [media, setMedia] = usePostField(form, 'featuredMedia')
  const field = (name: keyof PostValues['featuredMedia']) => ({
    value: media[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setMedia({ ...media, [name]: target.value }),
  })
  return (
    <>
      <PictureInput label="Picture" url={media.url} isOptional onChange={setMedia} />
      {media.url.trim() !== '' && (
        <>
          <Field
            label="Image description"
            hint="For people who can't see the image. Leave blank if it's decorative."
            {...field('alt')}
          />
          <Field label="Illustrator" hint="Optional" {...field('illustrator')} />
        </>
      )}
    </>
  )
}
