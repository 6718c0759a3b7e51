import { graphql, useFragment } from 'react-relay'
import { buttonClass } from '../../ui/Button.tsx'
import { Picture } from '../parts/Picture.tsx'
import { SectionLink } from '../parts/SectionLink.tsx'
import type { Quiz_section$key } from './__generated__/Quiz_section.graphql.ts'
import parts from '../parts/parts.module.css'

/** Invitation to a quiz, which leads to its page where that exists. */
export function Component({ section }: { section: Quiz_section$key }) {
  const {
    quiz: { title, body, image, url },
  } = useFragment(
    graphql`
      fragment Quiz_section on QuizSection {
        quiz: options {
          title
          body
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
  return (
    <div className={parts.stack}>
      {image && <Picture image={image} />}
      <h2>{title}</h2>
      {body && <p>{body}</p>}
      {url && (
        <SectionLink to={url} className={buttonClass({ look: 'primary' })}>
          Start the quiz
        </SectionLink>
      )}
    </div>
  )
}
