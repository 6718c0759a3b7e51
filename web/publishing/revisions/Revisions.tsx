import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Diff } from '../../moderation/difference/Diff.tsx'
import { listed } from '../../frame/words.ts'
import { Button } from '../../ui/Button.tsx'
import { ProgressLine } from '../../ui/progress/ProgressLine.tsx'
import { Time } from '../../ui/text/Time.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { Revisions_manuscript$key } from './__generated__/Revisions_manuscript.graphql.ts'
import type { Choices } from '../details/Details.tsx'
import type { PostForm } from '../post-form.ts'
import { comparable, type PostValues } from '../post-values.ts'
import { valuesOf } from '../values-of.ts'
import css from '../publishing.module.css'
import { useRevisions, type Revision } from './useRevisions.ts'
import { changeLabel } from '../words.ts'

/** Text of a revision with the names of its other sites, and as it is compared; null for a change without a text. */
function textOf({ text }: Revision, { siteNames }: Choices) {
  if (!text) return null
  const values = valuesOf(text)
  const sites = values.crossPublished.flatMap((id) => siteNames.get(id) ?? [])
  return { values, sites, compared: comparable(values, sites) }
}

/** An earlier version with what the viewer may not change, and with those categories that the site still has. */
const restorable = (earlier: PostValues, present: PostValues, choices: Choices): PostValues => ({
  ...earlier,
  categories: earlier.categories.filter((one) => choices.categories.some(({ slug }) => slug === one)),
  ...(!choices.choosesAuthors && { authors: present.authors, crossPublished: present.crossPublished }),
})

interface RevisionsProps {
  post: Revisions_manuscript$key
  form: PostForm
  choices: Choices
  isEditable: boolean
}

/** Changes of an item, newest first, each with what it changed in the text, and where the item was. */
export function Revisions({ post: key, form, choices, isEditable }: RevisionsProps) {
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
          const text = textOf(node, choices)
          const before = revisions
            .slice(at + 1)
            .map((earlier) => textOf(earlier, choices))
            .find((earlier) => earlier !== null)
          // Publishing changes no text: what it published is the text before it.
          const kept = text ?? (node.change === 'PUBLISHED' ? before : undefined)
          const isShown = shown === node.id
          const isChange = text !== null && before !== undefined && before.compared !== text.compared
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
              {text !== null && text.sites.length > 0 && (
                <p className={layout.soft}>Also on {listed(text.sites)}</p>
              )}
              {isChange && (
                <Button
                  size="small"
                  look="quiet"
                  aria-expanded={isShown}
                  onClick={() => setShown(isShown ? null : node.id)}
                >
                  {isShown ? 'Hide changes' : 'Show changes'}
                </Button>
              )}
              {isEditable && kept && node.revision !== revision && (
                <Button
                  size="small"
                  look="quiet"
                  onClick={() => form.move({ restored: restorable(kept.values, form.get(), choices) })}
                >
                  Restore this version
                </Button>
              )}
              {isShown && text !== null && <Diff before={before?.compared ?? ''} after={text.compared} />}
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
