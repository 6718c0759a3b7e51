import { graphql, useFragment } from 'react-relay'
import { useIsOpen } from '../../frame/open/useIsOpen.ts'
import type { PostTeaser_section$key } from './__generated__/PostTeaser_section.graphql.ts'
import css from './post-teaser.module.css'

/** Teaser of an article with title, excerpt and picture; renders nothing if its link cannot be offered. */
export function Component({ section }: { section: PostTeaser_section$key }) {
  const {
    teaser: { title, url, label, body, image },
  } = useFragment(
    graphql`
      fragment PostTeaser_section on PostTeaserSection {
        teaser: options {
          title
          url
          label
          body
          image {
            url
            alt
            width
            height
          }
        }
      }
    `,
    section,
  )
  const isOpen = useIsOpen()
  if (!isOpen(url)) return null
  return (
    <article className={css.teaser}>
      {image && (
        <img src={image.url} alt={image.alt} width={image.width} height={image.height} loading="lazy" />
      )}
      <div className={css.text}>
        {label && <p className={css.label}>{label}</p>}
        <h2 className={css.title}>
          <a href={url}>{title}</a>
        </h2>
        {body && <p>{body}</p>}
      </div>
    </article>
  )
}
