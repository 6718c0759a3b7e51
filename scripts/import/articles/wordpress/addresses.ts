import type { EditorialKind, SiteId } from '../../../../events/kinds.ts'
import { uuidOf } from '../../../../services/commands/frame/ids.ts'
import { sites } from '../../../../services/commands/sites.ts'
import { pageOf } from '../../../../services/rules/routes/links.ts'
import { plainPath } from '../../../../services/rules/routes/paths.ts'
import { Permalink } from '../../../../services/rules/routes/permalinks.ts'
import { MAX_REDIRECTS, Redirect } from '../../../../services/rules/routes/redirect-list.ts'
import { routeOf } from '../../../../services/rules/routes/routes.ts'
import type { ImportCommand } from '../../format.ts'
import type { Notes } from '../../notes.ts'
import type { SiteContents } from '../../past.ts'
import type { WxrItem } from '../wxr.ts'

/** Text of an address in percent code, as WordPress keeps names in other scripts; broken code stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Path at which readers found an item, in its plain form; null for one with a query, as drafts have, and the home page. */
function oldPath({ link }: WxrItem): string | null {
  const url = URL.parse(link, 'https://old.invalid')
  const path = url && !url.search ? plainPath(url.pathname) : '/'
  return path === '/' ? null : path
}

/** True for a path at which the network has a page of its own. */
const isSystemPath = (path: string) => {
  const match = routeOf(path, { categories: null })
  return match !== null && !('permalink' in match.params)
}

/** Gives items the addresses that they had, as permalinks, or as redirects to new ones. */
export function openOldAddresses(
  { permalinks, redirects }: SiteContents,
  isCategory: (slug: string) => boolean,
  notes: Notes,
) {
  const owners = new Map(permalinks)
  const list = new Map<string, { redirect: string; title: string }>()

  function addRedirect(path: string, redirect: string, title: string) {
    const { data } = Redirect.safeParse({ path, redirect })
    if (data?.path === plainPath(redirect)) return
    if (!data || isSystemPath(data.path) || isCategory(data.path.slice(1)))
      notes.add(
        'left out',
        'old addresses that the network has a page at, or cannot redirect',
        `${title}: ${path}`,
      )
    else if (!list.has(data.path)) {
      list.set(data.path, { redirect, title })
      notes.add('replaced', 'old addresses, which redirect to new ones', `${title}: ${path} to ${redirect}`)
    }
  }

  return {
    permalinkOf(item: WxrItem, post: string): string | null {
      const permalink = Permalink.safeParse(oldPath(item) ?? '').data ?? null
      if (permalink === null || (owners.get(permalink) ?? post) !== post) return null
      owners.set(permalink, post)
      return permalink
    },
    /** Redirects the address of a public item, and those of its earlier slugs, to its present one. */
    redirect(
      item: WxrItem,
      {
        kind,
        slug,
        permalink,
        title,
      }: { kind: EditorialKind; slug: string; permalink: string | null; title: string },
    ) {
      const path = oldPath(item)
      if (path === null) return
      const to = permalink === null ? decoded(pageOf(kind, slug)) : `/${permalink}`
      if (permalink === null) addRedirect(path, to, title)
      for (const earlier of item.meta.get('_wp_old_slug') ?? [])
        if (earlier !== '') addRedirect(path.replace(/[^/]*$/, decoded(earlier)), to, title)
    },
    commands(site: SiteId, at: number): ImportCommand[] {
      const freeAddresses = [...list].filter(([path]) => !redirects.has(path) && !owners.has(path.slice(1)))
      for (const [path, { title }] of freeAddresses.slice(Math.max(0, MAX_REDIRECTS - redirects.size)))
        notes.add(
          'left out',
          `redirects after the ${MAX_REDIRECTS} that a site can have`,
          `${title}: ${path}`,
        )
      return freeAddresses
        .slice(0, Math.max(0, MAX_REDIRECTS - redirects.size))
        .map(([path, { redirect }]) => ({
          kind: 'redirects',
          key: site,
          at,
          actor: 'system',
          commandId: uuidOf(at, `wordpress redirect ${site} ${path}`),
          run: ({ dispatch }, intent) =>
            dispatch(sites, { name: 'addSiteRedirect', site, path, redirect }, intent),
        }))
    },
  }
}

export type Addresses = ReturnType<typeof openOldAddresses>
