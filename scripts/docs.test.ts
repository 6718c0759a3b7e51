import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from 'tap'
import { root } from './network.ts'

const read = (page: string) => readFileSync(join(root, page), 'utf8')
const pages = globSync('{*.md,{docs,events,projections,scripts,services,web}/**/*.md}', { cwd: root })
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))

/** Text of a command's sources; for `check`, of the named check. Null if the command has no file. */
function sourceOf(name: string, subcommand: string): string | null {
  const [, command] = /bootstrap\.mjs (?:--development )?([\w/-]+)$/.exec(scripts[name] ?? '') ?? []
  if (!command) return null
  const file = name === 'check' ? `checks/${subcommand}` : command
  return globSync([`scripts/${command}.ts`, `scripts/${file}{.ts,/*.ts}`], { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .map(read)
    .join('\n')
}

test('every npm command that a page mentions exists', async (t) => {
  for (const page of pages) {
    for (const [, name] of read(page).matchAll(/npm (?:run )?(start|test|(?<=run )[\w-]+)/g)) {
      const command = scripts[name!] ?? ''
      const [, file] = /bootstrap\.mjs (?:--development )?([\w/-]+)$/.exec(command) ?? []
      t.ok(command && (!file || existsSync(join(root, 'scripts', `${file}.ts`))), `${page}: npm run ${name}`)
    }
    for (const [, name] of read(page).matchAll(/npm run check -- ([\w-]+)/g))
      t.ok(existsSync(join(root, 'scripts/checks', `${name}.ts`)), `${page}: npm run check -- ${name}`)
  }
})

test('every command of package.json is in a table of commands', async (t) => {
  const tables = pages.map(read).join('\n')
  for (const name of Object.keys(scripts))
    t.match(tables, new RegExp(`^\\| \`npm (?:run )?${name}[ \`]`, 'm'), `npm run ${name}`)
})

test('each command in a table of commands has the listed subcommands and options', async (t) => {
  let count = 0
  for (const page of pages) {
    for (const [row, name] of read(page).matchAll(/^\| `npm (?:run )?([\w-]+).*$/gm)) {
      const [, subcommands = ''] = /^\| `npm run [\w-]+ -- ([\w-]+(?: \\\| [\w-]+)*)/.exec(row) ?? []
      const names = subcommands.split(' \\| ').filter(Boolean)
      const source = sourceOf(name!, names[0] ?? '')
      if (source === null) continue
      count++
      for (const subcommand of names)
        t.match(source, new RegExp(`['"]${subcommand}[' "]`), `${page}: npm run ${name} -- ${subcommand}`)
      for (const [option] of row.matchAll(/--(?!help)[a-z][\w-]*/g))
        t.match(source, new RegExp(`'${option}[ ']`), `${page}: npm run ${name} -- ${option}`)
    }
  }
  t.ok(count > 40, `${count} rows`)
})

test('the README has at most 700 words', async (t) => {
  const words = read('README.md').split(/\s+/).filter(Boolean).length
  t.ok(words <= 700, `${words} words`)
})

test('a page that names a file and then its functions names functions of that file', async (t) => {
  let count = 0
  for (const page of ['docs/a-message.md', 'docs/a-capability.md']) {
    for (const [, path, name] of read(page).matchAll(/\]\(([^)]+\.tsx?)\),\s+`(\w+)`/g)) {
      t.match(read(join(dirname(page), path!)), new RegExp(`\\b${name}\\b`), `${page}: ${name} in ${path}`)
      count++
    }
  }
  t.ok(count >= 12, `${count} stops`)
})

test('every page, file and heading that the documentation links to exists', async (t) => {
  for (const page of pages) {
    for (const [, path, anchor] of read(page).matchAll(/\[[^\]]*\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)) {
      const target = path ? join(dirname(page), path) : page
      t.ok(existsSync(join(root, target)), `${page}: ${target}`)
      if (anchor) t.ok(headingsOf(read(target)).includes(anchor), `${page}: ${target}#${anchor}`)
    }
  }
})

test('every module that a page names with its folder exists', async (t) => {
  const files = globSync('{docs,events,projections,scripts,services,web}/**/*.{ts,tsx,mjs,sql}', {
    cwd: root,
  })
  for (const page of pages) {
    for (const [, path] of read(page).matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|sql))`/g))
      t.ok(
        files.some((file) => `/${file}`.endsWith(`/${path}`)),
        `${page}: ${path}`,
      )
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

test('every test that the tables of dependants name exists, and each one that exists is named in a cell', async (t) => {
  const page = read('docs/decisions/dependants.md')
  const listed = [...page.matchAll(/^\| ([A-Z]) +\| `([^`]+)` +\| (.+?) +\|$/gm)]
  const cited = [...page.matchAll(/\[([A-Z])\]/g)].map(([, letter]) => letter!)
  t.same(listed.map(([, letter]) => letter!).toSorted(), [...new Set(cited)].toSorted())
  for (const [, , file, name] of listed) t.ok(read(file!).includes(name!), `${file}: ${name}`)
})

const headingsOf = (text: string) =>
  [...text.matchAll(/^##+ (.*)$/gm)].map(([, heading]) => anchorOf(heading!))

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
