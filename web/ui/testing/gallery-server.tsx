import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { loadGallery } from '../../sections/gallery/SectionsGallery.tsx'
import { GalleryPage } from './gallery-page.tsx'

await loadGallery()

/** Renders the gallery at an address to HTML. */
export const renderGallery = (url: string): string =>
  renderToString(
    <StaticRouter location={url}>
      <GalleryPage />
    </StaticRouter>,
  )
