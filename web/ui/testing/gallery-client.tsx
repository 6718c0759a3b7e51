import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { GalleryPage } from './gallery-page.tsx'

/**
 * Hydrates the gallery page and signals this to tests. React derives ids from the tree, which must match the server's.
 */
function LivePage() {
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  return <GalleryPage />
}

const root = document.querySelector('#root')
if (root) {
  hydrateRoot(
    root,
    <BrowserRouter>
      <LivePage />
    </BrowserRouter>,
    { onRecoverableError: (error) => console.error('Hydration', error) },
  )
}
