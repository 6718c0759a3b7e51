import { beginningOf } from '../../../services/rules/writing/cut.ts'
import type { EditorialKind, SiteId } from '../../../events/kinds.ts'
import { uuidOf } from '../../../services/commands/frame/ids.ts'
import { sites } from '../../../services/commands/sites.ts'
import { wordsOfHtml } from '../../../services/foreign-markup.ts'
import { Permalink } from '../../../services/rules/routes/permalinks.ts'
import {
  importedMember,
  type Format,
  type Import,
  type ImportCommand,
  type ImportedMember,
} from '../format.ts'
import { articleCommands, freeSlug, type Article } from './article.ts'
import { ownFieldsIn, sectionsOfText } from './own-parts.ts'
import { readWxrFile, type Wxr, type WxrItem } from './wxr.ts'

const SOURCE = 'wordpress'

/** Kinds of items by the types of posts that these communities have in WordPress (spec §2 Content link building). */
const kinds: Readonly<Record<string, EditorialKind>> = {
  post: 'post',
  page: 'page',
  sponsored_article: 'sponsored',
  gallery: 'gallery',
  graphic: 'infographic',
  infographic: 'infographic',
  cas: 'hub',
}

/** States by those of WordPress; a text that was to be published only for some is a draft. */
const states: Readonly<Record<string, Article['state']>> = {
  publish: 'published',
  pending: 'submitted',
  draft: 'draft',
  future: 'scheduled',
  private: 'draft',
}

/** Types of posts that are parts of a site's design or history, not content. */
const internal = new Set([
  'attachment',
  'revision',
  'nav_menu_item',
  'custom_css',
  'customize_changeset',
  'wp_block',
  'wp_template',
  'wp_template_part',
  'wp_global_styles',
  'wp_navigation',
])

/** Path at which readers found an item; null for one with a query, as drafts have, and for that of a page of this system. */
function permalinkOf(link: string): string | null {
  const url = URL.parse(link)
  return url && !url.search ? (Permalink.safeParse(url.pathname).data ?? null) : null
}

/** Number under which an item was found; null for a text that is none. */
const numberIn = ({ id }: WxrItem): number | null => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null)

/** Title and description for search engines, of the plugin that these communities use. */
const seoOf = ({ meta }: WxrItem) => ({
  title: meta.get('_yoast_wpseo_title') || null,
  metadesc: meta.get('_yoast_wpseo_metadesc') || null,
  canonical: meta.get('_yoast_wpseo_canonical') || null,
  metakeywords: meta.get('_yoast_wpseo_metakeywords') || null,
})

/** True for an item that the network has: of a known type, and not in the bin. */
const isContent = ({ type, status }: WxrItem) => Object.hasOwn(kinds, type) && Object.hasOwn(states, status)

/** HTML of one line as text; a text without markup stays as it is. */
const plain = (html: string) => (/[<&]/.test(html) ? wordsOfHtml(html) : html)

interface Into {
  site: SiteId
  limit?: number
  /** Sites of the network by their prefixes, on which items can appear too. */
  sites?: ReadonlyMap<string, { id: SiteId }>
  /** Present time in ms: an item that was to be published before it is a draft. */
  now?: number
}

