import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { UploadDialog } from '../pictures/UploadDialog.tsx'
import { toast } from '../ui/overlays/toast.ts'
import { Cropper, middle, partOf } from './Cropper.tsx'

/** Dialog in which the viewer chooses the picture of the profile. */
export function AvatarDialog({ onClose }: { onClose(): void }) {
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  const [view, setView] = useState(middle)
  return (
    <UploadDialog
      hint="Everyone can see your picture."
      example="Me at the lake"
      submit="Save picture"
      fieldsOf={(chosen, alt) => {
        const { left, top, side } = partOf(chosen, view)
        return { image_type: 'avatar', alt, crop_left: left, crop_top: top, crop_side: side }
      }}
      preview={(chosen) => <Cropper chosen={chosen} view={view} onChange={setView} />}
      onChosen={() => setView(middle)}
      onDone={async () => {
        environment.getStore().notify(undefined, true)
        await revalidate()
        toast('Picture saved')
      }}
      onClose={onClose}
    />
  )
}
