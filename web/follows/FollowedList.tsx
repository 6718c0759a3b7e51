import { UserPlus } from 'lucide-react'
import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { usePagination } from '../relay/usePagination.ts'
import { Empty } from '../ui/Empty.tsx'
import type { FollowedList_user$key } from './__generated__/FollowedList_user.graphql.ts'
import type { FollowedListQuery } from './__generated__/FollowedListQuery.graphql.ts'
import { EditableList } from './EditableList.tsx'
import { beginning, People } from './People.tsx'

/** Members whom the viewer follows. The whole list can be edited; its beginning has a link to it. */
export function FollowedList({ user, isWhole = false }: { user: FollowedList_user$key; isWhole?: boolean }) {
  const { data, ...paging } = usePagination<FollowedListQuery, FollowedList_user$key>(
    graphql`
      fragment FollowedList_user on User
      @refetchable(queryName: "FollowedListQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        following(first: $first, after: $after) @connection(key: "FollowedList_following") {
          edges {
            node {
              id
              ...People_user
            }
          }
        }
      }
    `,
    user,
    'first',
  )
  const edges = data.following?.edges.slice(0, isWhole ? undefined : beginning) ?? []
  if (edges.length === 0) {
    return (
      <Empty icon={<UserPlus size={28} />} heading="You don't follow anyone yet.">
        <p>Follow members on their profile, or on a card that opens over their name.</p>
      </Empty>
    )
  }
  return (
    <EditableList
      {...paging}
      isWhole={isWhole}
      link={{ to: urlFor.following('members'), text: 'See all, and edit' }}
      more="More members"
    >
      {(isEditing) => <People users={edges.map(({ node }) => node)} unfollows={isEditing} />}
    </EditableList>
  )
}
