import { UserCheck, UserMinus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useAuth } from '../accounts/auth/Auth.tsx'
import { Button } from '../ui/Button.tsx'
import type { FollowButton_user$key } from './__generated__/FollowButton_user.graphql.ts'
import css from './follow-button.module.css'
import { useFollow } from './useFollow.ts'

const looks = {
  Follow: UserPlus,
  Following: UserCheck,
  Unfollow: UserMinus,
} as const

/**
 * Follow button; its label Following changes to Unfollow while hovered or focused (spec §4 Follow button). In a
 * list, `unfollows` is false while the list is not edited: then it does nothing; and true while it is: it says Unfollow.
 */
export function FollowButton(props: {
  user: FollowButton_user$key
  unfollows?: boolean
  /** Words instead of Follow for a member who is not followed yet. */
  text?: string
}) {
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
  const [isNear, setNear] = useState(false)
  const isFixed = user.isFollowed && props.unfollows === false
  const text = user.isFollowed
    ? (isNear || props.unfollows) && !isFixed
      ? 'Unfollow'
      : 'Following'
    : 'Follow'
  const Icon = looks[text]
  return (
    <Button
      size={props.unfollows === undefined ? 'medium' : 'small'}
      busy={isBusy}
      aria-disabled={isFixed || undefined}
      onPointerEnter={({ pointerType }) => setNear(pointerType === 'mouse')}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={() => setNear(false)}
      onClick={() => {
        if (isFixed) return
        if (!auth.require('account', 'follow', 'Create an account to follow this member.')) return
        // After a click, the label shows the new state until the pointer or focus leaves the button and returns.
        setNear(false)
        follow(user)
      }}
    >
      <Icon size={18} aria-hidden="true" />
      {user.isFollowed ? (
        <span className={css.texts}>
          {(['Following', 'Unfollow'] as const).map((one) => (
            <span key={one} className={one === text ? '' : css.hidden}>
              {one}
            </span>
          ))}
        </span>
      ) : (
        (props.text ?? text)
      )}
      {props.unfollows !== undefined && <span className="visually-hidden"> {user.username}</span>}
    </Button>
  )
}
