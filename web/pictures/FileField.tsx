import { acceptedTypes } from '../../services/rules/images/kinds.ts'
import { Field } from '../ui/forms/Field.tsx'
import css from './pictures.module.css'
import type { useUpload } from './useUpload.ts'

/** Field for the file of a picture; `hint` follows the rules for the file. */
export const FileField = ({
  upload: { problem, choose },
  hint,
}: {
  upload: Pick<ReturnType<typeof useUpload>, 'problem' | 'choose'>
  hint: string
}) => (
  <Field
    type="file"
    accept={acceptedTypes}
    required
    label="Image"
    hint={`PNG, GIF or JPEG. A photo over 4 MB is made smaller. ${hint}`}
    error={problem}
    onChange={(event) => void choose(event.target.files?.[0] ?? null)}
  />
)

export const UploadProgress = ({
  upload: { isReading, share },
}: {
  upload: Pick<ReturnType<typeof useUpload>, 'isReading' | 'share'>
}) =>
  share === null ? (
    isReading && <progress className={css.progress} aria-label="Preparing the picture" />
  ) : (
    <progress className={css.progress} aria-label="Uploading" value={share} max={1} />
  )
