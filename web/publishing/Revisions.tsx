import { useState } from 'react'
import { graphql } from 'react-relay'
import { Diff } from '../moderation/history/Diff.tsx'
import { usePagination } from '../relay/usePagination.ts'
import { readSection } from '../sections/editor/read-section.ts'
import { rowsOf } from '../sections/editor/section-rows.ts'
import { Button } from '../ui/Button.tsx'
import { Time } from '../ui/text/Time.tsx'
import layout from '../ui/theme/layout.module.css'
import type {
  Revisions_manuscript$data,
  Revisions_manuscript$key,
} from './__generated__/Revisions_manuscript.graphql.ts'
import type { RevisionsListQuery } from './__generated__/RevisionsListQuery.graphql.ts'
import { comparable } from './post-values.ts'
import css from './publishing.module.css'
import { changeLabel } from './words.ts'

type Revision = Revisions_manuscript$data['revisions']['edges'][number]['node']

/** Text of a revision, in which it is compared with another; null for a change without a text. */
const textOf = ({ title, excerpt, sections }: Revision) =>
  sections === null || sections === undefined
    ? null
    : comparable({ title: title ?? '', excerpt: excerpt ?? '', rows: rowsOf(sections.map(readSection)) })

/** Changes of an item, newest first, each with what it changed in the text. */
export function Revisions({ post }: { post: Revisions_manuscript$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<
    RevisionsListQuery,
    Revisions_manuscript$key
  >(
    graphql`
      fragment Revisions_manuscript on Manuscript
      @refetchable(queryName: "RevisionsListQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        revisions(first: $first, after: $after) @connection(key: "Revisions_revisions") {
          edges {
            node {
              id
              change
              insertedAt
              reason
              scheduledAt
              title
              excerpt
              by {
                username
              }
              sections {
                ...sectionStored_section
              }
            }
          }
        }
      }
    `,
    post,
  )
  const [shown, setShown] = useState<string | null>(null)
  const nodes = data.revisions.edges.map(({ node }) => node)
  return (
    <>
      <ol className={css.revisions}>
        {nodes.map((node, at) => {
          const text = textOf(node)
          const before = nodes
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
      {hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(20)}>
          More revisions
        </Button>
      )}
    </>
  )
}
