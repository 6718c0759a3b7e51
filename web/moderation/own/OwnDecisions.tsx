import { graphql } from 'react-relay'
import { usePagination } from '../../relay/usePagination.ts'
import { plainText } from '../../../services/rules/marks/marks.ts'
import { kinds } from '../../../events/kinds.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Time } from '../../ui/text/Time.tsx'
import layout from '../../ui/theme/layout.module.css'
import { reasonLabel, type Operation } from '../decision/decisions.ts'
import css from '../moderation.module.css'
import { OwnAppeal } from './OwnAppeal.tsx'
import type { OwnDecisions_user$key } from './__generated__/OwnDecisions_user.graphql.ts'
import type { OwnDecisionsListQuery } from './__generated__/OwnDecisionsListQuery.graphql.ts'
import { beginningOf } from '../../../services/rules/writing/cut.ts'

const PAGE_SIZE = 20

const outcomes: Record<Operation, string> = {
  DISMISS: 'stays as it is',
  WARN: 'got a warning',
  HIDE: 'is hidden until you edit it',
  SPAM: 'was marked as spam',
  DELETE: 'was deleted',
  RESTORE: 'is shown again',
  LOCK: 'was closed to new replies',
  PIN: 'was put first in the forums',
  MOVE: 'was moved to another category',
  MERGE: 'was merged into another thread',
  ALLOW_PICTURE: 'is shown with its picture',
  REMOVE_PICTURE: 'is shown without its picture',
}

const words = new Map<string, string>(Object.values(kinds).map(({ name, words: [word] }) => [name, word]))

/** Name of what a decision or a report is about, by its kind's name in the API. */
export const kindInWords = (assocType: string): string => words.get(assocType) ?? 'post'

/** Outcome of a decision in words for the member whom it concerns. */
function outcomeOf(assocType: string, operation: Operation | null | undefined): string {
  const subject = assocType === 'USER' ? 'Your account' : `Your ${kindInWords(assocType)}`
  return `${subject} ${operation ? outcomes[operation] : 'was removed permanently'}.`
}

/** Decisions of moderators about a member or what the member wrote, with reasons and words. */
export function OwnDecisions({ user }: { user: OwnDecisions_user$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<
    OwnDecisionsListQuery,
    OwnDecisions_user$key
  >(
    graphql`
      fragment OwnDecisions_user on User
      @refetchable(queryName: "OwnDecisionsListQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        ownDecisions(first: $first, after: $after) @connection(key: "OwnDecisions_ownDecisions") {
          edges {
            node {
              id
              assocType
              operation
              reason
              words
              decidedAt
              undoneAt
              item {
                title
                body
                path
              }
              ...OwnAppeal_decision
            }
          }
        }
      }
    `,
    user,
    'decisions',
  )
  const edges = data.ownDecisions?.edges ?? []
  return (
    <section className={layout.stack} aria-labelledby="decisions">
      <h2 id="decisions">What you wrote</h2>
      {edges.length === 0 && <p className={layout.soft}>There are no decisions about you.</p>}
      <ul className={css.own}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <p>
              <strong>{outcomeOf(node.assocType, node.operation)}</strong>{' '}
              {node.undoneAt && (
                <>
                  This was undone <Time at={node.undoneAt} />.
                </>
              )}
            </p>
            {node.item && (
              <p>
                <SiteLink to={node.item.path}>
                  {beginningOf(plainText((node.item.title ?? node.item.body) || 'Picture'), 120)}
                </SiteLink>
              </p>
            )}
            {node.reason && <p>Reason: {reasonLabel(node.reason)}</p>}
            {node.words && <p className={layout.prose}>{node.words}</p>}
            <p className={layout.soft}>
              <Time at={node.decidedAt} exact />
            </p>
            <OwnAppeal decision={node} name={outcomeOf(node.assocType, node.operation)} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
          More decisions
        </Button>
      )}
    </section>
  )
}
