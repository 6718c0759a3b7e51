import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'tap'
import { indexPaths } from '../generate/indexes.ts'
import { root } from '../network.ts'

// A new capability should consist of new files, and of a few lines in existing ones.

/** Maximum number of files in which a capability may be named, except its own files. */
const MAX_FILES = 10

/** Capabilities that are older than the generated indexes and therefore exempt; new ones must not be added. */
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
  'members',
  'messaging',
  'moderation',
  'operations',
  'reactions',
  'sections',
  'sites',
  'withdrawals',
]

/** Capabilities whose name is also another word (`URL.search`, privacy notices, immediate); a path, a link or a key names them. */
const words = ['media', 'notices', 'search']

/** Tables that also name features that are not built yet. */
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

const camelOf = (name: string) => name.replaceAll(/-./g, (dash) => dash.slice(1).toUpperCase())
const ownOf = (name: string) => new RegExp(`(?:^|/)${name}(?:/|\\.\\w+$)`)

/** Capabilities that are not exempt. */
const later = capabilities.filter((name) => !earlier.includes(name))

/** Names of the capability `userDisorders` and of its step in the sign-up, which contain the name of another one. */
const longer = /user-?disorders?|hasDisorder|disorderDemographicInfo/gi

/** True if a text names a capability, in the singular or plural. */
const isNamed = (name: string, source: string) => {
  const text = name === 'disorders' ? source.replaceAll(longer, '') : source
  if (words.includes(name))
    return new RegExp(`(?<!'\\.)/${name}[/.'?\`]|urlFor\\.${name}\\b|^ *${name}:`, 'm').test(text)
  const camel = camelOf(name)
  const [first = '', ...rest] = camel.replace(/s$/, '')
  return new RegExp(`(?:[^ ]|^)(?:${first}|${first.toUpperCase()})${rest.join('')}|: ${camel}`, 'm').test(
    text.replaceAll(/^\s*(?:\*|\/\/|\/\*).*$/gm, ''),
  )
}

/** True for files of capabilities that are not exempt, which may use each other, and of newer read models. */
const isNewer = (file: string) => [...later, 'message-words'].some((name) => ownOf(name).test(file))

for (const name of later) {
  test(`The capability ${name} is named in at most ${MAX_FILES} files besides its own`, async (t) => {
    const own = ownOf(name)
    const named = files.filter(
      (file) => !isNewer(file) && isNamed(name, readFileSync(join(root, file), 'utf8')),
    )
    t.ok(named.length <= MAX_FILES, named.join('\n'))
    t.ok(files.some((file) => own.test(file)))
  })
}

/** Floors that are lists of files and folders with the names of capabilities. */
const floors = ['events', 'projections', 'services/commands', 'services/rules']

test('A capability has the same address on every floor', async (t) => {
  const deeper = files.filter((file) => {
    const floor = floors.find((name) => file.startsWith(`${name}/`))
    // Questions are those that analysts can ask of each capability.
    if (!floor || file.startsWith('services/rules/questions/')) return false
    const [first, ...rest] = file.slice(floor.length + 1).split('/')
    const name = rest.at(-1)?.replace(/\.\w+$/, '')
    return name !== undefined && name !== first && capabilities.includes(name)
  })
  t.same(deeper, [])
})
