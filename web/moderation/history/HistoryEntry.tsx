import { graphql, useFragment } from 'react-relay'
import { Time } from '../../ui/text/Time.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { HistoryEntry_entry$key } from './__generated__/HistoryEntry_entry.graphql.ts'
import { Diff } from '../difference/Diff.tsx'
import css from '../moderation.module.css'
import { reasonLabel } from '../decision/decisions.ts'
import { purgeReason } from '../decision/purge-reasons.ts'

/** One event of an item: actor, time, and the text before and after. */
export function HistoryEntry(props: { entry: HistoryEntry_entry$key }) {
  const { revision, action, actor, occurredAt, reason, ...entry } = useFragment(
    graphql`
      fragment HistoryEntry_entry on HistoryEntry {
        revision
        action
        actor {
          username
        }
        occurredAt
        reason
        seenRevision
        decisionReason
        words
        before {
          title
          body
        }
        after {
          title
          body
        }
      }
    `,
    props.entry,
  )
  const { seenRevision, decisionReason, words, before, after } = entry
  return (
    <>
      <p>
        <strong>{actor?.username ?? 'System'}</strong> {action}
        {reason && `: ${purgeReason(reason)}`}
        {decisionReason && `: ${reasonLabel(decisionReason)}`}
      </p>
      {words && <p>To the author: “{words}”</p>}
      <p className={layout.soft}>
        <Time at={occurredAt} exact /> · revision {revision}
        {typeof seenRevision === 'number' && ` · decision based on revision ${seenRevision}`}
      </p>
      {after && (
        <div className={css.versions}>
          {(after.title ?? before?.title) && (
            <Diff before={before?.title ?? after.title ?? ''} after={after.title ?? ''} />
          )}
          <Diff before={before?.body ?? after.body} after={after.body} />
        </div>
      )}
    </>
  )
}
