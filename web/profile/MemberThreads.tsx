import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import forums from '../forums/forums.module.css'
import { ThreadTeaser } from '../forums/ThreadTeaser.tsx'
import type { MemberThreads_user$key } from './__generated__/MemberThreads_user.graphql.ts'
import css from './member.module.css'

/** A member's newest threads on this site; shows `children` if there are none. */
export function MemberThreads({ children, ...props }: { user: MemberThreads_user$key; children: ReactNode }) {
  const { threads } = useFragment(
    graphql`
      fragment MemberThreads_user on User {
        threads(first: 10) {
          edges {
            node {
              id
              ...ThreadTeaser_thread
            }
          }
        }
      }
    `,
    props.user,
  )
  if (threads.edges.length === 0) return <p className={css.none}>{children}</p>
  return (
    <ul className={forums.list}>
      {threads.edges.map(({ node }) => (
        <li key={node.id}>
          <ThreadTeaser thread={node} level={3} />
        </li>
      ))}
    </ul>
  )
}
