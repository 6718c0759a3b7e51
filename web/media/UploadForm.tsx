import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { entriesOf } from '../../events/entries.ts'
import type { Focus } from '../../services/rules/media/fields.ts'
import { FileField, UploadProgress } from '../pictures/FileField.tsx'
import { useUpload } from '../pictures/useUpload.ts'
import { Button } from '../ui/Button.tsx'
import { Select, type Option } from '../ui/forms/Select.tsx'
import { areaOf, shapes, type Shape } from './cut.ts'
import { pictureIn } from './dropped.ts'
import { FocusField } from './FocusField.tsx'
import css from './media.module.css'
import { WordsFields, type Words } from './WordsFields.tsx'
import { beginningOf } from '../../services/rules/writing/cut.ts'

const shapeOptions: readonly Option<Shape>[] = entriesOf(shapes).map(([value, { label }]) => ({
  value,
  label,
}))

const nameOf = ({ name }: File) => beginningOf(name.replace(/\.\w+$/, ''), 200)

interface UploadFormProps {
  /** A picture that was dropped or pasted before the form was open. */
  file: File | null
  /** Id of the picture of the library whose file it becomes, with its present part; null for a new picture. */
  replaced: { id: string; focus: Focus } | null
  submit: string
  /** Called with the id of the picture once it is uploaded. */
  onDone(id: string): Promise<void> | void
}

/** Form with which an editor adds a picture to the library, or replaces the file of one. */
export function UploadForm({ file: first, replaced, submit, onDone }: UploadFormProps) {
  const [shape, setShape] = useState<Shape>('whole')
  const [focus, setFocus] = useState<Focus>(replaced?.focus ?? 'center')
  const { control, handleSubmit, setValue, getValues } = useForm<Words>({
    defaultValues: { name: '', alt: '', isDecorative: false, illustrator: '' },
  })
  const upload = useUpload(({ file }) => {
    if (getValues('name').trim() === '') setValue('name', nameOf(file))
  })
  const { chosen } = upload
  const take = useRef(upload.choose)
  take.current = upload.choose
  useEffect(() => {
    if (first) void take.current(first)
  }, [first])
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const file = pictureIn(clipboardData)
      if (file) void take.current(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  const send = (words: Words) =>
    upload.send(
      (picture) => {
        const { left, top, width, height } = areaOf(picture, shape, focus)
        return {
          image_type: 'media',
          media: replaced?.id ?? '',
          focus,
          name: words.name.trim(),
          alt: words.isDecorative ? '' : words.alt.trim(),
          illustrator: words.illustrator.trim(),
          crop_left: left,
          crop_top: top,
          crop_width: width,
          crop_height: height,
        }
      },
      ({ id }) => onDone(id ?? ''),
    )
  const submitted = handleSubmit(send)
  const onSubmit = (event: FormEvent) => {
    // React also tells the form around a dialog, which would save its text.
    event.stopPropagation()
    upload.demand()
    if (!replaced) return void submitted(event)
    event.preventDefault()
    void send(getValues())
  }

  return (
    <form
      method="dialog"
      noValidate
      className={css.form}
      onSubmit={onSubmit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const file = pictureIn(event.dataTransfer)
        if (file) void upload.choose(file)
      }}
    >
      <div className={css.drop}>
        <FileField upload={upload} hint="Drop a file here, paste a picture, or choose a file." />
      </div>
      {chosen && (
        <>
          <Select label="Shape" options={shapeOptions} value={shape} onChange={(value) => setShape(value)} />
          <FocusField url={chosen.url} shape={shape} focus={focus} onChange={setFocus} />
        </>
      )}
      {!replaced && <WordsFields control={control} setValue={setValue} />}
      <UploadProgress upload={upload} />
      <div>
        <Button type="submit" look="primary" busy={upload.isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
