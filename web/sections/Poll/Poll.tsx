import { graphql, useFragment } from 'react-relay'
import { SectionLink } from '../parts/SectionLink.tsx'
import type { Poll_section$key } from './__generated__/Poll_section.graphql.ts'
import parts from '../parts/parts.module.css'

/** A question with its answers; leads to the page of an older poll where that exists. Voting comes later. */
export function Component({ section }: { section: Poll_section$key }) {
  const {
    poll: { question, choices, legacyPollId },
  } = useFragment(
    graphql`
      fragment Poll_section on PollSection {
        poll: options {
          question
          choices
          legacyPollId
        }
      }
    `,
    section,
  )
  return (
    <div className={parts.stack}>
      <h2>{question}</h2>
      <ul className={parts.answers}>
        {choices.map((choice, at) => (
          <li key={at}>{choice}</li>
        ))}
      </ul>
      {legacyPollId && (
        <SectionLink to={`/polls/${encodeURIComponent(legacyPollId)}`}>Go to the poll</SectionLink>
      )}
    </div>
  )
}
