import { MessagesSquare, SquarePen } from 'lucide-react'
import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useApp } from '../frame/document/App.tsx'
import { Links } from '../disorders/Links.tsx'
import { ThreadTeaser } from '../forums/ThreadTeaser.tsx'
import forums from '../forums/forums.module.css'
import { Teasers } from '../recommendations/Teasers.tsx'
import { loadPage, type LoadArgs } from '../relay/page.ts'
import { useListPage } from '../relay/useListPage.ts'
import { breadcrumbs, PageHead } from '../frame/Head.tsx'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { useIsOpen } from '../frame/open/useIsOpen.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import layout from '../ui/theme/layout.module.css'
import type { CommunityScreenQuery } from './__generated__/CommunityScreenQuery.graphql.ts'

const query = graphql`
  query CommunityScreenQuery {
    userRecommendations(limit: 4, cacheKey: "community") {
      id
      ...Teasers_results
    }
    threads(first: 9) {
      edges {
        node {
          id
          ...ThreadTeaser_thread
        }
      }
    }
    featuredDisorders {
      name
      path
    }
  }
`

const MAX_LATEST = 5

export const loader = (args: LoadArgs) => loadPage<CommunityScreenQuery>(args, query, {})

/** Screen of `/community`: recommendations, latest discussions and conditions of a site in one place. */
export function Component() {
  const { userRecommendations, threads, featuredDisorders } = useListPage<CommunityScreenQuery>(query)
  const { site, viewer } = useShell()
  const { origin } = useApp()
  const isOpen = useIsOpen()
  const hasForums = isOpen(urlFor.forums())
  const recommended = new Set(userRecommendations.map(({ id }) => id))
  const latest = threads.edges.filter(({ node }) => !recommended.has(node.id)).slice(0, MAX_LATEST)
  return (
    <div className={layout.page}>
      <PageHead
        title="Community"
        description={`Discussions and conditions in ${site.name}.`}
        things={[
          breadcrumbs(origin, [
            [site.name, urlFor.home()],
            ['Community', urlFor.community()],
          ]),
        ]}
      />
      <div className={layout.head}>
        <h1>Community</h1>
        {isOpen(urlFor.createThread()) && (
          <SiteLink to={urlFor.createThread()} className={buttonClass({ look: 'primary' })}>
            <SquarePen size={18} aria-hidden="true" />
            Start a thread
          </SiteLink>
        )}
      </div>
      {userRecommendations.length > 0 && (
        <section aria-labelledby="recommended">
          <h2 id="recommended">{viewer ? 'Recommended for you' : 'Popular in the community'}</h2>
          <Teasers results={userRecommendations} />
        </section>
      )}
      {hasForums && latest.length > 0 && (
        <section aria-labelledby="latest">
          <h2 id="latest">Latest discussions</h2>
          <ul className={forums.list}>
            {latest.map(({ node }) => (
              <li key={node.id}>
                <ThreadTeaser thread={node} level={3} />
              </li>
            ))}
          </ul>
          <SiteLink to={urlFor.forums()}>All threads</SiteLink>
        </section>
      )}
      {hasForums && threads.edges.length === 0 && (
        <Empty icon={<MessagesSquare size={28} />} heading="No threads yet. Start the first one." />
      )}
      {featuredDisorders.length > 0 && (
        <section aria-labelledby="conditions" className={layout.stack}>
          <h2 id="conditions">Conditions</h2>
          <Links links={featuredDisorders} />
        </section>
      )}
      {!hasForums && userRecommendations.length === 0 && featuredDisorders.length === 0 && (
        <Empty icon={<MessagesSquare size={28} />} heading="Nothing here yet. Come back soon." />
      )}
    </div>
  )
}
