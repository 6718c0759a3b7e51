import { graphql, useFragment } from 'react-relay'
import { counted } from '../ui/text/counted.ts'
import type { FollowCounts_user$key } from './__generated__/FollowCounts_user.graphql.ts'

/** Numbers of followers and of followed members. */
export function FollowCounts(props: { user: FollowCounts_user$key }) {
  const { followerCount, followingCount } = useFragment(
    graphql`
      fragment FollowCounts_user on User {
        followerCount
        followingCount
      }
    `,
    props.user,
  )
  return (
    <p>
      {counted(followerCount, 'follower')} · {followingCount} following
    </p>
  )
}
