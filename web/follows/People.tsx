import { graphql, useFragment } from 'react-relay'
import { Byline } from '../members/Byline.tsx'
import type { People_user$key } from './__generated__/People_user.graphql.ts'
import { FollowButton } from './FollowButton.tsx'
import css from './people.module.css'

/** Number of members in the beginning of a list. */
export const beginning = 5

interface PeopleProps {
  users: readonly (People_user$key & { readonly id: string })[]
  unfollows: boolean
  /** Words of the buttons that follow, if not Follow. */
  text?: string
}

/** Rows of members with a follow button each, which unfollows only if `unfollows` is true. */
export function People({ users, ...button }: PeopleProps) {
  return (
    <ul className={css.people}>
      {users.map((user) => (
        <li key={user.id} className={css.person}>
          <Person user={user} {...button} />
        </li>
      ))}
    </ul>
  )
}

function Person({ user: key, ...button }: Omit<PeopleProps, 'users'> & { user: People_user$key }) {
  const user = useFragment(
    graphql`
      fragment People_user on User {
        ...Byline_user
        ...FollowButton_user
      }
    `,
    key,
  )
  return (
    <>
      <Byline user={user} />
      <FollowButton user={user} {...button} />
    </>
  )
}
