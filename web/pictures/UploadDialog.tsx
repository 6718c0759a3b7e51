import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
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
import { chosenOf, type Chosen } from './chosen.ts'
import css from './pictures.module.css'
import { uploadImage, type UploadFields } from './upload.ts'

interface UploadDialogProps {
  /** Consequence of the upload, after the rules for the file. */
  hint: string
  example: string
  submit: string
  fieldsOf(chosen: Chosen, alt: string): UploadFields
  preview(chosen: Chosen): ReactNode
  onChosen?(): void
  /** Called with the uploaded image before the dialog closes. */
  onDone(uploaded: { id: string | undefined; medium: string; alt: string }): Promise<void> | void
  onClose(): void
}

/** Dialog in which the viewer uploads an image (spec §2 Screens and widgets, §5, §8). */
export function UploadDialog({ onClose, ...props }: UploadDialogProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string | undefined>()
  /** Share that is sent; null unless an upload runs. */
  const [share, setShare] = useState<number | null>(null)
  const latest = useRef<File | null>(null)
  const form = useForm({ defaultValues: { alt: '' }, mode: 'all' })
  const { errors } = form.formState

  async function choose(file: File | null) {
    latest.current = file
    setChosen(null)
    props.onChosen?.()
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
      const answer = await uploadImage(chosen.file, props.fieldsOf(chosen, alt.trim()), setShare)
      if ('images' in answer) {
        await props.onDone({ id: answer.id, medium: answer.images.medium, alt: alt.trim() })
        return onClose()
      }
      const { message } = answer
      const isAboutFile = message === imageMessages.tooLarge || message === imageMessages.missing
      if (isAboutFile) setProblem(message)
      else toast(message, 'error')
    } catch (error) {
      toast(failureText(error), 'error')
    }
    setShare(null)
  })

  const send = (event: FormEvent) => {
    // React also tells the form around the dialog, which would send its text.
    event.stopPropagation()
    void submit(event)
  }

  return (
    <Dialog heading="Upload an image" onClose={onClose}>
      <form method="dialog" noValidate className={auth.form} onSubmit={send}>
        <Field
          type="file"
          accept="image/png,image/gif,image/jpeg"
          required
          label="Image"
          hint={`PNG, GIF or JPEG, at most 4 MB. ${props.hint}`}
          error={problem}
          onChange={(event) => void choose(event.target.files?.[0] ?? null)}
        />
        {chosen && props.preview(chosen)}
        <Field
          {...form.register('alt', ruled(AltText))}
          label="Describe the image (optional)"
          hint={`For people who can't see it, such as “${props.example}”.`}
          autoComplete="off"
          error={errors.alt?.message}
        />
        {share !== null && <progress className={css.progress} aria-label="Uploading" value={share} max={1} />}
        <div className={layout.row}>
          <Button type="submit" look="primary" busy={share !== null}>
            {props.submit}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
