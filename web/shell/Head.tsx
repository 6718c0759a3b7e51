import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { routeOf } from '../../services/rules/routes/routes.ts'
import { useApp } from '../App.tsx'
import { scriptJson } from '../relay/replay.ts'
import type { Head_site$key } from './__generated__/Head_site.graphql.ts'
import { excerptOf } from '../ui/text/excerpt.ts'
import { iconOf } from './icon.ts'
import { useShell } from './shell.ts'

/** A thing as schema.org describes it, without its context. */
export type Thing = { '@type': string } & Record<string, unknown>

const noindex = <meta name="robots" content="noindex" />

/** What the settings of the site say about the heads of its pages. */
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
        og_image_default
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

/** Whether the table of routes keeps this page from search engines. */
function useIsUnlisted(): boolean {
  const { site } = useShell()
  const { pathname } = useLocation()
  return routeOf(pathname, site)?.route.robots === 'noindex'
}

/** Keeps what stands in a screen's place from search engines, whatever its route says. */
export const Unlisted = () => (useIsUnlisted() ? null : noindex)

/** What every page of a site has in its head. */
export function SiteHead() {
  const { site } = useShell()
  const isUnlisted = useIsUnlisted()
  const { settings, logo } = useSiteMeta()
  const verification = settings.google_search_console_verification
  return (
    <>
      {isUnlisted && noindex}
      <link rel="icon" href={logo ?? iconOf(site)} />
      <link rel="manifest" href="/api/manifests/app.webmanifest" />
      <meta name="theme-color" content={settings.pwa_settings.theme_color ?? site.accent} />
      <meta property="og:site_name" content={site.name} />
      {verification && <meta name="google-site-verification" content={verification} />}
    </>
  )
}

/** The most characters of a description that search engines show. */
const LONGEST_DESCRIPTION = 160

/**
 * What search engines and shared links show of a page: one for each screen that visitors may read. The canonical
 * address is the page's own without its query, unless `path` says another.
 */
export function PageHead(props: {
  /** Of the page alone; the site's name is added. The site's own where it is not given. */
  title?: string
  /** What the page is about; the site's own where it is not given. */
  description?: string
  path?: string
  type?: 'website' | 'article' | 'profile'
  /** To be kept from search engines, though its route is not. */
  isHidden?: boolean
  /** What the page is, for machines (schema.org). */
  things?: readonly Thing[]
}) {
  const { site } = useShell()
  const { origin } = useApp()
  const { pathname } = useLocation()
  const { defaultMeta, og_image_default: image } = useSiteMeta()
  const { path = pathname, type = 'website', things = [] } = props
  const isUnlisted = useIsUnlisted()
  const isHidden = isUnlisted || props.isHidden === true
  const title = props.title ?? defaultMeta.title
  const description = excerptOf(
    props.description || defaultMeta.description || site.name,
    LONGEST_DESCRIPTION,
  )
  const url = origin + path
  return (
    <>
      <title>{props.title ? `${props.title} · ${site.name}` : title}</title>
      <meta name="description" content={description} />
      {isHidden ? !isUnlisted && noindex : <link rel="canonical" href={url} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={new URL(image, origin).href} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {!isHidden && things.length > 0 && (
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

/** Where a page stands: the pages above it, the site's home first, and itself. Paths of the site. */
export const breadcrumbs = (origin: string, places: readonly [name: string, path: string][]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})
