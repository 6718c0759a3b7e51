import { graphql, useFragment } from 'react-relay'
import type { LeadGen_section$key } from './__generated__/LeadGen_section.graphql.ts'
import parts from '../parts/parts.module.css'

/** Invitation to sign up for e-mails. Its form comes with the sign-up by e-mail. */
export function Component({ section }: { section: LeadGen_section$key }) {
  const {
    leadGen: { heading, body },
  } = useFragment(
    graphql`
      fragment LeadGen_section on LeadGenSection {
        leadGen: options {
          heading
          body
        }
      }
    `,
    section,
  )
  return (
    <div className={parts.stack}>
      <h2>{heading}</h2>
      {body && <p>{body}</p>}
    </div>
  )
}
