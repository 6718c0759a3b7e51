import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { indexFiles, indexPaths } from '../generate/indexes.ts'
import { projectFiles } from '../lint/imports.ts'
import { newProjectionFiles } from '../projection/template.ts'
import { testTree } from '../testing/tree.ts'
import { newFiles } from './new.ts'
import { newCapabilityFiles } from './template.ts'

// A new projection is checked here too, because a single run of the compiler then checks both. It checks the server, as
// neither has files of the web, and all other tests stay as they are.
const server = {
  extends: './tsconfig.json',
  include: ['events', 'projections', 'services'],
  exclude: ['**/*.test.ts'],
}

const { tree, npmRun } = testTree(t)
const run = promisify(execFile)
const add = (name: string) => npmRun('capability', 'new', name)
const addProjection = (name: string) => npmRun('projection', 'new', name)

/** Texts of the hand-written files of the tree. */
const written = () =>
  new Map(
    projectFiles(tree)
      .filter((file) => !indexPaths.includes(file) && !/__generated__|^events\/golden\//.test(file))
      .map((file) => [file, readFileSync(join(tree, file), 'utf8')]),
  )

t.test('newly generated capabilities and projections pass every check and their own tests', async (t) => {
  const before = written()
  await addProjection('ways-in')
  t.match(readFileSync(join(tree, 'projections/index.ts'), 'utf8'), /\n {2}waysIn,\n\]\n$/)
  await add('daily-walks')
  const after = written()
  const touched = [...before].filter(([file, text]) => after.get(file) !== text)
  t.same(
    touched.map(([file]) => file),
    [],
    'existing files stay as they are',
  )
  const sources = [
    ...Object.keys(newCapabilityFiles('daily-walks')),
    ...Object.keys(newProjectionFiles('ways-in')).map((file) => `projections/ways-in/${file}`),
    ...indexFiles(tree).keys(),
  ].filter((file) => file.endsWith('.ts'))
  const files = sources.filter((file) => file.endsWith('.test.ts'))
  writeFileSync(join(tree, 'tsconfig.server.json'), JSON.stringify({ ...server, files }))
  const [walks, ways] = await Promise.all([
    run(process.execPath, ['services/commands/daily-walks.test.ts'], { cwd: tree }),
    run(process.execPath, ['projections/ways-in/ways-in.test.ts'], { cwd: tree }),
    run('oxfmt', ['--check', ...sources], { cwd: tree }),
    run('oxlint', ['--deny-warnings', ...sources], { cwd: tree }),
    run('tsc', ['-p', 'tsconfig.server.json'], { cwd: tree }),
    run(process.execPath, ['services/commands/deciders.test.ts'], { cwd: tree }),
    run(process.execPath, ['events/golden.test.ts'], { cwd: tree }),
  ])
  t.match(walks.stdout, 'ok 1 - a member turns daily walks on and off')
  t.match(ways.stdout, 'ok 1 - members are counted')
})

t.test('names of new capabilities that are taken or invalid are rejected', async (t) => {
  t.throws(() => newFiles('messaging'), { message: /events\/messaging\.ts already exists/ })
  t.throws(() => newFiles('Daily'), { message: /not a valid name/ })
  const rejected: unknown = await add('daily-walks').catch((error: unknown) => error)
  t.match(rejected, { code: 1, stderr: /Choose another name/ }, 'the capability that was just made')
})
