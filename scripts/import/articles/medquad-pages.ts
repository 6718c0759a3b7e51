import { beginningOf } from '../../../services/rules/writing/cut.ts'
import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { SiteId } from '../../../events/kinds.ts'
import { sectionsOfHtml } from '../../../services/foreign-html.ts'
import { escaped } from '../../../services/foreign-markup.ts'
import type { Format, Import } from '../format.ts'
import { FILE, PUBLISHED } from '../medquad.ts'
import { readPage, type Page } from '../medquad/pages.ts'
import { filesIn } from '../medquad/tar.ts'
import { articleCommands, byTeam, freeSlug } from './article.ts'

const SOURCE = 'medquad'

/** Name of a collection by its folder: 'gard' for `2_GARD_QA`. */
const collectionOf = (path: string): string =>
  /(?:^|\/)\d+_(\w+)_QA\//.exec(path)?.[1]?.toLowerCase() ?? 'medquad'

/** An answer as HTML: its paragraphs, and lists of the lines that begin with a dash. */
function answerHtml(answer: string): string {
  return answer
    .split('\n\n')
    .map((part) => {
      const lines = part.split('\n').map((line) => line.trim())
      const isList = lines.length > 1 && lines.every((line) => /^- ?\S/.test(line))
      return isList
        ? `<ul>${lines.map((line) => `<li>${escaped(line.replace(/^- ?/, ''))}</li>`).join('')}</ul>`
        : `<p>${escaped(lines.join(' '))}</p>`
    })
    .join('')
}

const pageHtml = ({ questions }: Page): string =>
  questions.map(({ question, answer }) => `<h2>${escaped(question)}</h2>${answerHtml(answer)}`).join('')

export function medquadPagesImport(
  files: readonly (readonly [path: string, xml: string])[],
  site: SiteId,
): Import {
  const taken = new Set<string>()
  let empty = 0
  const commands = files.flatMap(([path, xml], at) => {
    const page = readPage(xml)
    if (page.questions.length === 0 || page.focus === '') empty += 1
    const collection = collectionOf(path)
    const title = page.focus || basename(path, '.xml')
    const text = {
      ...byTeam,
      title: beginningOf(title, 300),
      slug: freeSlug(title, taken),
      sections: sectionsOfHtml(pageHtml(page)).sections,
      tags: [collection],
    }
    const article = {
      key: path,
      number: at + 1,
      kind: 'page',
      at: PUBLISHED,
      state: 'published',
      text,
    } as const
    return articleCommands(SOURCE, site, article)
  })
  return {
    members: [],
    commands,
    total: commands.length,
    found: { pages: files.length },
    notes: [{ done: 'kept' as const, count: empty, what: 'pages without answers' }].filter(
      ({ count }) => count > 0,
    ),
  }
}

/** All pages of MedQuAD with their questions and answers, as pages of a site (`--as pages`). */
export const medquadPages: Format = {
  name: SOURCE,
  as: 'pages',
  about: `with --as pages: every page of the nine collections as a page of a site`,
  home: {
    prefix: 'library',
    name: 'Health Library',
    description: 'Questions about health with answers of public institutes.',
    accent: '#35618e',
  },
  flags: [],
  async read(path, { limit, site }) {
    const file = (await stat(path)).isDirectory() ? join(path, FILE) : path
    const archive = gunzipSync(await readFile(file))
    const files = [...filesIn(archive, (name) => name.endsWith('.xml'))]
    return medquadPagesImport(files.slice(0, limit), site)
  },
}
