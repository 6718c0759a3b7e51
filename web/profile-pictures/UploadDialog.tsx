import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { AltText } from '../../services/rules/images/fields.ts'
import { imageMessages, MAX_IMAGE_BYTES } from '../../services/rules/images/sizes.ts'
import auth from '../accounts/auth/auth.module.css'
import { failureText } from '../relay/errors.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { ruled } from '../ui/forms/ruled.ts'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { toast } from '../ui/overlays/toast.ts'
import layout from '../ui/theme/layout.module.css'
import { Cropper, middle, partOf, type Chosen } from './Cropper.tsx'
import css from './profile-picture.module.css'
import { uploadAvatar } from './upload.ts'

/** Reads a picture that was chosen; rejects if the browser cannot show it. */
async function chosenOf(file: File): Promise<Chosen> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => typeof reader.result === 'string' && resolve(reader.result))
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })
  const image = new Image()
  image.src = url
  await image.decode()
  return { file, url, width: image.naturalWidth, height: image.naturalHeight }
}

/** Dialog in which the viewer chooses the picture of the profile (spec §2 Screens and widgets, §5, §8). */
export function UploadDialog({ onClose }: { onClose(): void }) {
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string | undefined>()
  const [view, setView] = useState(middle)
  /** Share that is sent; null unless an upload runs. */
  const [share, setShare] = useState<number | null>(null)
  const latest = useRef<File | null>(null)
  const form = useForm({ defaultValues: { alt: '' }, mode: 'all' })
  const { errors } = form.formState

  async function choose(file: File | null) {
    latest.current = file
    setChosen(null)
    setView(middle)
    setProblem(file && file.size > MAX_IMAGE_BYTES ? imageMessages.tooLarge : undefined)
    if (!file || file.size > MAX_IMAGE_BYTES) return
    const read = await chosenOf(file).catch(() => null)
    // Another file may have been chosen meanwhile.
    if (latest.current !== file) return
    if (read) setChosen(read)
    else setProblem(imageMessages.missing)
  }

  const submit = form.handleSubmit(async ({ alt }) => {
    if (share !== null) return
    if (!chosen) return setProblem(problem ?? imageMessages.missing)
    setShare(0)
    try {
      const refusal = await uploadAvatar(chosen.file, { alt, part: partOf(chosen, view) }, setShare)
      if (!refusal) {
        environment.getStore().notify(undefined, true)
        await revalidate()
        toast('Picture saved')
        return onClose()
      }
      const { message } = refusal
      const isAboutFile = message === imageMessages.tooLarge || message === imageMessages.missing
      if (isAboutFile) setProblem(message)
      else toast(message, 'error')
    } catch (error) {
      toast(failureText(error), 'error')
    }
    setShare(null)
  })

  return (
    <Dialog heading="Upload an image" onClose={onClose}>
      <form method="dialog" noValidate className={auth.form} onSubmit={submit}>
        <Field
          type="file"
          accept="image/png,image/gif,image/jpeg"
          required
          label="Image"
          hint="PNG, GIF or JPEG, at most 4 MB. Everyone can see your picture."
          error={problem}
          onChange={(event) => void choose(event.target.files?.[0] ?? null)}
        />
        {chosen && <Cropper chosen={chosen} view={view} onChange={setView} />}
        <Field
          {...form.register('alt', ruled(AltText))}
          label="Describe the image (optional)"
          hint="For people who can't see it, such as “Me at the lake”."
          autoComplete="off"
          error={errors.alt?.message}
        />
        {share !== null && <progress className={css.progress} aria-label="Uploading" value={share} max={1} />}
        <div className={layout.row}>
          <Button type="submit" look="primary" busy={share !== null}>
            Save picture
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
