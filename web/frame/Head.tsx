import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { routeOf } from '../../services/rules/routes/routes.ts'
import { useApp } from './document/App.tsx'
import { scriptJson } from '../relay/replay.ts'
import type { Head_site$key } from './__generated__/Head_site.graphql.ts'
import { excerptOf } from '../ui/text/excerpt.ts'
import { useShell } from './shell.ts'

/** A schema.org object without `@context`. */
type Thing = { '@type': string } & Record<string, unknown>

const noindex = <meta name="robots" content="noindex" />

/** Returns the site's settings that the metadata of pages contains. */
function useSiteMeta() {
  const { site } = useShell()
  const meta: Head_site$key = site
  return useFragment(
    graphql`
      fragment Head_site on Site {
        defaultMeta {
          title
          description
        }
        logo
        settings {
          google_search_console_verification
          pwa_settings {
            theme_color
          }
        }
      }
    `,
    meta,
  )
}

/** True if the route table excludes the current page from search engines. */
function useIsUnlisted(): boolean {
  const { site } = useShell()
  const { pathname } = useLocation()
  return routeOf(pathname, site)?.route.robots === 'noindex'
}

/** Excludes the current page from search engines, even if its route does not. */
export const Unlisted = () => (useIsUnlisted() ? null : noindex)

/** Elements of the document's head that every page of a site contains. */
export function SiteHead() {
  const { site } = useShell()
  const isUnlisted = useIsUnlisted()
  const { settings, logo } = useSiteMeta()
  const verification = settings.google_search_console_verification
  return (
    <>
      {isUnlisted && noindex}
      <link rel="icon" href={logo ?? '/api/manifests/icon.svg'} />
      <link rel="manifest" href="/api/manifests/app.webmanifest" />
      <meta name="theme-color" content={settings.pwa_settings.theme_color ?? site.accent} />
      <meta property="og:site_name" content={site.name} />
      {verification && <meta name="google-site-verification" content={verification} />}
    </>
  )
}

/** Maximum length of a description for search engines, in characters. */
const MAX_DESCRIPTION_LENGTH = 160

/**
 * Metadata of a page for search engines and shared links, rendered once by each screen that visitors may read. The
 * canonical address is that of the page without its query, or `path`.
 */
export function PageHead(props: {
  /** Title of the page, to which the site's name is added; by default, the site's title. */
  title?: string
  /** Description of the page; by default, that of the site. */
  description?: string
  path?: string
  /** Canonical address, if the page originates at another address, such as on another site of the network. */
  canonical?: string | undefined
  type?: 'website' | 'article' | 'profile'
  /** True to exclude the page from search engines although its route is listed. */
  isHidden?: boolean
  /** Structured data of the page (schema.org), which members do not get, as search engines have no session. */
  things?: readonly Thing[]
}) {
  const { site, viewer } = useShell()
  const { origin } = useApp()
  const { pathname } = useLocation()
  const { defaultMeta } = useSiteMeta()
  const { path = pathname, type = 'website', things = [] } = props
  const isUnlisted = useIsUnlisted()
  const isHidden = isUnlisted || props.isHidden === true
  const title = props.title ?? defaultMeta.title
  const description = excerptOf(
    props.description || defaultMeta.description || site.name,
    MAX_DESCRIPTION_LENGTH,
  )
  const url = props.canonical ?? origin + path
  return (
    <>
      <title>{props.title ? `${props.title} · ${site.name}` : title}</title>
      <meta name="description" content={description} />
      {isHidden ? !isUnlisted && noindex : <link rel="canonical" href={url} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${origin}/preview-picture?of=${encodeURIComponent(path)}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {!isHidden && !viewer && things.length > 0 && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: scriptJson({ '@context': 'https://schema.org', '@graph': things }),
          }}
        />
      )}
    </>
  )
}

/** Breadcrumbs as structured data. `places` are the home page, the pages above this one, and this page. */
export const breadcrumbs = (
  origin: string,
  places: readonly (readonly [name: string, path: string])[],
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})
