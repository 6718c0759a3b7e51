import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'tap'
import { root } from '../network.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Letters and digits alone, so that line breaks, asterisks and backticks make no difference. */
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

/** Citations such as `(spec §2 Route guards, §6)`: the number of each section, and the term if one follows it. */
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

test('every section that the code cites is in docs/product.md', async (t) => {
  let count = 0
  for (const file of files) {
    for (const { number, term } of citationsOf(read(file))) {
      t.ok(sections.get(number)?.includes(term && ` ${term} `), `${file}: §${number} ${term}`)
      count += 1
    }
  }
  t.ok(count > 100, `${count} citations`)
})
