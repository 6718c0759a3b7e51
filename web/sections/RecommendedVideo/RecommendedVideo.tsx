import { graphql, useFragment } from 'react-relay'
import { Video } from '../parts/Video.tsx'
import type { RecommendedVideo_section$key } from './__generated__/RecommendedVideo_section.graphql.ts'
import parts from '../parts/parts.module.css'

/** A video with its title. */
export function Component({ section }: { section: RecommendedVideo_section$key }) {
  const {
    video: { title, body, url, captions, image },
  } = useFragment(
    graphql`
      fragment RecommendedVideo_section on RecommendedVideoSection {
        video: options {
          title
          body
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
    <div className={parts.stack}>
      <h2>{title}</h2>
      {body && <p>{body}</p>}
      <Video title={title} url={url} image={image} captions={captions} />
    </div>
  )
}
