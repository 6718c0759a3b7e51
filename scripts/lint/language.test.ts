import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'tap'
import { root } from '../network.ts'
import { commentsOf, docblocksOf, oddities, relativeDocblocks } from './language.ts'

/** Names of database columns, which are exempt because renaming them would change stored data. */
const columns: readonly { file: string; word: string }[] = [
  { file: 'services/projector/replay/replay-jobs.ts', word: 'begun' },
  { file: 'services/postgres/migrate.test.ts', word: 'begun' },
  { file: 'services/postgres/migrations/1/013-projector.sql', word: 'begun' },
  { file: 'services/postgres/testing/later-projector.sql', word: 'begun' },
]
const isColumn = (path: string, oddity: string) =>
  columns.some(({ file, word }) => file === path && oddity.includes(`"${word}"`))

const files = execFileSync(
  'git',
  ['ls-files', '--', '*.ts', '*.tsx', '*.mjs', '*.md', '*.sql', '*.graphql'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file && !/__generated__|^events\/golden\/|^scripts\/lint\/language/.test(file))
const sources = files.filter((file) => /\.(tsx?|mjs)$/.test(file))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('sources and documentation contain no wording from the list of idioms', async (t) => {
  for (const file of files)
    t.same(
      oddities(read(file)).filter((oddity) => !isColumn(file, oddity)),
      [],
      file,
    )
})

test('at most 5 % of docblocks start with a relative clause', async (t) => {
  const all = sources.map(read)
  const docblocks = all.flatMap(docblocksOf).length
  const relative = all.flatMap(relativeDocblocks).length
  t.ok(relative <= docblocks * 0.05, `${relative} of ${docblocks} docblocks`)
})

/** Largest share of comment lines in sources without tests; it may only fall. */
const MAX_COMMENTS_SHARE = 0.082

test('at most 8.2 % of lines are comments, tests and their helpers left out', async (t) => {
  const counts = sources
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => commentsOf(read(file)))
  const comments = counts.reduce((sum, one) => sum + one.comments, 0)
  const lines = counts.reduce((sum, one) => sum + one.lines, 0)
  t.ok(comments <= lines * MAX_COMMENTS_SHARE, `${comments} of ${lines} lines`)
})
