import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from 'tap'
import { root } from './network.ts'

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md']
const read = (page: string) => readFileSync(join(root, page), 'utf8')

test('every npm command that the documentation mentions exists', async (t) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  for (const page of pages) {
    for (const [, name] of read(page).matchAll(/npm (?:run )?(start|test|(?<=run )[\w-]+)/g)) {
      const command = scripts[name!] ?? ''
      const [, file] = /bootstrap\.mjs ([\w/-]+)$/.exec(command) ?? []
      t.ok(command && (!file || existsSync(join(root, 'scripts', `${file}.ts`))), `${page}: npm run ${name}`)
    }
  }
})

test("each command in the README's table has the listed subcommands and options", async (t) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  for (const [row, name] of read('README.md').matchAll(/^\| `npm (?:run )?([\w-]+).*$/gm)) {
    const [, file] = /bootstrap\.mjs ([\w/-]+)$/.exec(scripts[name!] ?? '') ?? []
    if (!file) continue
    const source = globSync(`scripts/${file}{.ts,/*.ts}`, { cwd: root })
      .filter((path) => !path.endsWith('.test.ts'))
      .map(read)
      .join('\n')
    const [, subcommands = ''] = /^\| `npm run [\w-]+ -- ([\w-]+(?: \\\| [\w-]+)*)/.exec(row) ?? []
    for (const subcommand of subcommands.split(' \\| ').filter(Boolean))
      t.match(source, new RegExp(`['"]${subcommand}[' "]`), `npm run ${name} -- ${subcommand}`)
    for (const [option] of row.matchAll(/--(?!help)[a-z][\w-]*/g))
      t.match(source, new RegExp(`'${option}[ ']`), `npm run ${name} -- ${option}`)
  }
})

test('every page, file and heading that the documentation links to exists', async (t) => {
  for (const page of globSync('{*.md,{docs,events,projections,scripts,services,web}/**/*.md}', {
    cwd: root,
  })) {
    for (const [, path, anchor] of read(page).matchAll(/\[[^\]]*\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)) {
      const target = path ? join(dirname(page), path) : page
      t.ok(existsSync(join(root, target)), `${page}: ${target}`)
      if (anchor) t.ok(headingsOf(read(target)).includes(anchor), `${page}: ${target}#${anchor}`)
    }
  }
})

test('every decision that the code cites is recorded, and decisions are in alphabetical order', async (t) => {
  const decisions = globSync('docs/decisions/*.md', { cwd: root }).filter(
    (page) => !page.endsWith('README.md'),
  )
  const headings = new Map(decisions.map((page) => [page, headingsOf(read(page))]))
  const list = read('docs/decisions/README.md')
  for (const [page, anchors] of headings) {
    t.same(anchors, anchors.toSorted(), page)
    t.ok(list.includes(`](${basename(page)})`), `docs/decisions/README.md lists ${page}`)
  }
  for (const file of globSync('{events,projections,services,web,scripts}/**/*.{ts,tsx}', { cwd: root })) {
    for (const [, page, anchor] of read(file).matchAll(/(docs\/decisions\/[\w-]+\.md)#([\w-]+)/g))
      t.ok(headings.get(page!)?.includes(anchor!), `${file}: ${page}#${anchor}`)
  }
})

const headingsOf = (text: string) =>
  [...text.matchAll(/^##+ (.*)$/gm)].map(([, heading]) => anchorOf(heading!))

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
