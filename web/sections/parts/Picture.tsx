import css from './parts.module.css'

/** A stored picture of a section; its size reserves its space. */
export interface PictureData {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** A picture of a section, no wider than its place. */
export const Picture = ({
  image,
  className = css.picture,
}: {
  image: PictureData
  className?: string | undefined
}) => (
  <img
    src={image.url}
    alt={image.alt}
    width={image.width}
    height={image.height}
    loading="lazy"
    className={className}
  />
)
