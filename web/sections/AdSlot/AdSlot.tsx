import { graphql, useFragment } from 'react-relay'
import { useId } from 'react'
import { Picture } from '../parts/Picture.tsx'
import { SectionLink } from '../parts/SectionLink.tsx'
import type { AdSlot_section$key } from './__generated__/AdSlot_section.graphql.ts'
import parts from '../parts/parts.module.css'
import css from './ad-slot.module.css'

/** Space for an advertisement with the picture of one of the house; renders nothing without a picture. */
export function Component({ section }: { section: AdSlot_section$key }) {
  const {
    adSlot: { size, image, url },
  } = useFragment(
    graphql`
      fragment AdSlot_section on AdSlotSection {
        adSlot: options {
          size
          image {
            url
            alt
            width
            height
          }
          url
        }
      }
    `,
    section,
  )
  const id = useId()
  if (!image) return null
  const picture = <Picture image={image} className={css.picture} />
  return (
    <aside className={css.slot} data-size={size} aria-labelledby={id}>
      <p id={id} className={parts.soft}>
        Advertisement
      </p>
      <div className={css.space}>
        {url ? (
          <SectionLink to={url} rel="sponsored" otherwise={picture}>
            {picture}
          </SectionLink>
        ) : (
          picture
        )}
      </div>
    </aside>
  )
}
