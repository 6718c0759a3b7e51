import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'tap'
import { root } from './network.ts'

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md']
const read = (page: string) => readFileSync(join(root, page), 'utf8')

test('every command that the pages tell of is there', async (t) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  for (const page of pages) {
    for (const [, name] of read(page).matchAll(/npm (?:run )?(start|test|(?<=run )[\w-]+)/g)) {
      const command = scripts[name!] ?? ''
      const [, file] = /bootstrap\.mjs ([\w-]+)$/.exec(command) ?? []
      t.ok(command && (!file || existsSync(join(root, 'scripts', `${file}.ts`))), `${page}: npm run ${name}`)
    }
  }
})

test('every page and file that they point to is there', async (t) => {
  for (const page of pages) {
    for (const [, path] of read(page).matchAll(/(?<!!)\[[^\]]*\]\((?!https?:)([^)#]+)\)/g)) {
      t.ok(existsSync(join(root, path!)), `${page}: ${path}`)
    }
  }
})
