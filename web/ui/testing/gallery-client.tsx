import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { GalleryPage } from './gallery-page.tsx'

const root = document.querySelector('#root')
if (root) {
  hydrateRoot(
    root,
    <BrowserRouter>
      <GalleryPage />
    </BrowserRouter>,
    { onRecoverableError: (error) => console.error('Hydration', error) },
  )
}
