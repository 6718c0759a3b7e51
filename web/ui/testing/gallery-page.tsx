import { Gallery } from '../gallery/Gallery.tsx'
import { ToastRegion } from '../Toast.tsx'
import '../tokens.css'
import '../base.css'

/** The gallery as it stands alone, without a site around it. */
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
