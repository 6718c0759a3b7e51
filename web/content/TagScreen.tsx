import { graphql } from 'react-relay'
import { redirect } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { tagOf } from '../../services/rules/tags.ts'
import { useApp } from '../frame/document/App.tsx'
import { loadPage, notFound, usePageVariables, type LoadArgs } from '../relay/page.ts'
import { useListPage } from '../relay/useListPage.ts'
import { breadcrumbs, PageHead } from '../frame/Head.tsx'
import { loadShell, useShell } from '../frame/shell.ts'
import layout from '../ui/theme/layout.module.css'
import type { TagScreenQuery } from './__generated__/TagScreenQuery.graphql.ts'
import { articleTypes, pageNumberOf } from './lists/archives.ts'
import css from './content.module.css'
import { FeedLinks } from '../frame/FeedLinks.tsx'
import { isBeyond, PAGE_SIZE, PostList } from './lists/PostList.tsx'

const query = graphql`
  query TagScreenQuery($tag: String, $category: String, $types: [AssocType!]!, $page: Int!, $first: Int!) {
    site {
      id
      categories {
        slug
        name
      }
    }
    posts(tag: $tag, category: $category, types: $types, page: $page, first: $first) {
      totalCount
      ...PostList_posts
    }
  }
`

/** Loads the items with a tag, or those of a category whose index type is recipes (spec §2). */
export async function loader(args: LoadArgs) {
  const { slug = '' } = args.params
  const page = pageNumberOf({}, new URL(args.request.url).searchParams)
  if (page === null) throw notFound()
  const { site } = await loadShell(args)
  const isIndex = site.categories.some((one) => one.slug === slug && one.indexType === 'recipes')
  const tag = tagOf(slug)
  if (!isIndex && tag !== slug) throw tag ? redirect(urlFor.tag(tag), 301) : notFound()
  return loadPage<TagScreenQuery>(
    args,
    query,
    {
      tag: isIndex ? null : tag,
      category: isIndex ? slug : null,
      types: [...articleTypes, 'CAS'],
      page,
      first: PAGE_SIZE,
    },
    ({ posts }) => (isIndex || posts.totalCount > 0) && !isBeyond(posts, page),
  )
}

/** Screen of `/tag/:slug`: published items with a tag, newest first. */
export function Component() {
  const data = useListPage<TagScreenQuery>(query)
  const { tag, category, page } = usePageVariables<TagScreenQuery>()
  const { site } = useShell()
  const { origin } = useApp()
  const slug = tag ?? category ?? ''
  const path = urlFor.tag(slug)
  const title = tag
    ? `Articles tagged ${tag}`
    : (data.site.categories.find((one) => one.slug === category)?.name ?? slug)
  return (
    <div className={`${layout.page} ${css.wide}`}>
      <PageHead
        title={page > 1 ? `${title}, page ${page}` : title}
        description={`${title} on ${site.name}.`}
        path={urlFor.listPage(path, page)}
        isHidden={data.posts.totalCount === 0}
        things={[
          breadcrumbs(origin, [
            [site.name, urlFor.home()],
            [title, path],
          ]),
        ]}
      />
      {tag && <FeedLinks path={path} title={title} />}
      <h1>{title}</h1>
      <PostList
        posts={data.posts}
        page={page}
        hrefOf={(number) => urlFor.listPage(path, number)}
        none="Nothing here yet."
      />
    </div>
  )
}
