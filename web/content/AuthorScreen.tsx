import { graphql } from 'react-relay'
import { redirect } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useApp } from '../frame/document/App.tsx'
import { loadPage, notFound, usePageVariables, type LoadArgs } from '../relay/page.ts'
import { useListPage } from '../relay/useListPage.ts'
import { breadcrumbs, PageHead } from '../frame/Head.tsx'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import layout from '../ui/theme/layout.module.css'
import type { AuthorScreenQuery } from './__generated__/AuthorScreenQuery.graphql.ts'
import { articleTypes, pageNumberOf } from './lists/archives.ts'
import css from './content.module.css'
import { FeedLinks } from '../frame/FeedLinks.tsx'
import { isBeyond, PAGE_SIZE, PostList } from './lists/PostList.tsx'

const query = graphql`
  query AuthorScreenQuery($slug: String!, $types: [AssocType!]!, $page: Int!, $first: Int!) {
    user(slug: $slug) {
      username
      slug
      avatar {
        thumb
      }
    }
    posts(author: $slug, types: $types, page: $page, first: $first) {
      totalCount
      ...PostList_posts
    }
  }
`

export function loader(args: LoadArgs) {
  const { slug = '' } = args.params
  const page = pageNumberOf({}, new URL(args.request.url).searchParams)
  if (page === null) throw notFound()
  return loadPage<AuthorScreenQuery>(
    args,
    query,
    { slug, types: articleTypes, page, first: PAGE_SIZE },
    ({ user, posts }) => {
      if (user && user.slug !== slug) throw redirect(urlFor.author(user.slug), 301)
      return user != null && posts.totalCount > 0 && !isBeyond(posts, page)
    },
  )
}

/** Screen of `/author/:slug`: what a member has published on this site, newest first. */
export function Component() {
  const { user, posts } = useListPage<AuthorScreenQuery>(query)
  const { page } = usePageVariables<AuthorScreenQuery>()
  const { site } = useShell()
  const { origin } = useApp()
  if (!user) return null
  const path = urlFor.author(user.slug)
  const title = `Articles by ${user.username}`
  return (
    <div className={`${layout.page} ${css.wide}`}>
      <PageHead
        title={page > 1 ? `${title}, page ${page}` : title}
        description={`What ${user.username} has written for ${site.name}.`}
        path={urlFor.listPage(path, page)}
        type="profile"
        things={[
          breadcrumbs(origin, [
            [site.name, urlFor.home()],
            [title, path],
          ]),
        ]}
      />
      <FeedLinks path={path} title={title} />
      <div className={css.person}>
        <Avatar name={user.username} src={user.avatar?.thumb} size="thumb" />
        <div>
          <h1>{title}</h1>
          <SiteLink to={urlFor.member(user.slug)}>Profile of {user.username}</SiteLink>
        </div>
      </div>
      <PostList
        posts={posts}
        page={page}
        hrefOf={(number) => urlFor.listPage(path, number)}
        none="No articles yet."
      />
    </div>
  )
}
