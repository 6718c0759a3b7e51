import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { entriesOf } from '../../events/entries.ts'
import type { Focus } from '../../services/rules/media/fields.ts'
import { imageMessages, MAX_IMAGE_BYTES } from '../../services/rules/images/sizes.ts'
import { chosenOf, type Chosen } from '../pictures/chosen.ts'
import { uploadImage } from '../pictures/upload.ts'
import { failureText } from '../relay/errors.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { Select, type Option } from '../ui/forms/Select.tsx'
import { toast } from '../ui/overlays/toast.ts'
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
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string | undefined>()
  const [shape, setShape] = useState<Shape>('whole')
  const [focus, setFocus] = useState<Focus>(replaced?.focus ?? 'center')
  /** Share that is sent; null unless an upload runs. */
  const [share, setShare] = useState<number | null>(null)
  const latest = useRef<File | null>(null)
  const { control, handleSubmit, setValue, getValues } = useForm<Words>({
    defaultValues: { name: '', alt: '', isDecorative: false, illustrator: '' },
  })

  async function choose(file: File | null) {
    latest.current = file
    setChosen(null)
    const isLarge = file !== null && file.size > MAX_IMAGE_BYTES
    setProblem(isLarge ? imageMessages.tooLarge : undefined)
    if (!file || isLarge) return
    const read = await chosenOf(file).catch(() => null)
    // Another file may have been chosen meanwhile.
    if (latest.current !== file) return
    if (!read) return setProblem(imageMessages.missing)
    setChosen(read)
    if (getValues('name').trim() === '') setValue('name', nameOf(file))
  }
  const take = useRef(choose)
  take.current = choose
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

  async function send(words: Words) {
    if (!chosen || share !== null) return
    setShare(0)
    const { left, top, width, height } = areaOf(chosen, shape, focus)
    try {
      const answer = await uploadImage(
        chosen.file,
        {
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
        },
        setShare,
      )
      if ('images' in answer) await onDone(answer.id ?? '')
      else if (answer.message === imageMessages.tooLarge || answer.message === imageMessages.missing)
        setProblem(answer.message)
      else toast(answer.message, 'error')
    } catch (error) {
      toast(failureText(error), 'error')
    }
    setShare(null)
  }
  const submitted = handleSubmit(send)
  const onSubmit = (event: FormEvent) => {
    // React also tells the form around a dialog, which would save its text.
    event.stopPropagation()
    if (!chosen) setProblem(problem ?? imageMessages.missing)
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
        if (file) void choose(file)
      }}
    >
      <Field
        type="file"
        accept="image/png,image/gif,image/jpeg"
        required
        label="Image"
        hint="PNG, GIF or JPEG, at most 4 MB. You can also drop a file here, or paste a picture."
        error={problem}
        onChange={(event) => void choose(event.target.files?.[0] ?? null)}
      />
      {chosen && (
        <>
          <Select label="Shape" options={shapeOptions} value={shape} onChange={(value) => setShape(value)} />
          <FocusField url={chosen.url} shape={shape} focus={focus} onChange={setFocus} />
        </>
      )}
      {!replaced && <WordsFields control={control} setValue={setValue} />}
      {share !== null && <progress className={css.progress} aria-label="Uploading" value={share} max={1} />}
      <div>
        <Button type="submit" look="primary" busy={share !== null}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
