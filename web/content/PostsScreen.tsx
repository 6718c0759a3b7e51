import { graphql } from 'react-relay'
import { useLocation } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useApp } from '../frame/document/App.tsx'
import { loadPage, notFound, usePageVariables, type LoadArgs } from '../relay/page.ts'
import { useListPage } from '../relay/useListPage.ts'
import { breadcrumbs, PageHead } from '../frame/Head.tsx'
import { useShell } from '../frame/shell.ts'
import layout from '../ui/theme/layout.module.css'
import type { PostsScreenQuery } from './__generated__/PostsScreenQuery.graphql.ts'
import { archiveAt, pageNumberOf } from './lists/archives.ts'
import css from './content.module.css'
import { isBeyond, PAGE_SIZE, PostList } from './lists/PostList.tsx'

const query = graphql`
  query PostsScreenQuery($types: [AssocType!]!, $page: Int!, $first: Int!) {
    posts(types: $types, page: $page, first: $first) {
      totalCount
      ...PostList_posts
    }
  }
`

export function loader(args: LoadArgs) {
  const { pathname, searchParams } = new URL(args.request.url)
  const page = pageNumberOf(args.params, searchParams)
  if (page === null) throw notFound()
  const { types } = archiveAt(pathname)
  return loadPage<PostsScreenQuery>(
    args,
    query,
    { types, page, first: PAGE_SIZE },
    ({ posts }) => !isBeyond(posts, page),
  )
}

/** Screen of `/page/:pageNumber`, `/images`, `/sponsored` and `/featured`: published items of some types, newest first. */
export function Component() {
  const { posts } = useListPage<PostsScreenQuery>(query)
  const { page } = usePageVariables<PostsScreenQuery>()
  const { site } = useShell()
  const { origin } = useApp()
  const { title, description, none, pathOf } = archiveAt(useLocation().pathname)
  return (
    <div className={`${layout.page} ${css.wide}`}>
      <PageHead
        title={page > 1 ? `${title}, page ${page}` : title}
        description={`${description} of ${site.name}.`}
        path={pathOf(page)}
        isHidden={posts.totalCount === 0}
        things={[
          breadcrumbs(origin, [
            [site.name, urlFor.home()],
            [title, pathOf(1)],
          ]),
        ]}
      />
      <h1>{title}</h1>
      <PostList posts={posts} page={page} hrefOf={pathOf} none={none} />
    </div>
  )
}
