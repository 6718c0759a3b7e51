import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { sectionsOfHtml } from '../../../services/foreign-html.ts'
import type { Format, Import } from '../format.ts'
import { openNotes } from '../notes.ts'
import { beginningOf } from '../../../services/rules/writing/cut.ts'
import { articleCommands, byTeam, freeSlug } from './article.ts'
import { fittingText } from './fitting.ts'
import type { SiteId } from '../../../events/kinds.ts'

const SOURCE = 'medlineplus'
const FILE = 'medline_topic_summaries.json'

/** Day of the summaries. */
const PUBLISHED = Date.parse('2012-07-21T00:00:00Z')

const Summaries = z.record(z.string(), z.string())

function medlineplusImport(summaries: z.output<typeof Summaries>, site: SiteId): Import {
  const taken = new Set<string>()
  const notes = openNotes()
  const commands = Object.entries(summaries).flatMap(([key, html], at) => {
    const title = beginningOf(key, 300)
    if (title !== key) notes.add('cut', 'titles that are too long', key)
    const { sections, missing, leftOut } = sectionsOfHtml(html)
    for (const src of missing)
      notes.add('left out', 'pictures, whose files are not in the source', `${title}: ${src}`)
    for (const one of leftOut) notes.add('left out', 'parts that a section cannot have', `${title}: ${one}`)
    const { text, isWhole } = fittingText(
      { ...byTeam, title, slug: freeSlug(title, taken), sections, tags: ['medlineplus'] },
      title,
      notes,
    )
    return articleCommands(SOURCE, site, {
      key,
      number: at + 1,
      kind: 'page',
      at: PUBLISHED,
      state: isWhole ? 'published' : 'draft',
      text,
    })
  })
  return {
    members: [],
    commands,
    total: commands.length,
    found: { summaries: Object.keys(summaries).length },
    notes: notes.all(),
  }
}

/** Summaries of health topics of MedlinePlus, as HTML by title. */
export const medlineplus: Format = {
  name: SOURCE,
  about: `summaries of health topics (MedlinePlus): ${FILE}, or its folder`,
  home: {
    prefix: 'topics',
    name: 'Health Topics',
    description: 'Summaries of health topics, for everyone.',
    accent: '#2f6d45',
  },
  flags: [],
  async read(path, { limit, site }) {
    const file = (await stat(path)).isDirectory() ? join(path, FILE) : path
    const summaries = Summaries.parse(JSON.parse(await readFile(file, 'utf8')))
    return medlineplusImport(Object.fromEntries(Object.entries(summaries).slice(0, limit)), site)
  },
}
