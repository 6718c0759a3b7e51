import { MessagesSquare } from 'lucide-react'
import { graphql } from 'react-relay'
import { headingOf } from '../../events/kinds.ts'
import { plainText } from '../../services/rules/marks/marks.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { usePagination } from '../relay/usePagination.ts'
import { useListPage } from '../relay/useListPage.ts'
import { PageHead } from '../frame/Head.tsx'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import { loadMember } from './load-member.ts'
import type { ActivityScreen_user$key } from './__generated__/ActivityScreen_user.graphql.ts'
import type { ActivityScreenListQuery } from './__generated__/ActivityScreenListQuery.graphql.ts'
import type { ActivityScreenQuery } from './__generated__/ActivityScreenQuery.graphql.ts'
import css from './activity.module.css'

const query = graphql`
  query ActivityScreenQuery($slug: String!) {
    user(slug: $slug) {
      username
      slug
      ...ActivityScreen_user
    }
  }
`
const perPage = 20

export const loader = loadMember<ActivityScreenQuery>(query, urlFor.activity)

/** Screen of `/members/:slug/activity`: a member's threads, comments and replies on this site, newest first. */
export function Component() {
  const { user } = useListPage<ActivityScreenQuery>(query)
  if (!user) return null
  return (
    <div className={layout.page}>
      <PageHead title={`Activity of ${user.username}`} type="profile" />
      <SiteLink to={urlFor.member(user.slug)} className={layout.back}>
        {user.username}
      </SiteLink>
      <h1>Activity of {user.username}</h1>
      <Activity user={user} username={user.username} />
    </div>
  )
}

function Activity({ user, username }: { user: ActivityScreen_user$key; username: string }) {
  const { site } = useShell()
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<
    ActivityScreenListQuery,
    ActivityScreen_user$key
  >(
    graphql`
      fragment ActivityScreen_user on User
      @refetchable(queryName: "ActivityScreenListQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        contributions(first: $first, after: $after) @connection(key: "ActivityScreen_contributions") {
          edges {
            node {
              id
              title
              body
              path
              insertedAt
              ... on Comment {
                subject {
                  title
                }
              }
            }
          }
        }
      }
    `,
    user,
  )
  const { edges } = data.contributions
  if (edges.length === 0)
    return (
      <Empty icon={<MessagesSquare size={28} />} heading="Nothing to see here.">
        <p>
          {username} hasn't written anything on {site.name} that you can see.
        </p>
      </Empty>
    )
  return (
    <>
      <ul className={css.list}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <article className={css.entry}>
              <h2 className={css.title}>
                <SiteLink to={node.path}>{node.title ?? node.subject?.title ?? kindOf(node.id)}</SiteLink>
              </h2>
              <p className={css.excerpt}>{plainText(node.body) || 'Picture'}</p>
              <p className={layout.soft}>
                {kindOf(node.id)} · <Time at={node.insertedAt} />
              </p>
            </article>
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(perPage)}>
          More activity
        </Button>
      )}
    </>
  )
}

const kindOf = (id: string) => headingOf(id.slice(0, id.indexOf('_')))
