import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test, type Test } from 'tap'
import { testFolder } from '../testing/services.ts'
import { indexFiles } from './indexes.ts'

/** Generates the index at a path for a source tree of the given files. */
function indexOver(t: Test, files: Readonly<Record<string, string>>, path: string): string {
  const tree = testFolder(t)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), text)
  }
  return indexFiles(tree).get(path) ?? ''
}

test('a generated index contains all exports of one type, but none of test files', async (t) => {
  const text = indexOver(
    t,
    {
      'projections/letters/project.ts': 'export const letters: Projection = {}\nexport const other = 1\n',
      'projections/answers/project.ts': 'export const answers: Projection = {}\n',
      'projections/answers/project.test.ts': 'export const tried: Projection = {}\n',
    },
    'projections/index.ts',
  )
  t.match(
    text,
    "import { answers } from './answers/project.ts'\nimport { letters } from './letters/project.ts'\n",
  )
  t.match(text, 'readonly Projection[] = [answers, letters]\n')
  t.notMatch(text, /other|tried/)
})

test('the index of queries contains every function that takes the database as first parameter', async (t) => {
  const text = indexOver(
    t,
    {
      'projections/letters/queries.ts': `
export const lettersTo = (sql: Sql, member: MemberId) => []
export const letterOf = async (
  sql: Sql,
  id: string,
) => null
export async function lettersPage(sql: Sql) {}
export function countLetters(
  sql: Sql,
) {}
export const columns = fragment\`id\`
export const inWords = (letter: Letter) => ''
`,
    },
    'projections/queries.ts',
  )
  t.match(text, '{\n  lettersTo,\n  letterOf,\n  lettersPage,\n  countLetters,\n}\n')
})

test('generating an index fails if two files export the same name', async (t) => {
  const files = {
    'events/one.ts': 'export const sent = defineEvents({})\n',
    'events/two.ts': 'export const sent = defineEvents({})\n',
  }
  t.throws(() => indexOver(t, files, 'events/catalogue.ts'), { message: /export sent: rename one/ })
})
