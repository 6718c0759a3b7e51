import { UserCheck, UserPlus } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { useAuth } from '../accounts/Auth.tsx'
import { Button } from '../ui/Button.tsx'
import type { FollowButton_user$key } from './__generated__/FollowButton_user.graphql.ts'
import { useFollow } from './useFollow.ts'

/** Follow and Following (spec §4 Follow button). */
export function FollowButton(props: { user: FollowButton_user$key }) {
  const user = useFragment(
    graphql`
      fragment FollowButton_user on User {
        id
        username
        isFollowed
      }
    `,
    props.user,
  )
  const auth = useAuth()
  const [follow, isBusy] = useFollow()
  const Icon = user.isFollowed ? UserCheck : UserPlus
  return (
    <Button
      busy={isBusy}
      aria-pressed={user.isFollowed}
      onClick={() => auth.require('account', 'Create an account to follow this member.') && follow(user)}
    >
      <Icon size={18} aria-hidden="true" />
      {user.isFollowed ? 'Following' : 'Follow'}
    </Button>
  )
}
