import { graphql, useFragment } from 'react-relay'
import { buttonClass } from '../../ui/Button.tsx'
import { Picture } from '../parts/Picture.tsx'
import { SectionLink } from '../parts/SectionLink.tsx'
import type { Feature_section$key } from './__generated__/Feature_section.graphql.ts'
import parts from '../parts/parts.module.css'
import css from './feature.module.css'

/** A large picture with a heading, text and link. */
export function Component({ section }: { section: Feature_section$key }) {
  const {
    feature: { heading, body, image, url, button },
  } = useFragment(
    graphql`
      fragment Feature_section on FeatureSection {
        feature: options {
          heading
          body
          image {
            url
            alt
            width
            height
          }
          url
          button
        }
      }
    `,
    section,
  )
  return (
    <article className={css.feature}>
      <Picture image={image} className={css.picture} />
      <div className={parts.stack}>
        <h2 className={css.heading}>{heading}</h2>
        {body && <p>{body}</p>}
        {url && (
          <SectionLink to={url} className={buttonClass({ look: 'primary' })}>
            {button ?? 'Read more'}
          </SectionLink>
        )}
      </div>
    </article>
  )
}
