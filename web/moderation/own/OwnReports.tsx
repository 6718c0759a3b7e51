import { graphql } from 'react-relay'
import { usePagination } from '../../relay/usePagination.ts'
import { Button } from '../../ui/Button.tsx'
import { Time } from '../../ui/text/Time.tsx'
import layout from '../../ui/theme/layout.module.css'
import { flagReason } from '../flags/flag-reasons.ts'
import css from '../moderation.module.css'
import type { OwnReports_user$key } from './__generated__/OwnReports_user.graphql.ts'
import type { OwnReportsListQuery } from './__generated__/OwnReportsListQuery.graphql.ts'
import { kindInWords } from './OwnDecisions.tsx'

const PAGE_SIZE = 20

const outcomes = {
  OPEN: 'A moderator will review it.',
  NO_ACTION: "Reviewed: it doesn't break the rules.",
  ACTION: 'Reviewed: a moderator acted on it. Thank you.',
} as const

/** A member's reports, with the outcome of each. */
export function OwnReports({ user }: { user: OwnReports_user$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<OwnReportsListQuery, OwnReports_user$key>(
    graphql`
      fragment OwnReports_user on User
      @refetchable(queryName: "OwnReportsListQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        ownReports(first: $first, after: $after) @connection(key: "OwnReports_ownReports") {
          edges {
            node {
              id
              assocType
              reason
              note
              reportedAt
              outcome
            }
          }
        }
      }
    `,
    user,
    'reports',
  )
  const edges = data.ownReports?.edges ?? []
  return (
    <section className={layout.stack} aria-labelledby="reports">
      <h2 id="reports">What you reported</h2>
      {edges.length === 0 && <p className={layout.soft}>You have no reports.</p>}
      <ul className={css.own}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <p>
              You reported a {kindInWords(node.assocType)}: {flagReason(node.reason) ?? 'no reason given'}
              {node.note && ` (“${node.note}”)`}
            </p>
            <p>
              <strong>{outcomes[node.outcome]}</strong>
            </p>
            <p className={layout.soft}>
              <Time at={node.reportedAt} exact />
            </p>
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
          More reports
        </Button>
      )}
    </section>
  )
}
