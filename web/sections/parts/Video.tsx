import { Play } from 'lucide-react'
import type { PictureData } from './Picture.tsx'
import css from './video.module.css'

interface VideoProps {
  /** Name of the video. */
  title: string
  url: string
  image: PictureData
  captions?: string | null | undefined
}

/**
 * A video: a player for a file on the host, otherwise a picture that leads to the page of the video. Nothing is
 * requested from another host before the reader goes there.
 */
export function Video({ title, url, image, captions }: VideoProps) {
  const size = { width: image.width, height: image.height, className: css.video }
  if (url.startsWith('/'))
    return (
      <video {...size} src={url} poster={image.url} preload="none" controls aria-label={title}>
        {captions && <track kind="captions" label="Captions" src={captions} default />}
      </video>
    )
  return (
    <a href={url} rel="noreferrer" className={css.elsewhere}>
      <span className={css.poster}>
        <img {...size} src={image.url} alt={image.alt} loading="lazy" />
        <span className={css.play}>
          <Play size={28} aria-hidden="true" />
        </span>
      </span>
      <span>
        Watch “{title}” on {new URL(url).host}
      </span>
    </a>
  )
}
