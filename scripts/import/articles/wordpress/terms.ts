import type { SiteId } from '../../../../events/kinds.ts'
import { uuidOf } from '../../../../services/commands/frame/ids.ts'
import { sites } from '../../../../services/commands/sites.ts'
import { Category, MAX_CATEGORIES } from '../../../../services/rules/sites/categories.ts'
import { MAX_TAG_CHARS, tagOf } from '../../../../services/rules/tags.ts'
import { ADDRESS } from '../../../../services/rules/writing/address-form.ts'
import { addressOf } from '../../../../services/rules/writing/address.ts'
import { beginningOf } from '../../../../services/rules/writing/cut.ts'
import type { ImportCommand } from '../../format.ts'
import type { Notes } from '../../notes.ts'
import type { Wxr, WxrItem, WxrTerm } from '../wxr.ts'
import { decoded } from './addresses.ts'

const MAX_LABEL = 80
const MAX_ITEM_CATEGORIES = 10
const MAX_ITEM_TAGS = 20

/** Slug under which spellings of one category are the same: `Company News` and `company-news`. */
function plainSlug({ slug, name }: WxrTerm): string {
  const written = decoded(slug).normalize('NFC').toLowerCase()
  return ADDRESS.test(written) ? written : addressOf(written) || addressOf(name)
}

/** Categories and tags of items. Categories are added if the site does not have them, `taken`. */
export function openTerms(
  { categories }: Wxr,
  taken: ReadonlySet<string>,
  plain: (html: string) => string,
  notes: Notes,
) {
  const listed = new Map(categories.map((term) => [plainSlug(term), term]))
  const added = new Map<string, Category>()

  function categoryOf(term: WxrTerm): string | null {
    const key = plainSlug(term)
    const known = added.get(key)
    if (known) return known.slug
    const name = plain(listed.get(key)?.name || term.name).trim()
    const label = beginningOf(name || key, MAX_LABEL)
    const wanted = beginningOf(key, MAX_LABEL - 9).replace(/-+$/, '')
    const category = [wanted, `${wanted}-category`]
      .map((slug) => Category.safeParse({ slug, name: label, hasPost: false, indexType: 'posts' }).data)
      .find(Boolean)
    if (!category || (!taken.has(category.slug) && taken.size + added.size >= MAX_CATEGORIES)) return null
    if (label !== name) notes.add('cut', `names of categories after ${MAX_LABEL} signs`, name)
    if (category.slug !== key) notes.add('replaced', 'addresses of categories', `${key}: ${category.slug}`)
    if ((listed.get(key)?.parent ?? '') !== '')
      notes.add('left out', 'places of categories below others', `${label}, below ${listed.get(key)!.parent}`)
    added.set(key, category)
    return category.slug
  }

  return {
    ofItem({ terms }: WxrItem, title: string) {
      const inDomain = (domain: string) => terms.filter((term) => term.domain === domain)
      const own = inDomain('category').length > 0 ? inDomain('category') : inDomain('')
      const categories = own.flatMap((term) => {
        const slug = categoryOf(term)
        if (slug === null)
          notes.add('left out', 'categories that a site cannot have', `${title}: ${term.name}`)
        return slug ?? []
      })
      const tags = inDomain('post_tag').flatMap(({ name }) => {
        const tag = tagOf(plain(name))
        if (tag !== '' && tag.length <= MAX_TAG_CHARS) return tag
        notes.add('left out', `tags without letters, or with more than ${MAX_TAG_CHARS}`, `${title}: ${name}`)
        return []
      })
      for (const { domain, name } of terms)
        if (!['category', '', 'post_tag', 'author'].includes(domain))
          notes.add('left out', `terms of ${domain}`, `${title}: ${name}`)
      const first = (values: readonly string[], most: number, what: string) => {
        const different = [...new Set(values)]
        for (const value of different.slice(most))
          notes.add('left out', `${what} after the first ${most}`, `${title}: ${value}`)
        return different.slice(0, most)
      }
      return {
        categories: first(categories, MAX_ITEM_CATEGORIES, 'categories'),
        tags: first(tags, MAX_ITEM_TAGS, 'tags'),
      }
    },
    commands: (site: SiteId, at: number): ImportCommand[] =>
      [...added.values()]
        .filter(({ slug }) => !taken.has(slug))
        .map(({ name: label, ...category }) => ({
          kind: 'categories',
          key: site,
          at,
          actor: 'system',
          commandId: uuidOf(at, `wordpress category ${site} ${category.slug}`),
          run: ({ dispatch }, intent) =>
            dispatch(sites, { name: 'addCategory', site, label, ...category }, intent),
        })),
    isCategory: (slug: string): boolean => taken.has(slug) || listed.has(slug) || added.has(slug),
    unused: () => [...listed].filter(([key]) => !added.has(key)).map(([key]) => key),
  }
}

export type Terms = ReturnType<typeof openTerms>
