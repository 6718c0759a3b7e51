import { Users } from 'lucide-react'
import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { usePagination } from '../relay/usePagination.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import layout from '../ui/theme/layout.module.css'
import type { FollowerList_user$key } from './__generated__/FollowerList_user.graphql.ts'
import type { FollowerListQuery } from './__generated__/FollowerListQuery.graphql.ts'
import { beginning, People } from './People.tsx'

/** Members who follow the viewer: the whole list, or its beginning with a link to it. */
export function FollowerList({ user, isWhole = false }: { user: FollowerList_user$key; isWhole?: boolean }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<FollowerListQuery, FollowerList_user$key>(
    graphql`
      fragment FollowerList_user on User
      @refetchable(queryName: "FollowerListQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        followers(first: $first, after: $after) @connection(key: "FollowerList_followers") {
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
  const edges = data.followers?.edges.slice(0, isWhole ? undefined : beginning) ?? []
  if (edges.length === 0) return <Empty icon={<Users size={28} />} heading="Nobody follows you yet." />
  return (
    <>
      <People users={edges.map(({ node }) => node)} unfollows={false} text="Follow back" />
      {!isWhole && <SiteLink to={urlFor.following('followers')}>See all</SiteLink>}
      {isWhole && hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(20)}>
          More members
        </Button>
      )}
    </>
  )
}
