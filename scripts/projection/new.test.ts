import { execFile } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { root } from '../network.ts'
import { testFolder } from '../testing/services.ts'

t.setTimeout(110_000)

// A tree of its own, in which files may be made.
const tree = testFolder(t)
const sources = [
  'events',
  'projections',
  'services',
  'scripts',
  'web',
  'tsconfig.json',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'package.json',
]
for (const path of sources) {
  const filter = (from: string) => !from.includes('/web/dist')
  cpSync(join(root, path), join(tree, path), { recursive: true, filter })
}
symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))

const run = promisify(execFile)
const add = (name: string) => run(process.execPath, ['scripts/projection.ts', 'new', name], { cwd: tree })

t.test('a new projection runs at once, and passes every check', async (t) => {
  await add('ways-in')
  t.match(readFileSync(join(tree, 'projections/index.ts'), 'utf8'), /\n {2}waysIn,\n\]\n$/)
  const [{ stdout }] = await Promise.all([
    run(process.execPath, ['projections/ways-in/ways-in.test.ts'], { cwd: tree }),
    run('oxfmt', ['--check', 'projections'], { cwd: tree }),
    run('oxlint', ['--deny-warnings', 'projections'], { cwd: tree }),
    run('tsc', ['-p', '.'], { cwd: tree }),
  ])
  t.match(stdout, 'ok 1 - members are counted')
})

t.test('names that are taken, or none, are refused', async (t) => {
  for (const name of [
    'threads',
    'ways-in',
    'personal-data',
    'Ways',
    '../out',
    'new',
    'testing',
    'a--b',
    '1st',
  ]) {
    const refused: unknown = await add(name).catch((error: unknown) => error)
    t.match(refused, { code: 1, stderr: /take (?:words|another)/ }, name)
  }
})
