import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useApp } from '../frame/document/App.tsx'
import { loadPage, usePageVariables, type LoadArgs } from '../relay/page.ts'
import { useListPage } from '../relay/useListPage.ts'
import { breadcrumbs, PageHead } from '../frame/Head.tsx'
import { useShell } from '../frame/shell.ts'
import layout from '../ui/theme/layout.module.css'
import type { CollectionPageQuery } from './__generated__/CollectionPageQuery.graphql.ts'
import { articleTypes } from './lists/archives.ts'
import css from './content.module.css'
import { isBeyond, PAGE_SIZE, PostList } from './lists/PostList.tsx'

const query = graphql`
  query CollectionPageQuery($category: String!, $types: [AssocType!]!, $page: Int!, $first: Int!) {
    site {
      id
      categories {
        slug
        name
      }
    }
    posts(category: $category, types: $types, page: $page, first: $first) {
      totalCount
      ...PostList_posts
    }
  }
`

export const loadCollection = (args: LoadArgs, category: string, page: number) =>
  loadPage<CollectionPageQuery>(
    args,
    query,
    { category, types: [...articleTypes, 'CAS'], page, first: PAGE_SIZE },
    ({ posts }) => !isBeyond(posts, page),
  )

const pathOf = (category: string, page: number) =>
  page > 1 ? `${urlFor.collection(category)}/${page}` : urlFor.collection(category)

/** The published items in a category that has no post of its own (spec §2). */
export function CollectionPage() {
  const data = useListPage<CollectionPageQuery>(query)
  const { category, page } = usePageVariables<CollectionPageQuery>()
  const { site } = useShell()
  const { origin } = useApp()
  const name = data.site.categories.find(({ slug }) => slug === category)?.name ?? category
  return (
    <div className={`${layout.page} ${css.wide}`}>
      <PageHead
        title={page > 1 ? `${name}, page ${page}` : name}
        description={`${name}: articles of ${site.name}.`}
        path={pathOf(category, page)}
        isHidden={data.posts.totalCount === 0}
        things={[
          breadcrumbs(origin, [
            [site.name, urlFor.home()],
            [name, pathOf(category, 1)],
          ]),
        ]}
      />
      <h1>{name}</h1>
      <PostList
        posts={data.posts}
        page={page}
        hrefOf={(number) => pathOf(category, number)}
        none="No articles here yet."
      />
    </div>
  )
}