export function wordpressImport(
  { authors, categories, items }: Wxr,
  { site, limit = Infinity, sites: siblings = new Map(), now = Date.now() }: Into,
): Import {
  const content = items
    .filter(isContent)
    .slice(0, limit)
    .map((item) => ({ ...item, own: ownFieldsIn(item.meta) }))
  const firstAt = Math.min(...content.map(({ date, modified }) => date ?? modified ?? Infinity))
  const since = Number.isFinite(firstAt) ? firstAt : 0

  const writers = new Set(content.flatMap(({ creator, own }) => own?.authors ?? [creator]))
  const members = new Map<string, ImportedMember>()
  for (const { login, name } of authors)
    if (writers.has(login)) members.set(login, importedMember(SOURCE, login, name, since))

  const used = new Set(content.flatMap(({ categories }) => categories.map(({ slug }) => slug)))
  const first = categories
    .filter(({ slug }) => used.has(slug))
    .map(({ slug, name }): ImportCommand => ({
      kind: 'categories',
      key: site,
      at: since,
      actor: 'system',
      commandId: uuidOf(since, `${SOURCE} category ${slug}`),
      run: ({ dispatch }, intent) =>
        dispatch(
          sites,
          { name: 'addCategory', site, slug, label: name, hasPost: false, indexType: 'posts' },
          intent,
        ),
    }))
  const known = new Set(categories.map(({ slug }) => slug))

  let missing = 0
  function sectionsIn({ content }: WxrItem) {
    const { sections, missing: pictures } = sectionsOfText(content)
    missing += pictures.length
    return sections
  }

  /** Authors, and what only this network has. */
  function ownIn({ creator, own, link }: (typeof content)[number]) {
    const named = (own?.authors ?? [creator]).flatMap((login) => members.get(login)?.id ?? [])
    const { featuredMedia = null, afterErasure = 'team', crossPublished = [] } = own ?? {}
    return {
      authors: named,
      byline: named.length === 0 ? ('team' as const) : (own?.byline ?? 'authors'),
      afterErasure,
      permalink: own ? own.permalink : permalinkOf(link),
      featuredMedia,
      crossPublished: crossPublished
        .flatMap((prefix) => siblings.get(prefix)?.id ?? [])
        .filter((id) => id !== site),
    }
  }

  const taken = new Set<string>()
  const commands = content.flatMap((item) => {
    const title = item.title || 'Untitled'
    const at = item.date ?? item.modified ?? since
    const state = states[item.status]!
    const changedAt = item.modified ?? at
    return articleCommands(SOURCE, site, {
      key: item.own?.id ?? item.id,
      number: item.own ? item.own.number : numberIn(item),
      kind: kinds[item.type]!,
      at,
      changedAt: state === 'published' ? Math.max(at, changedAt) : changedAt,
      state: state === 'scheduled' && at <= now ? 'draft' : state,
      text: {
        ...ownIn(item),
        title: beginningOf(plain(title), 300),
        slug: freeSlug(item.slug || title, taken),
        excerpt: beginningOf(plain(item.excerpt), 500),
        sections: sectionsIn(item),
        seo: seoOf(item),
        categories: item.categories.map(({ slug }) => slug).filter((slug) => known.has(slug)),
        tags: item.tags.map(({ name }) => name),
        comments: item.commentStatus === 'closed' ? 'closed' : 'open',
      },
    })
  })

  const others = items.filter((item) => !isContent(item))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  return {
    members: [...members.values()],
    first,
    commands,
    total: first.length + commands.length,
    found: { items: items.length, articles: content.length },
    notes: [
      {
        done: 'left out' as const,
        count: others.filter(({ type }) => internal.has(type)).length,
        what: 'pictures, revisions, menus and other parts of the design',
      },
      {
        done: 'left out' as const,
        count: others.filter(({ type }) => !internal.has(type)).length,
        what: 'items of other types, or in the bin',
      },
      {
        done: 'left out' as const,
        count: missing,
        what: 'pictures in texts, whose files are not in the export',
      },
      {
        done: 'left out' as const,
        count: sum(content.map(({ comments }) => comments)),
        what: 'comments of readers, who have no account here',
      },
    ].filter(({ count }) => count > 0),
  }
}

/** Export of a WordPress site (Tools > Export), with its authors, categories and texts. */
export const wordpress: Format = {
  name: SOURCE,
  about: 'posts, pages and their authors, exported by WordPress (an XML file)',
  home: {
    prefix: 'articles',
    name: 'Articles',
    description: 'Articles of our authors.',
    accent: '#7a4b8c',
  },
  flags: [],
  async read(path, { limit, site, past: { sites } }) {
    return wordpressImport(await readWxrFile(path), { site, limit, sites })
  },
}
