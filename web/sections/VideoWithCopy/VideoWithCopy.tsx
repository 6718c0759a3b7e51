import { graphql, useFragment } from 'react-relay'
import text from '../HTML/html.module.css'
import { Video } from '../parts/Video.tsx'
import type { VideoWithCopy_section$key } from './__generated__/VideoWithCopy_section.graphql.ts'
import parts from '../parts/parts.module.css'
import css from './video-with-copy.module.css'

/** A video beside formatted text, which the server has sanitized. */
export function Component({ section }: { section: VideoWithCopy_section$key }) {
  const {
    videoWithCopy: { heading, html, url, captions, image },
  } = useFragment(
    graphql`
      fragment VideoWithCopy_section on VideoWithCopySection {
        videoWithCopy: options {
          heading
          html
          url
          captions
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
    <div className={css.pair}>
      <Video title={heading} url={url} image={image} captions={captions} />
      <div className={parts.stack}>
        <h2>{heading}</h2>
        <div className={text.html} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  )
}
