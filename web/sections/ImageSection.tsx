import type { OptionsOf } from '../../services/rules/sections.ts'
import { useIsOpen } from '../shell/useIsOpen.ts'
import css from './sections.module.css'

/** A picture, which may lead somewhere. */
export function ImageSection({ options }: { options: OptionsOf<'ImageSection'> }) {
  const { image, caption, url } = options
  const isOpen = useIsOpen()
  const picture = (
    <img src={image.url} alt={image.alt} width={image.width} height={image.height} loading="lazy" />
  )
  return (
    <figure className={css.image}>
      {url && isOpen(url) ? <a href={url}>{picture}</a> : picture}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
