import { MessageSquareText } from 'lucide-react'
import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { longest } from '../../services/rules/text.ts'
import { loadMember } from '../activity/load-member.ts'
import comments from '../comments/comments.module.css'
import { markHint } from '../frame/engagement-words.ts'
import { useListPage } from '../relay/useListPage.ts'
import { usePagination } from '../relay/usePagination.ts'
import { Conduct } from '../frame/layout/Conduct.tsx'
import { PageHead } from '../frame/Head.tsx'
import { useShell, useViewerId } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Composer } from '../ui/forms/Composer.tsx'
import layout from '../ui/theme/layout.module.css'
import { useFocusOn } from '../ui/useFocusOn.ts'
import type { StatusesScreenListQuery } from './__generated__/StatusesScreenListQuery.graphql.ts'
import type { StatusesScreenQuery } from './__generated__/StatusesScreenQuery.graphql.ts'
import type { StatusesScreen_user$key } from './__generated__/StatusesScreen_user.graphql.ts'
import { StatusItem } from './StatusItem.tsx'
import { useCreateStatus } from './useCreateStatus.ts'
import { useStatusChanges } from './useStatusChanges.ts'

const query = graphql`
  query StatusesScreenQuery($slug: String!, $first: Int = 20) {
    user(slug: $slug) {
      id
      username
      slug
      showsStatuses
      ...StatusesScreen_user @arguments(first: $first)
    }
  }
`
const perPage = 20

export const loader = loadMember<StatusesScreenQuery>(query, urlFor.statuses, { isOwn: true })

/** Screen of `/members/:slug/status`: a member's status updates, newest first, with a form on the member's own. */
export function Component() {
  const { user } = useListPage<StatusesScreenQuery>(query)
  const viewerId = useViewerId()
  const { site } = useShell()
  const focusOn = useFocusOn()
  const create = useCreateStatus(user?.id ?? '', focusOn)
  if (!user) return null
  const isOwn = user.id === viewerId
  const heading = isOwn ? 'Your status updates' : `Status updates of ${user.username}`
  return (
    <div className={`${layout.page} ${layout.stack}`}>
      <PageHead title={heading} type="profile" />
      <SiteLink to={isOwn ? urlFor.profile() : urlFor.member(user.slug)} className={layout.back}>
        {isOwn ? 'Your profile' : user.username}
      </SiteLink>
      <h1>{heading}</h1>
      {isOwn && site.features.includes('status_updates') && (
        <>
          <Composer
            label="Write a status update"
            placeholder="What is new with you?"
            submit="Post status update"
            draftKey={`status ${user.id}`}
            maxLength={longest.body}
            hint={markHint}
            mentions
            onSubmit={create}
          />
          <Conduct />
        </>
      )}
      {user.showsStatuses ? (
        <StatusList user={user} id={user.id} username={isOwn ? null : user.username} />
      ) : (
        <Nothing username={user.username} />
      )}
    </div>
  )
}

/** Text for an empty list; `username` is null for the viewer's own. */
const Nothing = ({ username }: { username: string | null }) => (
  <Empty icon={<MessageSquareText size={28} />} heading="Nothing to see here.">
    <p>
      {username === null
        ? 'Your first status update will stand here, on your profile.'
        : `${username} has no status updates that you can see.`}
    </p>
  </Empty>
)

function StatusList(props: { user: StatusesScreen_user$key; id: string; username: string | null }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<
    StatusesScreenListQuery,
    StatusesScreen_user$key
  >(
    graphql`
      fragment StatusesScreen_user on User
      @refetchable(queryName: "StatusesScreenListQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        statuses(first: $first, after: $after) @connection(key: "StatusList_statuses") {
          edges {
            node {
              id
              ...StatusItem_status @arguments(first: 10)
            }
          }
        }
      }
    `,
    props.user,
    'first',
  )
  const news = useStatusChanges(props.id)
  const statuses = data.statuses.edges.map(({ node }) => node)
  return (
    <>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {statuses.length === 0 ? (
        <Nothing username={props.username} />
      ) : (
        <ol className={comments.comments}>
          {statuses.map((status, index) => (
            <li key={status.id}>
              <StatusItem status={status} number={index + 1} around={null} />
            </li>
          ))}
        </ol>
      )}
      {hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(perPage)}>
          More status updates
        </Button>
      )}
    </>
  )
}
