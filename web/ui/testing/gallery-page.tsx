import { Gallery } from '../gallery/Gallery.tsx'
import { ToastRegion } from '../overlays/Toast.tsx'
import '../theme/tokens.css'
import '../theme/base.css'

/** Page with the gallery, without header and footer of a site. */
export function GalleryPage() {
  return (
    <>
      <main>
        <Gallery />
      </main>
      <ToastRegion />
    </>
  )
}
