import { BellRing } from 'lucide-react'
import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useThreadChoice } from './useThreadChoice.ts'
import { usePagination } from '../relay/usePagination.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import type { TopicList_user$data, TopicList_user$key } from './__generated__/TopicList_user.graphql.ts'
import type { TopicListQuery } from './__generated__/TopicListQuery.graphql.ts'
import { EditableList } from './EditableList.tsx'
import { beginning } from './People.tsx'
import css from './people.module.css'

/** Threads of this site that the viewer follows. The whole list can be edited; its beginning has a link to it. */
export function TopicList({ user, isWhole = false }: { user: TopicList_user$key; isWhole?: boolean }) {
  const { data, ...paging } = usePagination<TopicListQuery, TopicList_user$key>(
    graphql`
      fragment TopicList_user on User
      @refetchable(queryName: "TopicListQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        followedThreads(first: $first, after: $after) @connection(key: "TopicList_followedThreads") {
          edges {
            node {
              id
              title
              path
              isFollowed
            }
          }
        }
      }
    `,
    user,
    'first',
  )
  const edges = data.followedThreads?.edges.slice(0, isWhole ? undefined : beginning) ?? []
  if (edges.length === 0) {
    return (
      <Empty icon={<BellRing size={28} />} heading="You don't follow any threads yet.">
        <p>Follow a thread in its menu to hear of new replies.</p>
      </Empty>
    )
  }
  return (
    <EditableList
      {...paging}
      isWhole={isWhole}
      link={{ to: urlFor.following('topics'), text: 'See all threads, and edit' }}
      more="More threads"
    >
      {(isEditing) => (
        <ul className={css.people}>
          {edges.map(({ node }) => (
            <li key={node.id} className={css.person}>
              <Topic thread={node} isEditing={isEditing} />
            </li>
          ))}
        </ul>
      )}
    </EditableList>
  )
}

type Followed = NonNullable<TopicList_user$data['followedThreads']>['edges'][number]['node']

function Topic({ thread, isEditing }: { thread: Followed; isEditing: boolean }) {
  const { follow } = useThreadChoice(thread.id)
  return (
    <>
      <SiteLink to={thread.path}>{thread.title ?? 'Removed thread'}</SiteLink>
      {isEditing && (
        <Button size="small" onClick={() => void follow(!thread.isFollowed)}>
          {thread.isFollowed ? 'Unfollow' : 'Follow'}
          <span className="visually-hidden"> {thread.title}</span>
        </Button>
      )}
    </>
  )
}
