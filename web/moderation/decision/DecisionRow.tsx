import { graphql, useFragment } from 'react-relay'
import { headingOf, kindOf } from '../../../events/kinds.ts'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/theme/layout.module.css'
import { Time } from '../../ui/text/Time.tsx'
import css from '../queue/queue.module.css'
import type { DecisionRow_decision$key } from './__generated__/DecisionRow_decision.graphql.ts'
import { operations, reasonLabel } from './decisions.ts'
import { useUndoDecision } from './useUndoDecision.ts'

/** A decision in a list: by whom, on what, why, and an undo. */
export function DecisionRow(props: { decision: DecisionRow_decision$key; hasUndo?: boolean }) {
  const decision = useFragment(
    graphql`
      fragment DecisionRow_decision on Decision {
        id
        assocId
        operation
        reason
        words
        decidedAt
        undoneAt
        canUndo
        by {
          username
        }
        undoneBy {
          username
        }
        author {
          username
        }
        item {
          id
          title
          body
        }
        site {
          name
        }
      }
    `,
    props.decision,
  )
  const { id, assocId, operation, reason, words, author, item, site, undoneAt, undoneBy } = decision
  const undo = useUndoDecision()
  return (
    <article className={css.decision}>
      <p>
        <strong>{operation ? operations[operation].button : 'Purge'}</strong>: {headingOf(kindOf(assocId))}
        {author && ` by ${author.username}`}
        {reason && ` · ${reasonLabel(reason)}`}
      </p>
      {item && (
        <p className={css.excerpt}>
          <SiteLink to={urlFor.moderationItem(item.id)} target="_blank">
            {(item.title ?? item.body) || 'Picture'}{' '}
            <span className="visually-hidden">(opens in a new tab)</span>
          </SiteLink>
        </p>
      )}
      {words && <p>To the author: “{words}”</p>}
      <p className={layout.soft}>
        {decision.by.username}, <Time at={decision.decidedAt} exact />
        {site && ` · ${site.name}`}
        {undoneAt && (
          <>
            {' '}
            · undone by {undoneBy?.username}, <Time at={undoneAt} exact />
          </>
        )}
      </p>
      {decision.canUndo && props.hasUndo !== false && (
        <Button size="small" className={css.undo} onClick={() => undo(id)}>
          Undo
        </Button>
      )}
    </article>
  )
}
