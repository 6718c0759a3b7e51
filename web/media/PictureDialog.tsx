import { useDeferredValue, useEffect, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { Skeleton } from '../ui/progress/Skeleton.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { ImageOff } from 'lucide-react'
import css from './media.module.css'
import { Tile } from './Tile.tsx'
import { UploadForm } from './UploadForm.tsx'
import { useLibrary, type LibraryPicture } from './useLibrary.ts'

interface PictureDialogProps {
  /** A picture that was dropped or pasted; then its upload is shown first. */
  file: File | null
  onChoose(picture: LibraryPicture): void
  onClose(): void
}

/** Dialog in which an editor chooses a picture of the library, or uploads one if there is none yet. */
export function PictureDialog({ file, onChoose, onClose }: PictureDialogProps) {
  const [text, setText] = useState('')
  const { pictures, more, read } = useLibrary(useDeferredValue(text.trim()))
  /** True if the upload is shown first, as there is nothing to choose from; null until this is known. */
  const [isUploading, setUploading] = useState<boolean | null>(file ? true : null)
  useEffect(() => {
    if (pictures) setUploading((known) => known ?? pictures.length === 0)
  }, [pictures])
  const library = {
    id: 'library',
    label: 'Library',
    panel: (
      <div className={css.form}>
        <Field
          type="search"
          label="Search pictures"
          hint="By name, description or illustrator"
          value={text}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        {pictures === null && <Skeleton />}
        {pictures?.length === 0 && (
          <Empty
            icon={<ImageOff size={28} />}
            heading={text.trim() ? 'No picture has these words.' : 'The library has no pictures yet.'}
          />
        )}
        <ul className={css.tiles} aria-label="Pictures">
          {pictures?.map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                className={css.tile}
                aria-label={`Choose ${picture.name}`}
                aria-description={picture.alt || 'Decorative'}
                onClick={() => onChoose(picture)}
              >
                <Tile picture={picture} />
              </button>
            </li>
          ))}
        </ul>
        {more && (
          <div>
            <Button onClick={more}>More pictures</Button>
          </div>
        )}
      </div>
    ),
  }
  const upload = {
    id: 'upload',
    label: 'Upload',
    panel: (
      <UploadForm
        file={file}
        replaced={null}
        submit="Add and use picture"
        onDone={async (id) => {
          const picture = await read(id)
          if (picture) onChoose(picture)
        }}
      />
    ),
  }
  return (
    <Dialog wide heading="Choose a picture" onClose={onClose}>
      {isUploading === null ? (
        <Skeleton />
      ) : (
        <Tabs label="Where from" tabs={isUploading ? [upload, library] : [library, upload]} />
      )}
    </Dialog>
  )
}
