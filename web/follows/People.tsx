import { graphql, useFragment } from 'react-relay'
import { Byline } from '../accounts/Byline.tsx'
import type { People_user$key } from './__generated__/People_user.graphql.ts'
import { FollowButton } from './FollowButton.tsx'
import css from './people.module.css'

/** Number of members in the beginning of a list. */
export const beginning = 5

/** Rows of members with a follow button each, which unfollows only if `unfollows` is true. */
export function People({
  users,
  unfollows,
}: {
  users: readonly (People_user$key & { readonly id: string })[]
  unfollows: boolean
}) {
  return (
    <ul className={css.people}>
      {users.map((user) => (
        <li key={user.id} className={css.person}>
          <Person user={user} unfollows={unfollows} />
        </li>
      ))}
    </ul>
  )
}

function Person({ unfollows, ...props }: { user: People_user$key; unfollows: boolean }) {
  const user = useFragment(
    graphql`
      fragment People_user on User {
        ...Byline_user
        ...FollowButton_user
      }
    `,
    props.user,
  )
  return (
    <>
      <Byline user={user} />
      <FollowButton user={user} unfollows={unfollows} />
    </>
  )
}
