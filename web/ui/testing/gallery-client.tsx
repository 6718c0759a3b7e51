import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { GalleryPage } from './gallery-page.tsx'

/** Tells whoever waits for it that scripts have taken over. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  return null
}

const root = document.querySelector('#root')
if (root) {
  hydrateRoot(
    root,
    <BrowserRouter>
      <GalleryPage />
      <Ready />
    </BrowserRouter>,
    { onRecoverableError: (error) => console.error('Hydration', error) },
  )
}
