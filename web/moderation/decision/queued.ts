import { graphql } from 'react-relay'

/** Reads the newest revision of a report in the queue; its node is null once it is decided on or withdrawn. */
export const queuedQuery = graphql`
  query queuedQuery($id: ID!) {
    node(id: $id) {
      ... on FlaggedContent {
        revision
      }
    }
  }
`
