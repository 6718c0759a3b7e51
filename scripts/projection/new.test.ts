import { execFile } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { root } from '../network.ts'
import { testFolder } from '../testing/services.ts'
import { checkName } from './new.ts'

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

t.test('a name that is taken, or cannot be one, is rejected', async (t) => {
  const rejected: unknown = await add('ways-in').catch((error: unknown) => error)
  t.match(rejected, { code: 1, stderr: /take another name/ }, 'the one that was just made')
  for (const name of ['threads', 'personal-data'])
    t.throws(() => checkName(name), { message: /take another name/ }, name)
  for (const name of ['Ways', '../out', 'new', 'testing', 'a--b', '1st'])
    t.throws(() => checkName(name), { message: /take words/ }, name)
  t.doesNotThrow(() => checkName('daily-greetings'))
})
