import { ArrowLeft, MessagesSquare, SquarePen } from 'lucide-react'
import { graphql } from 'react-relay'
import { redirect, useSearchParams } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useApp } from '../frame/document/App.tsx'
import { loadPage, type LoadArgs } from '../relay/page.ts'
import { useListPage } from '../relay/useListPage.ts'
import { FeedLinks } from '../frame/FeedLinks.tsx'
import { breadcrumbs, PageHead } from '../frame/Head.tsx'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { buttonClass } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import type { ForumsScreenQuery } from './__generated__/ForumsScreenQuery.graphql.ts'
import { Filters } from './Filters.tsx'
import css from './forums.module.css'
import { askedIn, pathFor, variablesOf } from './lists.ts'
import { ThreadList } from './ThreadList.tsx'

const query = graphql`
  query ForumsScreenQuery(
    $sort: ThreadSort!
    $isUnanswered: Boolean!
    $category: String
    $tag: String
    $hasPinned: Boolean!
    $after: String
    $first: Int = 20
  ) {
    site {
      categories {
        slug
        name
      }
    }
    ...ThreadList_query
      @arguments(
        sort: $sort
        isUnanswered: $isUnanswered
        category: $category
        tag: $tag
        hasPinned: $hasPinned
        after: $after
        first: $first
      )
  }
`

/** Loads a list; other spellings of a tag lead to the one that is stored, as visitors share the pages. */
export const loader = (args: LoadArgs) => {
  const { searchParams } = new URL(args.request.url)
  const asked = askedIn(searchParams)
  if ((searchParams.get('tag') ?? '') !== asked.tag) throw redirect(pathFor(asked, { after: asked.after }))
  return loadPage<ForumsScreenQuery>(args, query, variablesOf(asked))
}

/** Screen of `/forums`: a site's threads, or those in a category or with a tag. */
export function Component() {
  const data = useListPage<ForumsScreenQuery>(query)
  const { site } = useShell()
  const { origin } = useApp()
  const asked = askedIn(useSearchParams()[0])
  const { categories } = data.site
  const category = asked.tag ? undefined : categories.find(({ slug }) => slug === asked.category)
  const group = asked.tag ? `Threads tagged ${asked.tag}` : category?.name
  const path = pathFor(asked, { sort: '', isUnanswered: false })
  return (
    <div className={layout.page}>
      <FeedLinks path={urlFor.forums()} title={`${site.name}: Forums`} />
      <PageHead
        title={group ?? 'Forums'}
        description={`${group ? `${group}: questions` : 'Questions'}, answers and experiences from members of ${site.name}.`}
        path={path}
        things={[
          breadcrumbs(origin, [
            [site.name, urlFor.home()],
            ['Forums', urlFor.forums()],
            ...(group ? [[group, path] as const] : []),
          ]),
        ]}
      />
      {group && (
        <SiteLink to={urlFor.forums()} className={layout.back}>
          <ArrowLeft size={18} aria-hidden="true" /> Forums
        </SiteLink>
      )}
      <div className={layout.head}>
        <h1 className={css.title}>{group ?? 'Forums'}</h1>
        <SiteLink to={urlFor.createThread(category?.slug)} className={buttonClass({ look: 'primary' })}>
          <SquarePen size={18} aria-hidden="true" />
          Start a thread
        </SiteLink>
      </div>
      <Filters asked={asked} categories={categories} />
      <ThreadList
        key={pathFor(asked)}
        query={data}
        moreAt={(after) => pathFor(asked, { after })}
        empty={{
          icon: <MessagesSquare size={28} />,
          heading: asked.isUnanswered
            ? 'Every thread here has an answer.'
            : 'No threads yet. Start the first one.',
        }}
      />
    </div>
  )
}
