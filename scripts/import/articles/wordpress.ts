import type { EditorialKind, SiteId } from '../../../events/kinds.ts'
import { uuidOf } from '../../../services/commands/frame/ids.ts'
import { sites } from '../../../services/commands/sites.ts'
import { sectionsOfHtml, wordsOfHtml } from '../../../services/foreign-html.ts'
import { Permalink } from '../../../services/rules/routes/permalinks.ts'
import {
  importedMember,
  type Format,
  type Import,
  type ImportCommand,
  type ImportedMember,
} from '../format.ts'
import { articleCommands, byTeam, freeSlug, type Article } from './article.ts'
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

/** States by those of WordPress; a text that was to be published later, or only for some, is a draft. */
const states: Readonly<Record<string, Article['state']>> = {
  publish: 'published',
  pending: 'submitted',
  draft: 'draft',
  future: 'draft',
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
function permalinkOf({ link }: WxrItem): string | null {
  const url = URL.parse(link)
  return url && !url.search ? (Permalink.safeParse(url.pathname).data ?? null) : null
}

/** Title and description for search engines, of the plugin that these communities use. */
const seoOf = ({ meta }: WxrItem) => ({
  title: meta.get('_yoast_wpseo_title') || null,
  metadesc: meta.get('_yoast_wpseo_metadesc') || null,
  canonical: meta.get('_yoast_wpseo_canonical') || null,
  metakeywords: meta.get('_yoast_wpseo_metakeywords') || null,
})

export function wordpressImport({ authors, categories, items }: Wxr, site: SiteId, limit = Infinity): Import {
  const isContent = ({ type, status }: WxrItem) => Object.hasOwn(kinds, type) && Object.hasOwn(states, status)
  const content = items.filter(isContent).slice(0, limit)
  const firstAt = Math.min(...content.map(({ date, modified }) => date ?? modified ?? Infinity))
  const since = Number.isFinite(firstAt) ? firstAt : 0

  const members = new Map<string, ImportedMember>()
  for (const { login, name } of authors)
    if (content.some(({ creator }) => creator === login))
      members.set(login, importedMember(SOURCE, login, name, since))

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
    const { sections, missing: pictures } = sectionsOfHtml(content)
    missing += pictures.length
    return sections
  }

  const taken = new Set<string>()
  const commands = content.flatMap((item) => {
    const member = members.get(item.creator)
    const title = item.title || 'Untitled'
    return articleCommands(SOURCE, site, {
      key: item.id,
      kind: kinds[item.type]!,
      at: item.date ?? item.modified ?? since,
      state: states[item.status]!,
      text: {
        ...(member ? { authors: [member.id] } : byTeam),
        title: wordsOfHtml(title).slice(0, 300),
        slug: freeSlug(item.slug || title, taken),
        permalink: permalinkOf(item),
        excerpt: wordsOfHtml(item.excerpt).slice(0, 500),
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
  async read(path, { limit, site }) {
    return wordpressImport(await readWxrFile(path), site, limit)
  },
}
