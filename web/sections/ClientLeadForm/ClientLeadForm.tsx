import { graphql, useFragment } from 'react-relay'
import type { ClientLeadForm_section$key } from './__generated__/ClientLeadForm_section.graphql.ts'
import parts from '../parts/parts.module.css'

/** Invitation to get in touch with a client of the network. Its form comes with the leads of clients. */
export function Component({ section }: { section: ClientLeadForm_section$key }) {
  const {
    clientLeadForm: { client, heading, body, disclaimer },
  } = useFragment(
    graphql`
      fragment ClientLeadForm_section on ClientLeadFormSection {
        clientLeadForm: options {
          client
          heading
          body
          disclaimer
        }
      }
    `,
    section,
  )
  return (
    <div className={parts.stack}>
      <p className={parts.soft}>Sponsored by {client}</p>
      <h2>{heading}</h2>
      {body && <p>{body}</p>}
      {disclaimer && <p className={parts.soft}>{disclaimer}</p>}
    </div>
  )
}
