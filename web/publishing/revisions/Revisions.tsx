import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Diff } from '../../moderation/difference/Diff.tsx'
import { readSection } from '../../sections/editor/read-section.ts'
import { rowsOf } from '../../sections/editor/section-rows.ts'
import { Button } from '../../ui/Button.tsx'
import { ProgressLine } from '../../ui/progress/ProgressLine.tsx'
import { Time } from '../../ui/text/Time.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { Revisions_manuscript$key } from './__generated__/Revisions_manuscript.graphql.ts'
import { comparable } from '../post-values.ts'
import css from '../publishing.module.css'
import { useRevisions, type Revision } from './useRevisions.ts'
import { changeLabel } from '../words.ts'

/** Text of a revision, in which it is compared with another; null for a change without a text. */
const textOf = ({ title, excerpt, sections }: Revision) =>
  sections === null || sections === undefined
    ? null
    : comparable({ title: title ?? '', excerpt: excerpt ?? '', sections: rowsOf(sections.map(readSection)) })

/** Changes of an item, newest first, each with what it changed in the text. */
export function Revisions({ post: key }: { post: Revisions_manuscript$key }) {
  const { postId, revision, state, scheduledAt } = useFragment(
    graphql`
      fragment Revisions_manuscript on Manuscript {
        postId
        revision
        state
        scheduledAt
      }
    `,
    key,
  )
  const { revisions, status, more, again } = useRevisions(postId, [revision, state, scheduledAt].join())
  const [shown, setShown] = useState<string | null>(null)
  return (
    <>
      <ol className={css.revisions}>
        {revisions.map((node, at) => {
          const text = textOf(node)
          const before = revisions
            .slice(at + 1)
            .map(textOf)
            .find((earlier) => earlier !== null)
          const isShown = shown === node.id
          return (
            <li key={node.id} className={css.revision}>
              <p>
                <strong>{changeLabel(node.change)}</strong> by {node.by?.username ?? 'the network'},{' '}
                <Time at={node.insertedAt} exact />
                {node.scheduledAt && (
                  <>
                    {' '}
                    for <Time at={node.scheduledAt} exact />
                  </>
                )}
              </p>
              {node.reason && <p className={layout.soft}>{node.reason}</p>}
              {text !== null && before !== undefined && before !== text && (
                <Button
                  size="small"
                  look="quiet"
                  aria-expanded={isShown}
                  onClick={() => setShown(isShown ? null : node.id)}
                >
                  {isShown ? 'Hide changes' : 'Show changes'}
                </Button>
              )}
              {isShown && text !== null && <Diff before={before ?? ''} after={text} />}
            </li>
          )
        })}
      </ol>
      {status === 'failed' && (
        <p role="alert">
          The revisions failed to load. <Button onClick={again}>Try again</Button>
        </p>
      )}
      {status === 'loading' && revisions.length === 0 && <ProgressLine />}
      {more && (
        <Button className={layout.more} busy={status === 'loading'} onClick={more}>
          More revisions
        </Button>
      )}
    </>
  )
}
