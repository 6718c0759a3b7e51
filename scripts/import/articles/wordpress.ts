import type { SiteId } from '../../../events/kinds.ts'
import type { Format, Import } from '../format.ts'
import { openNotes } from '../notes.ts'
import { noContents, type SiteContents } from '../past.ts'
import { articleCommands } from './article.ts'
import { openOldAddresses } from './wordpress/addresses.ts'
import { articleReader, isContent, plain, SOURCE } from './wordpress/items.ts'
import { noteRest } from './wordpress/left-out.ts'
import { openPeople } from './wordpress/people.ts'
import { openTerms } from './wordpress/terms.ts'
import { readWxrFile, type Wxr } from './wxr.ts'

interface Into {
  site: SiteId
  limit?: number
  /** Sites of the network by their prefixes, on which items can appear too. */
  sites?: ReadonlyMap<string, { id: SiteId }>
  contents?: SiteContents | undefined
  /** Present time in ms: an item that was to be published before it is a draft. */
  now?: number
}

export function wordpressImport(
  wxr: Wxr,
  { site, limit = Infinity, sites = new Map(), contents = noContents(), now = Date.now() }: Into,
): Import {
  const { items, origin } = wxr
  const content = items.filter(isContent).slice(0, limit)
  const firstAt = Math.min(...content.map(({ date, modified }) => date ?? modified ?? Infinity))
  const since = Number.isFinite(firstAt) ? firstAt : 0
  const notes = openNotes()
  const people = openPeople(wxr, `${site} ${origin}`, since, notes)
  const terms = openTerms(wxr, contents.categories, plain, notes)
  const addresses = openOldAddresses(contents, terms.isCategory, notes)
  const articleOf = articleReader({
    site,
    origin,
    items,
    since,
    now,
    siblings: sites,
    contents,
    people,
    terms,
    addresses,
    notes,
  })
  const articles = content.flatMap((item) => articleCommands(SOURCE, site, articleOf(item)))
  const first = terms.commands(site, since)
  const commands = [...articles, ...addresses.commands(site, since)]
  noteRest(wxr, content, notes)
  for (const slug of terms.unused()) notes.add('left out', 'categories without items', slug)
  return {
    members: [...people.members.values()],
    first,
    commands,
    total: first.length + commands.length,
    found: { items: items.length, articles: content.length },
    notes: notes.all(),
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
  async read(path, { limit, site, past: { sites, contents } }) {
    return wordpressImport(await readWxrFile(path), { site, limit, sites, contents: contents.get(site) })
  },
}
