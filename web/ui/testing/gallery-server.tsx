import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { GalleryPage } from './gallery-page.tsx'

/** HTML of the gallery at an address. */
export const renderGallery = (url: string): string =>
  renderToString(
    <StaticRouter location={url}>
      <GalleryPage />
    </StaticRouter>,
  )
