import type { FormEvent, ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { AltText } from '../../services/rules/images/fields.ts'
import auth from '../accounts/auth/auth.module.css'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { ruled } from '../ui/forms/ruled.ts'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../ui/tools/DialogButtons.tsx'
import type { Chosen } from './chosen.ts'
import { FileField, UploadProgress } from './FileField.tsx'
import type { UploadFields } from './upload.ts'
import { useUpload } from './useUpload.ts'

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
  const upload = useUpload(props.onChosen)
  const form = useForm({ defaultValues: { alt: '' }, mode: 'all' })
  const { errors } = form.formState

  const submit = form.handleSubmit(async ({ alt: typed }) => {
    const alt = typed.trim()
    await upload.send(
      (chosen) => props.fieldsOf(chosen, alt),
      async ({ id, images: { medium } }) => {
        await props.onDone({ id, medium, alt })
        onClose()
      },
    )
  })

  const send = (event: FormEvent) => {
    // React also tells the form around the dialog, which would send its text.
    event.stopPropagation()
    void submit(event)
  }

  return (
    <Dialog heading="Upload an image" onClose={onClose}>
      <form method="dialog" noValidate className={auth.form} onSubmit={send}>
        <FileField upload={upload} hint={props.hint} />
        {upload.chosen && props.preview(upload.chosen)}
        <Field
          {...form.register('alt', ruled(AltText))}
          label="Describe the image (optional)"
          hint={`For people who can't see it, such as “${props.example}”.`}
          autoComplete="off"
          error={errors.alt?.message}
        />
        <UploadProgress upload={upload} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" look="primary" busy={upload.isBusy}>
            {props.submit}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
