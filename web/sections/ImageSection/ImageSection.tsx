import { graphql, useFragment } from 'react-relay'
import { useIsOpen } from '../../frame/open/useIsOpen.ts'
import type { ImageSection_section$key } from './__generated__/ImageSection_section.graphql.ts'
import css from './image-section.module.css'

/** A section with a picture and an optional link. */
export function Component({ section }: { section: ImageSection_section$key }) {
  const {
    picture: { image, caption, url },
  } = useFragment(
    graphql`
      fragment ImageSection_section on ImageSection {
        picture: options {
          image {
            url
            alt
            width
            height
          }
          caption
          url
        }
      }
    `,
    section,
  )
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
