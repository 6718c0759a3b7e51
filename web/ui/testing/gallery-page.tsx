import type { ContextType } from 'react'
import { useSearchParams } from 'react-router'
import { AppContext } from '../../frame/document/App.tsx'
import { SectionsGallery } from '../../sections/gallery/SectionsGallery.tsx'
import { ShellContext } from '../../frame/shell.ts'
import { Gallery } from '../gallery/Gallery.tsx'
import { ToastRegion } from '../overlays/Toast.tsx'
import '../theme/tokens.css'
import '../theme/base.css'

const site = {
  prefix: 'sample',
  name: 'Sample',
  host: 'sample.test',
  features: ['Accounts', 'Forums', 'community'],
  categories: [],
  settings: {},
}
/** The site on which the sections stand, as far as they ask for it. */
const shell = { site, viewer: null, siteSummaries: [] } as unknown as ContextType<typeof ShellContext>

const app = {
  origin: 'http://sample.test',
  nonce: undefined,
  socket: null,
  consent: {},
} as unknown as ContextType<typeof AppContext>

/** Page with the gallery, or that of sections (`?of=sections`), without header and footer of a site. */
export function GalleryPage() {
  const [query] = useSearchParams()
  return (
    <>
      <main>
        {query.get('of') === 'sections' ? (
          <AppContext value={app}>
            <ShellContext value={shell}>
              <SectionsGallery />
            </ShellContext>
          </AppContext>
        ) : (
          <Gallery />
        )}
      </main>
      <ToastRegion />
    </>
  )
}
