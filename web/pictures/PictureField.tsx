import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { useAuth } from '../accounts/auth/Auth.tsx'
import { Button } from '../ui/Button.tsx'
import { useFocusOn } from '../ui/useFocusOn.ts'
import css from './pictures.module.css'
import { UploadDialog } from './UploadDialog.tsx'

interface Uploaded {
  id: string
  medium: string
  alt: string
}

const BUTTON = 'picture-of-text'

/** Control with which a new text gets a picture; loaded once somebody writes. */
export function PictureField({ onChange }: { onChange(id: string | null): void }) {
  const auth = useAuth()
  const focusOn = useFocusOn()
  const [uploaded, setUploaded] = useState<Uploaded | null>(null)
  const [isOpen, setOpen] = useState(false)
  const choose = (picture: Uploaded | null) => {
    setUploaded(picture)
    onChange(picture?.id ?? null)
    focusOn(BUTTON)
  }
  return (
    <div className={css.field}>
      {uploaded && <img className={css.chosen} src={uploaded.medium} alt={uploaded.alt || 'Your picture'} />}
      <Button
        key={String(uploaded !== null)}
        id={BUTTON}
        look="quiet"
        size="small"
        onClick={() => (uploaded ? choose(null) : auth.require('account', 'comment') && setOpen(true))}
      >
        {uploaded ? (
          'Remove picture'
        ) : (
          <>
            <ImagePlus size={18} aria-hidden="true" /> Picture
          </>
        )}
      </Button>
      {isOpen && (
        <UploadDialog
          hint="A moderator looks at it before others see it."
          example="A red patch on my elbow"
          submit="Add picture"
          fieldsOf={(_, alt) => ({ image_type: 'ugc', alt })}
          preview={({ url }) => <img className={css.preview} src={url} alt="Preview of your picture" />}
          onDone={({ id, medium, alt }) => {
            if (id) choose({ id, medium, alt })
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
