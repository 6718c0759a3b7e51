import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'tap'
import { indexPaths } from '../generate/indexes.ts'
import { root } from '../network.ts'

// A capability is new files, and a few lines in others.

/** Files outside its own that a capability may be named in. */
const MAX_FILES = 8

/** Capabilities from before each floor had a generated index. Nothing is added here. */
const earlier = [
  'accounts',
  'analytics',
  'comments',
  'erasure',
  'events',
  'follows',
  'forums',
  'frame',
  'maintenance',
  'messaging',
  'moderation',
  'operations',
  'reactions',
  'sections',
  'sites',
  'withdrawals',
]

/** Tables that name what is not built yet, too. */
const tables = ['events/ids.ts', 'events/kinds.ts', 'services/rules/routes/routes.ts']

const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.graphql'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(?:events|projections|services|web)\//.test(file))
  .filter((file) => !/__generated__|\/testing\/|\.test\.ts$/.test(file))
  .filter((file) => !indexPaths.includes(file) && !tables.includes(file))

const capabilities = [
  ...new Set(files.flatMap((file) => /^services\/api\/graphql\/([^/]+)\/./.exec(file)?.[1] ?? [])),
]

/** Words that a capability goes by in code: its name, and one of it. */
const isNamed = (name: string, text: string) => {
  const camel = name.replaceAll(/-./g, (dash) => dash.slice(1).toUpperCase())
  const [first = '', ...rest] = camel.replace(/s$/, '')
  return new RegExp(`(?:[^ ]|^)(?:${first}|${first.toUpperCase()})${rest.join('')}|: ${camel}`, 'm').test(
    text.replaceAll(/^\s*(?:\*|\/\/|\/\*).*$/gm, ''),
  )
}

for (const name of capabilities.filter((name) => !earlier.includes(name))) {
  test(`The capability ${name} is named in at most ${MAX_FILES} files outside its own`, async (t) => {
    const own = new RegExp(`(?:^|/)${name}(?:/|\\.\\w+$)`)
    const named = files.filter(
      (file) => !own.test(file) && isNamed(name, readFileSync(join(root, file), 'utf8')),
    )
    t.ok(named.length <= MAX_FILES, named.join('\n'))
    t.ok(files.some((file) => own.test(file)))
  })
}
