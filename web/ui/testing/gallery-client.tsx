import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { GalleryPage } from './gallery-page.tsx'

/** The page, which signals hydration to tests. Its tree must match the server's, as ids depend on it. */
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
