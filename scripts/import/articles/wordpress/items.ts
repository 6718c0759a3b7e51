import type { EditorialKind, SiteId } from '../../../../events/kinds.ts'
import { wordsOfHtml } from '../../../../services/foreign-markup.ts'
import { reservedSlugs } from '../../../../services/rules/routes/routes.ts'
import type { DraftSection } from '../../../../services/rules/sections/incomplete-section.ts'
import { isNeverWalled } from '../../../../services/rules/sections/sections.ts'
import { beginningOf } from '../../../../services/rules/writing/cut.ts'
import type { Notes } from '../../notes.ts'
import type { SiteContents } from '../../past.ts'
import { freeSlug, postOf, type Article } from '../article.ts'
import { fittingText } from '../fitting.ts'
import { ownFieldsIn, sectionsWithOwnFields } from '../own-parts.ts'
import type { WxrItem } from '../wxr.ts'
import { decoded, type Addresses } from './addresses.ts'
import { limitsOf, rulesIn } from './limits.ts'
import type { People } from './people.ts'
import { seoOf } from './seo.ts'
import type { Terms } from './terms.ts'
import { footnotesOf, htmlOfText } from './text.ts'

export const SOURCE = 'wordpress'

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

/** States by those of WordPress; a text in another one, such as that of a plugin, is a draft. */
const states: Readonly<Record<string, Article['state']>> = {
  publish: 'published',
  pending: 'submitted',
  future: 'scheduled',
}
const gone = new Set(['trash', 'auto-draft', 'inherit'])

export const isGone = ({ status }: WxrItem) => gone.has(status)
/** True for an item that the network has: of a known type, and not in the bin. */
export const isContent = (item: WxrItem) => Object.hasOwn(kinds, item.type) && !isGone(item)

const numberIn = ({ id }: WxrItem): number | null => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null)

/** HTML of one line as text; a text without markup stays as it is. */
export const plain = (html: string) => (/[<&]/.test(html) ? wordsOfHtml(html) : html).trim()

/** Longest time in ms between the times of a text and of its publication for which it can be scheduled. */
const MAX_AHEAD_MS = 2 * 365 * 86_400_000

const [MAX_TITLE, MAX_EXCERPT] = [300, 500]

interface Articles {
  site: SiteId
  /** Site that the items come from. */
  origin: string
  items: readonly WxrItem[]
  since: number
  now: number
  siblings: ReadonlyMap<string, { id: SiteId }>
  contents: SiteContents
  people: People
  terms: Terms
  addresses: Addresses
  notes: Notes
}

function cut(text: string, most: number, note: (rest: string) => void): string {
  const start = beginningOf(text, most)
  if (start !== text) note(text.slice(start.length).trim())
  return start
}

function sectionsIn({ content, meta }: WxrItem, name: string, notes: Notes) {
  const shortcodes: string[] = []
  const { sections, missing, leftOut } = sectionsWithOwnFields(
    content + footnotesOf(meta.get('footnotes')?.[0]),
    (text) => {
      const converted = htmlOfText(text)
      shortcodes.push(...converted.shortcodes)
      return converted.html
    },
  )
  const leave = (what: string, values: readonly string[]) => {
    for (const value of values) notes.add('left out', what, `${name}: ${value}`)
  }
  leave('pictures in texts, whose files are not in the export', missing)
  leave('parts that a section cannot have', leftOut)
  leave('shortcodes of WordPress and plugins, whose content and addresses stay', shortcodes)
  return sections
}

interface Times {
  at: number
  changedAt: number
}

/** Function that gives the state of an item; one that not every reader could see is a draft. */
function stateReader({ items, now, notes, contents }: Articles) {
  const rules = rulesIn(items).map(({ type, title }) => `a rule (${type} "${title}")`)
  return (
    item: WxrItem,
    { name, at, changedAt, sections }: Times & { name: string; sections: readonly DraftSection[] },
  ): Article['state'] => {
    const state = states[item.status] ?? 'draft'
    const isOpened = !contents.hasWall && sections.some((one) => one.isAuthwalled && !isNeverWalled(one.type))
    const wall = isOpened ? ['sections for members, which this community shows to visitors'] : []
    const limits = [...limitsOf(item), ...rules, ...wall]
    if (limits.length > 0) {
      notes.add(
        'kept',
        'as drafts, because only some readers could see them',
        `${name}: ${limits.join(', ')}`,
      )
      return 'draft'
    }
    if (state === 'draft' && item.status !== 'draft')
      notes.add(
        'kept',
        'as drafts, because their state is not known here',
        `${name}: ${item.status || 'none'}`,
      )
    if (state !== 'scheduled' && (state !== 'published' || at <= now)) return state
    if (at > now && at > changedAt && at - changedAt < MAX_AHEAD_MS) return 'scheduled'
    const time = new Date(at).toISOString()
    notes.add('kept', 'as drafts, because they cannot be scheduled for their time', `${name}: ${time}`)
    return 'draft'
  }
}

