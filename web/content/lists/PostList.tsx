import { Newspaper } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Empty } from '../../ui/Empty.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import type { PostList_posts$key } from './__generated__/PostList_posts.graphql.ts'
import css from '../content.module.css'
import { PostCard } from './PostCard.tsx'

/** Items on a page of a list. */
export const PAGE_SIZE = 20

/** Cards whose pictures may be in the first screenful. */
const FIRST = 3

export const isBeyond = ({ totalCount }: { totalCount: number }, page: number): boolean =>
  page > 1 && (page - 1) * PAGE_SIZE >= totalCount

/** A page of a list of published items, with links to the other pages. */
export function PostList(props: {
  posts: PostList_posts$key
  page: number
  /** Path of a page of the list. */
  hrefOf(page: number): string
  /** Text for a list without items. */
  none: string
}) {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment PostList_posts on PostConnection {
        totalCount
        edges {
          node {
            id
            ...PostCard_post
          }
        }
      }
    `,
    props.posts,
  )
  if (edges.length === 0) return <Empty icon={<Newspaper size={28} />} heading={props.none} />
  return (
    <>
      <ul className={css.cards}>
        {edges.map(({ node }, index) => (
          <li key={node.id}>
            <PostCard post={node} level={2} isFirst={index < FIRST} />
          </li>
        ))}
      </ul>
      <Pagination page={props.page} pages={Math.ceil(totalCount / PAGE_SIZE)} href={props.hrefOf} />
    </>
  )
}
