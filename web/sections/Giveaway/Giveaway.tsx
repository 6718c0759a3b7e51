import { graphql, useFragment } from 'react-relay'
import { Day } from '../../ui/text/Day.tsx'
import text from '../HTML/html.module.css'
import { Picture } from '../parts/Picture.tsx'
import { SectionLink } from '../parts/SectionLink.tsx'
import type { Giveaway_section$key } from './__generated__/Giveaway_section.graphql.ts'
import parts from '../parts/parts.module.css'

/** Announcement of a giveaway; taking part comes later. The server has sanitized the text. */
export function Component({ section }: { section: Giveaway_section$key }) {
  const {
    giveaway: { heading, html, image, endsOn, rules },
  } = useFragment(
    graphql`
      fragment Giveaway_section on GiveawaySection {
        giveaway: options {
          heading
          html
          image {
            url
            alt
            width
            height
          }
          endsOn
          rules
        }
      }
    `,
    section,
  )
  return (
    <div className={parts.stack}>
      {image && <Picture image={image} />}
      <h2>{heading}</h2>
      <div className={text.html} dangerouslySetInnerHTML={{ __html: html }} />
      {endsOn && (
        <p>
          Ends on <Day at={endsOn} />
        </p>
      )}
      {rules && <SectionLink to={rules}>Rules of this giveaway</SectionLink>}
    </div>
  )
}
