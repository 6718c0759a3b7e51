import { graphql, useFragment } from 'react-relay'
import { Picture } from '../parts/Picture.tsx'
import { SectionLink } from '../parts/SectionLink.tsx'
import type { Native_section$key } from './__generated__/Native_section.graphql.ts'
import parts from '../parts/parts.module.css'
import css from './native.module.css'

/** A teaser that a sponsor pays for, marked as sponsored. */
export function Component({ section }: { section: Native_section$key }) {
  const {
    native: { sponsor, title, url, body, image },
  } = useFragment(
    graphql`
      fragment Native_section on NativeSection {
        native: options {
          sponsor
          title
          url
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
  return (
    <article className={css.native}>
      {image && <Picture image={image} className={css.picture} />}
      <div className={parts.stack}>
        <p className={parts.soft}>Sponsored by {sponsor}</p>
        <h2>
          <SectionLink to={url} rel="sponsored" otherwise={title}>
            {title}
          </SectionLink>
        </h2>
        {body && <p>{body}</p>}
      </div>
    </article>
  )
}
