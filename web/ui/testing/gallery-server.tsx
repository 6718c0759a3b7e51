import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { GalleryPage } from './gallery-page.tsx'

/** The gallery's HTML at an address. */
export const renderGallery = (url: string): string =>
  renderToString(
    <StaticRouter location={url}>
      <GalleryPage />
    </StaticRouter>,
  )
