import { graphql } from 'react-relay'
import { Byline } from '../../members/Byline.tsx'
import { usePagination } from '../../relay/usePagination.ts'
import { Button } from '../../ui/Button.tsx'
import { Time } from '../../ui/text/Time.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { Changes_site$key } from './__generated__/Changes_site.graphql.ts'
import type { ChangesListQuery } from './__generated__/ChangesListQuery.graphql.ts'
import css from './admin.module.css'
import { changedParts, changeLabel, type ChangedPart } from './change-words.ts'

const PAGE_SIZE = 20

/** List of changes to the site: who changed what, and when. */
export function Changes({
  site: key,
  all,
}: {
  site: Changes_site$key
  all: readonly { id: string; name: string }[]
}) {
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<ChangesListQuery, Changes_site$key>(
    graphql`
      fragment Changes_site on Site
      @refetchable(queryName: "ChangesListQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        changes(first: $first, after: $after) @connection(key: "Changes_changes") {
          edges {
            node {
              id
              insertedAt
              subject
              key
              before
              value
              user {
                ...Byline_user
              }
            }
          }
        }
      }
    `,
    key,
  )
  const nameOf = (id: string) => all.find((site) => site.id === id)?.name
  return (
    <section aria-labelledby="changes" className={layout.card}>
      <h2 id="changes">History</h2>
      <ul className={css.entries}>
        {data.changes.edges.map(({ node }) => (
          <li key={node.id} className={css.change}>
            {node.user ? (
              <Byline user={node.user} size="header">
                <Time at={node.insertedAt} />
              </Byline>
            ) : (
              <p className={layout.soft}>
                Set up with the network · <Time at={node.insertedAt} />
              </p>
            )}
            <p>
              <strong>{changeLabel(node)}</strong>
            </p>
            <ul className={css.parts}>
              {changedParts(node, nameOf).map((part) => (
                <li key={part.label}>
                  <Part {...part} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button size="small" busy={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
          Earlier changes
        </Button>
      )}
    </section>
  )
}

function Part({ label, before, after }: ChangedPart) {
  return (
    <>
      {label && `${label}: `}
      {before !== null && <del>{before}</del>}
      {before !== null && ' → '}
      {after === null ? <span className={layout.soft}>nothing</span> : <ins>{after}</ins>}
    </>
  )
}
