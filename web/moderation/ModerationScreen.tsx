import { ShieldCheck } from 'lucide-react'
import { graphql, usePaginationFragment } from 'react-relay'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import layout from '../ui/theme/layout.module.css'
import type { ModerationScreen_query$key } from './__generated__/ModerationScreen_query.graphql.ts'
import type { ModerationScreenFlagsQuery } from './__generated__/ModerationScreenFlagsQuery.graphql.ts'
import type { ModerationScreenQuery } from './__generated__/ModerationScreenQuery.graphql.ts'
import { FlaggedItem } from './flags/FlaggedItem.tsx'
import css from './moderation.module.css'

const query = graphql`
  query ModerationScreenQuery {
    ...ModerationScreen_query
  }
`
const perPage = 20

export const loader = (args: LoadArgs) => loadPage<ModerationScreenQuery>(args, query, {})

/** `/moderation`: what members reported and nobody has decided on yet. */
export function Component() {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ModerationScreenFlagsQuery,
    ModerationScreen_query$key
  >(
    graphql`
      fragment ModerationScreen_query on Query
      @refetchable(queryName: "ModerationScreenFlagsQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        contentFlags(first: $first, after: $after) @connection(key: "ModerationScreen_contentFlags") {
          edges {
            node {
              id
              ...FlaggedItem_flag
            }
          }
        }
      }
    `,
    usePage<ModerationScreenQuery>(query),
  )
  const { edges } = data.contentFlags
  return (
    <div className={layout.page}>
      <title>Moderation</title>
      <h1>Moderation</h1>
      {edges.length === 0 ? (
        <Empty icon={<ShieldCheck size={28} />} heading="Nothing to decide.">
          <p>What members report will be listed here.</p>
        </Empty>
      ) : (
        <ul className={css.flags}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <FlaggedItem flag={node} />
            </li>
          ))}
        </ul>
      )}
      {hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(perPage)}>
          More reports
        </Button>
      )}
    </div>
  )
}
