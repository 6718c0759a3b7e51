import { graphql, useFragment } from 'react-relay'
import { counted } from '../ui/text/counted.ts'
import type { FollowCounts_user$key } from './__generated__/FollowCounts_user.graphql.ts'

/** How many follow a member, and how many the member follows. */
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
