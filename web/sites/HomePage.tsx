import { MessagesSquare } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { coverSvg } from '../../services/rules/sites/cover.ts'
import { greetingName } from '../frame/words.ts'
import { useAuth } from '../accounts/auth/Auth.tsx'
import content from '../content/content.module.css'
import { PostCard } from '../content/lists/PostCard.tsx'
import { QuestionBox } from '../forums/QuestionBox.tsx'
import { ThreadTeaser } from '../forums/ThreadTeaser.tsx'
import { ContentRenderer } from '../sections/ContentRenderer.tsx'
import type { openingOf } from '../sections/cover.ts'
import { SisterSites } from './SisterSites.tsx'
import { useShell } from '../frame/shell.ts'
import { SidebarLayout } from '../frame/layout/SidebarLayout.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import forums from '../forums/forums.module.css'
import type { HomePage_query$key } from './__generated__/HomePage_query.graphql.ts'
import { ChildTeasers } from './ChildTeasers.tsx'
import css from './sites.module.css'

const fragment = graphql`
  fragment HomePage_query on Query {
    site {
      isHidden
      parentSite {
        prefix
        name
        host
      }
      childSites {
        prefix
        name
        host
      }
      siblingSites {
        prefix
        name
        host
      }
      ...ChildTeasers_site
    }
    posts(first: 3, types: [POST, SPONSORED_ARTICLE, GALLERY, GRAPHIC, CAS]) {
      edges {
        node {
          id
          ...PostCard_post
        }
      }
    }
    threads(first: 6) {
      edges {
        node {
          id
          ...ThreadTeaser_thread
        }
      }
    }
  }
`

/** A home page with fewer threads asks its readers what brings them here. */
const FEW_THREADS = 4

type Sections = Parameters<typeof ContentRenderer>[0]['sections']

interface HomePageProps {
  query: HomePage_query$key
  /** Picture beside the welcome, and the sections after it (`openingOf`). */
  cover: ReturnType<typeof openingOf>['cover']
  rest: Sections | null
}

/** The home page of the site with some sections, between the welcome and what is new. */
export function HomePage({ query, cover, rest }: HomePageProps) {
  const { posts, threads, site: own } = useFragment(fragment, query)
  const { site, viewer } = useShell()
  const auth = useAuth()
  const teasesChildren = site.features.includes('Child Site Teasers')
  // The home page links only to the parent and child sites; the footer lists all other sites.
  const sisters = [own.parentSite, ...(teasesChildren ? [] : own.childSites), ...own.siblingSites].filter(
    (sister) => sister != null,
  )
  const hasForums = site.features.includes('Forums')
  const isYoung = hasForums && threads.edges.length < FEW_THREADS
  return (
    <>
      {own.isHidden && (
        <aside aria-label="Hidden" className={css.preview}>
          <p>Only administrators see this community until you open it.</p>
          <SiteLink to={urlFor.site(site.prefix)}>Checklist and settings</SiteLink>
        </aside>
      )}
      <section className={css.hero}>
        <div className={css.heroInner}>
          <div className={css.heroText}>
            <h1>{viewer ? `Good to see you, ${greetingName(viewer)}` : site.name}</h1>
            <p className={css.description}>{site.description}</p>
            <div className={css.ways}>
              {!viewer && site.features.includes('Accounts') && (
                <Button look="primary" onClick={() => auth.open({ step: 'register', initiator: 'home' })}>
                  Join the community
                </Button>
              )}
              {hasForums && (
                <SiteLink
                  to={viewer ? urlFor.createThread() : urlFor.forums()}
                  className={buttonClass({ look: viewer ? 'primary' : 'secondary' })}
                >
                  {viewer ? 'Start a thread' : 'Read the forums'}
                </SiteLink>
              )}
            </div>
          </div>
          {cover ? (
            <img
              src={cover.url}
              alt={cover.alt}
              width={cover.width}
              height={cover.height}
              className={css.cover}
              fetchPriority="high"
            />
          ) : (
            <div
              aria-hidden="true"
              className={css.cover}
              dangerouslySetInnerHTML={{ __html: coverSvg(site) }}
            />
          )}
        </div>
      </section>
      {isYoung && <QuestionBox />}
      {rest !== null && <ContentRenderer sections={rest} />}
      {teasesChildren && <ChildTeasers site={own} />}
      <SidebarLayout
        sidebar={
          sisters.length > 0 && (
            <aside aria-labelledby="sisters">
              <h2 id="sisters">Sister communities</h2>
              <SisterSites sites={sisters} className={css.sisters} />
            </aside>
          )
        }
      >
        {posts.edges.length > 0 && (
          <section aria-labelledby="articles">
            <h2 id="articles">Latest articles</h2>
            <ul className={`${content.cards} ${css.articles}`}>
              {posts.edges.map(({ node }, index) => (
                <li key={node.id}>
                  <PostCard post={node} level={3} isFirst={index === 0} />
                </li>
              ))}
            </ul>
            <SiteLink to={urlFor.articles()}>All articles</SiteLink>
          </section>
        )}
        {hasForums && (
          <section aria-labelledby="active">
            <h2 id="active">Latest discussions</h2>
            {threads.edges.length === 0 ? (
              <Empty icon={<MessagesSquare size={28} />} heading="No threads yet. Start the first one." />
            ) : (
              <>
                <ul className={`${forums.list} ${css.threads}`}>
                  {threads.edges.map(({ node }) => (
                    <li key={node.id}>
                      <ThreadTeaser thread={node} level={3} />
                    </li>
                  ))}
                </ul>
                <SiteLink to={urlFor.forums()}>All threads</SiteLink>
              </>
            )}
          </section>
        )}
      </SidebarLayout>
    </>
  )
}
