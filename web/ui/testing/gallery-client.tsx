import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { loadGallery } from '../../sections/gallery/SectionsGallery.tsx'
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

/** Hydrates the page. The drawings of sections import this module, so it must not wait for them at its top. */
async function start() {
  if (new URLSearchParams(window.location.search).get('of') === 'sections') await loadGallery()
  const root = document.querySelector('#root')
  if (!root) return
  hydrateRoot(
    root,
    <BrowserRouter>
      <LivePage />
    </BrowserRouter>,
    { onRecoverableError: (error) => console.error('Hydration', error) },
  )
}
void start()
