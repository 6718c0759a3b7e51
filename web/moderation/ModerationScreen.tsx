import { ShieldCheck } from 'lucide-react'
import { graphql, usePaginationFragment } from 'react-relay'
import { Form, useSearchParams } from 'react-router'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { useShell } from '../shell/shell.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import layout from '../ui/theme/layout.module.css'
import type { ModerationScreen_query$key } from './__generated__/ModerationScreen_query.graphql.ts'
import type { ModerationScreenFlagsQuery } from './__generated__/ModerationScreenFlagsQuery.graphql.ts'
import type { ModerationScreenQuery } from './__generated__/ModerationScreenQuery.graphql.ts'
import { FlaggedItem } from './flags/FlaggedItem.tsx'
import css from './moderation.module.css'

const query = graphql`
  query ModerationScreenQuery($community: String) {
    ...ModerationScreen_query @arguments(community: $community)
  }
`
const PAGE_SIZE = 20

/** Query parameter that selects the community whose reports are shown; empty for all communities. */
const COMMUNITY = 'community'

export const loader = (args: LoadArgs) => {
  const community = new URL(args.request.url).searchParams.get(COMMUNITY) || null
  return loadPage<ModerationScreenQuery>(args, query, { community })
}

/** Screen of `/moderation`: open reports of one or all communities. */
export function Component() {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ModerationScreenFlagsQuery,
    ModerationScreen_query$key
  >(
    graphql`
      fragment ModerationScreen_query on Query
      @refetchable(queryName: "ModerationScreenFlagsQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        community: { type: "String" }
      ) {
        contentFlags(first: $first, after: $after, community: $community)
          @connection(key: "ModerationScreen_contentFlags") {
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
  const { siteSummaries } = useShell()
  const community = useSearchParams()[0].get(COMMUNITY) ?? ''
  return (
    <div className={layout.page}>
      <title>Moderation</title>
      <h1>Moderation</h1>
      <Form className={css.filter} key={community}>
        <label htmlFor="community">Community</label>
        <select
          id="community"
          name={COMMUNITY}
          defaultValue={community}
          onChange={({ target }) => target.form?.requestSubmit()}
        >
          <option value="">All communities</option>
          {siteSummaries.map(({ prefix, name }) => (
            <option key={prefix} value={prefix}>
              {name}
            </option>
          ))}
        </select>
        <noscript>
          <Button type="submit">Show</Button>
        </noscript>
      </Form>
      {edges.length === 0 ? (
        <Empty icon={<ShieldCheck size={28} />} heading="Nothing to review.">
          <p>Reports from members will appear here.</p>
        </Empty>
      ) : (
        <ul className={css.flags}>
          {edges.map(({ node }, index) => (
            <li key={node.id}>
              <FlaggedItem flag={node} number={index + 1} />
            </li>
          ))}
        </ul>
      )}
      {hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
          More reports
        </Button>
      )}
    </div>
  )
}
