import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { onDemand } from '../ui/overlays/on-demand.tsx'
import { useFocusOn } from '../ui/useFocusOn.ts'
import css from './media.module.css'
import { pictureIn } from './dropped.ts'
import type { LibraryPicture } from './useLibrary.ts'

const PictureDialog = onDemand(async () => (await import('./PictureDialog.tsx')).PictureDialog)

/** A picture in a form, whose fields are texts. */
interface PictureValues {
  url: string
  alt: string
  width: string
  height: string
  name: string
  illustrator: string
}

const nothing: PictureValues = { url: '', alt: '', width: '', height: '', name: '', illustrator: '' }

const valuesOf = ({ path, alt, width, height, name, illustrator }: LibraryPicture): PictureValues => ({
  url: path,
  alt,
  width: `${width}`,
  height: `${height}`,
  name,
  illustrator: illustrator ?? '',
})

interface PictureInputProps {
  /** Name of the field, by which messages lead to it. */
  name?: string
  label: string
  /** Path of the picture; '' if there is none. */
  url: string
  isOptional: boolean
  autoFocus?: boolean
  /** True if the choice is open at first. */
  startsOpen?: boolean
  error?: string | undefined
  onChange(picture: PictureValues): void
}

/** Control of a form with which an editor chooses a picture: from the library, or a file, dropped or pasted. */
export function PictureInput({
  name,
  label,
  url,
  isOptional,
  autoFocus = false,
  startsOpen = false,
  error,
  onChange,
}: PictureInputProps) {
  const id = useId()
  const focusOn = useFocusOn()
  /** A dropped or pasted file, or null, while the dialog is open. */
  const [open, setOpen] = useState<{ file: File | null } | null>(startsOpen ? { file: null } : null)
  const drop = (things: DataTransfer | null) => {
    const file = pictureIn(things)
    if (file) setOpen({ file })
    return file !== null
  }
  return (
    <div
      role="group"
      data-field={name}
      aria-labelledby={`${id}-label`}
      className={css.input}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (drop(event.dataTransfer)) event.preventDefault()
      }}
      onPaste={(event) => {
        if (!open && drop(event.clipboardData)) event.preventDefault()
      }}
    >
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      {url && <img src={url} alt="" className={css.chosen} />}
      <div className={css.row}>
        <Button
          id={`${id}-choose`}
          size="small"
          autoFocus={autoFocus}
          aria-describedby={error ? `${id}-error` : undefined}
          onPointerEnter={PictureDialog.load}
          onFocus={PictureDialog.load}
          onClick={() => setOpen({ file: null })}
        >
          <Plus size={18} aria-hidden="true" /> {url ? 'Change picture' : 'Choose picture'}
        </Button>
        {url && isOptional && (
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              onChange(nothing)
              focusOn(`${id}-choose`)
            }}
          >
            Remove picture
          </Button>
        )}
      </div>
      <p id={`${id}-error`} className={css.problem} role={error ? 'alert' : undefined}>
        {error}
      </p>
      {open && (
        <PictureDialog
          file={open.file}
          onChoose={(picture) => {
            onChange(valuesOf(picture))
            setOpen(null)
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}
