import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'tap'
import { root } from '../network.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Removes everything but letters and digits, so that line breaks and Markdown marks do not affect comparisons. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const sections = new Map(
  read('docs/product.md')
    .split(/^## §/m)
    .slice(1)
    .map((section) => [Number.parseInt(section, 10), ` ${plain(section)} `]),
)

/** Finds citations such as `(spec §2 Route guards, §6)`: section numbers, each with the term that follows. */
const citationsOf = (source: string) =>
  [...source.matchAll(/§\s?(\d+)(?: ([A-Z`][^,.;:()§*"\n]*)(?=[,)]))?/g)].map(([, number, term = '']) => ({
    number: Number(number),
    term: plain(term),
  }))

const files = execFileSync(
  'git',
  ['ls-files', '--', '*.ts', '*.tsx', '*.mjs', '*.md', '*.sql', '*.graphql'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file && !/__generated__|^docs\/product\.md$/.test(file))

test('every section that the code cites exists in docs/product.md', async (t) => {
  let count = 0
  for (const file of files) {
    for (const { number, term } of citationsOf(read(file))) {
      t.ok(sections.get(number)?.includes(term && ` ${term} `), `${file}: §${number} ${term}`)
      count += 1
    }
  }
  t.ok(count > 100, `${count} citations`)
})