/** Function that gives a key to each item: numbers are those of its site, and some exports give one to two items. */
function keyMaker({ site, origin }: Articles) {
  const keys = new Set<string>()
  return ({ id, slug, link }: WxrItem, ownId: string | undefined): string => {
    const key = `${site} ${ownId ?? `${origin} ${id}`}`
    const different = keys.has(key) || (!ownId && id === '') ? `${key} ${slug} ${link}` : key
    keys.add(different)
    return different
  }
}

/** Function that converts items to articles, and notes what it changes and leaves out. */
export function articleReader(into: Articles): (item: WxrItem) => Article {
  const { site, since, now, siblings, contents, people, terms, addresses, notes } = into
  const stateOf = stateReader(into)
  const keyOf = keyMaker(into)
  const slugs = new Map(contents.slugs)
  const numbers = new Map(contents.numbers)

  function slugOf(item: WxrItem, title: string, kind: EditorialKind, post: string) {
    const wanted = decoded(item.slug).replace(/\.(?:html?|php|aspx?)$/i, '') || title
    return freeSlug(wanted, {
      has: (one) => (slugs.get(one) ?? post) !== post || (kind === 'hub' && reservedSlugs.has(one)),
      add: (one) => slugs.set(one, post),
    })
  }

  function numberOf(wanted: number | null, name: string, post: string) {
    if (wanted === null) return null
    if ((numbers.get(wanted) ?? post) !== post) {
      notes.add('left out', 'numbers that another item has', name)
      return null
    }
    numbers.set(wanted, post)
    return wanted
  }

  function timesOf({ date, modified, isDateRepaired }: WxrItem, name: string): Times {
    if (isDateRepaired) notes.add('repaired', 'dates, which follow from another date of the item', name)
    else if (date === null && modified === null)
      notes.add('replaced', 'missing dates by that of the oldest item', name)
    const at = date ?? modified ?? since
    return { at, changedAt: modified ?? Math.min(at, now) }
  }

  return (item) => {
    const own = ownFieldsIn(item.meta)
    const kind = kinds[item.type]!
    const title = plain(item.title) || (own ? '' : 'Untitled')
    const name = `${item.type} ${item.id} "${beginningOf(title, 60)}"`
    if (!own && plain(item.title) === '') notes.add('replaced', 'missing titles by "Untitled"', name)
    const times = timesOf(item, name)
    const key = keyOf(item, own?.id)
    const post = postOf(SOURCE, { key, kind, at: times.at })
    // A draft of this product may lack both.
    const slug = own && item.slug === '' ? '' : slugOf(item, title, kind, post)
    const authors = people.of(item, name, own?.authors)
    const sections = sectionsIn(item, name, notes)
    const { text, isWhole } = fittingText(
      {
        authors,
        byline: authors.length === 0 ? 'team' : (own?.byline ?? 'authors'),
        afterErasure: own?.afterErasure ?? 'team',
        permalink: own ? own.permalink : addresses.permalinkOf(item, post),
        featuredMedia: own?.featuredMedia ?? null,
        crossPublished: (own?.crossPublished ?? [])
          .flatMap((prefix) => siblings.get(prefix)?.id ?? [])
          .filter((id) => id !== site),
        title: cut(title, MAX_TITLE, (rest) =>
          notes.add('cut', 'titles that are too long', `${name}: ${rest}`),
        ),
        slug,
        excerpt: cut(plain(item.excerpt), MAX_EXCERPT, (rest) =>
          notes.add('cut', 'excerpts that are too long', `${name}: ${rest}`),
        ),
        sections,
        seo: seoOf(item, (what, value) => notes.add('left out', what, `${name}: ${value}`)),
        ...terms.ofItem(item, name),
        comments: ['open', ''].includes(item.commentStatus) ? 'open' : 'closed',
      },
      name,
      notes,
      own !== null && !['publish', 'future'].includes(item.status),
    )
    const state = isWhole ? stateOf(item, { ...times, name, sections }) : 'draft'
    if (!own && (state === 'published' || state === 'scheduled'))
      addresses.redirect(item, { kind, slug, permalink: text.permalink ?? null, title: name })
    return {
      key,
      number: numberOf(own ? own.number : numberIn(item), name, post),
      kind,
      at: times.at,
      changedAt: state === 'published' ? Math.max(times.at, times.changedAt) : times.changedAt,
      state,
      text,
    }
  }
}
