import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { DisorderId } from '../../events/kinds.ts'
import { disorders } from '../../services/commands/disorders.ts'
import { uuidOf } from '../../services/commands/frame/ids.ts'
import { searchKey } from '../../services/rules/disorders/names.ts'
import type { DirectoryFormat, Import, ImportCommand } from './format.ts'
import { readPage, type Page } from './medquad/pages.ts'
import { filesIn } from './medquad/tar.ts'
import type { Past } from './past.ts'

const SOURCE = 'medquad'
export const FILE = 'medquad-9-collections.tar.gz'

/** Day on which the collection was published. */
export const PUBLISHED = Date.parse('2019-10-22T00:00:00Z')

/** Shorter names, mostly abbreviations, do not identify a disease. */
const MIN_NAME_LENGTH = 6

interface Joined {
  page: Page
  disorder: DisorderId
  by: 'label' | 'synonym'
}

/** Disorders by a name; null for names of several. */
function disordersByName(
  past: Past,
  namesOf: (facts: { name: string; synonyms: readonly string[] }) => readonly string[],
) {
  const byName = new Map<string, DisorderId | null>()
  for (const [disorder, { facts, isRetired }] of past.disorders)
    for (const key of new Set(facts && !isRetired ? namesOf(facts).map(searchKey) : []))
      byName.set(key, byName.has(key) ? null : disorder)
  return byName
}

/** Joins pages with disorders: by the disorder's own name, or else where a synonym of either names the other. */
function joinPages(pages: readonly Page[], past: Past): Joined[] {
  const labels = disordersByName(past, ({ name }) => [name])
  const synonyms = disordersByName(past, ({ synonyms }) =>
    synonyms.filter((name) => name.length >= MIN_NAME_LENGTH),
  )
  const byLabel = pages.flatMap((page): Joined[] => {
    const disorder = labels.get(searchKey(page.focus))
    return disorder ? [{ page, disorder, by: 'label' }] : []
  })
  const taken = new Set(byLabel.map(({ page }) => page))
  const bySynonym = pages
    .filter((page) => !taken.has(page))
    .flatMap((page): Joined[] => {
      const own = page.synonyms.filter((name) => name.length >= MIN_NAME_LENGTH)
      const found = [synonyms.get(searchKey(page.focus)), ...own.map((name) => labels.get(searchKey(name)))]
      const [disorder, ...others] = new Set(found.filter((one): one is DisorderId => Boolean(one)))
      return disorder && others.length === 0 ? [{ page, disorder, by: 'synonym' }] : []
    })
  // A disorder takes one page: the first that has its own name.
  return [
    ...new Map([...byLabel, ...bySynonym].toReversed().map((one) => [one.disorder, one])).values(),
  ].toReversed()
}

export function medquadImport(pages: readonly Page[], past: Past): Import {
  const answered = pages.filter(({ questions }) => questions.length > 0)
  const joined = joinPages(answered, past)
  const isKnown = ({ disorder, page }: Joined) =>
    JSON.stringify(past.disorders.get(disorder)?.questions[SOURCE]) === JSON.stringify(page.questions)
  const news = joined.filter((one) => !isKnown(one))
  const commands = news.map(({ disorder, page: { questions } }): ImportCommand => ({
    kind: 'answered questions',
    key: disorder,
    at: PUBLISHED,
    actor: 'system',
    commandId: uuidOf(PUBLISHED, `${SOURCE} ${disorder} ${JSON.stringify(questions)}`),
    run: ({ dispatch }, intent) =>
      dispatch(disorders, { name: 'answerQuestions', disorder, source: SOURCE, questions }, intent),
  }))
  return {
    members: [],
    commands,
    total: commands.length,
    found: {
      pages: pages.length,
      'joined by label': joined.filter(({ by }) => by === 'label').length,
      'joined by synonym': joined.filter(({ by }) => by === 'synonym').length,
    },
    notes: [
      {
        done: 'left out' as const,
        count: pages.length - joined.length,
        what: 'pages without questions, without a disorder, or about one that has a page',
      },
      {
        done: 'kept' as const,
        count: joined.length - news.length,
        what: 'disorders with the same questions',
      },
    ].filter(({ count }) => count > 0),
  }
}

/** Questions about rare diseases with answers of GARD, in MedQuAD's XML. */
export const medquad: DirectoryFormat = {
  name: SOURCE,
  about: `answered questions about the conditions of the directory (MedQuAD, GARD): ${FILE}, or its folder`,
  home: null,
  async read(path, { limit, past }) {
    const file = (await stat(path)).isDirectory() ? join(path, FILE) : path
    const archive = gunzipSync(await readFile(file))
    const files = [...filesIn(archive, (name) => /(?:^|\/)2_GARD_QA\/.*\.xml$/.test(name))]
    return medquadImport(
      files.slice(0, limit).map(([, xml]) => readPage(xml)),
      past,
    )
  },
}
