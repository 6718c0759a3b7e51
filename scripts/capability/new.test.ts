import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { indexFiles } from '../generate/indexes.ts'
import { filesOf as projectionFiles } from '../projection/template.ts'
import { testTree } from '../testing/tree.ts'
import { filesOf } from './template.ts'

// A new projection is checked here too, because a single run of the compiler then checks both.

const { tree, npmRun } = testTree(t)
const run = promisify(execFile)
const add = (name: string) => npmRun('capability', 'new', name)
const addProjection = (name: string) => npmRun('projection', 'new', name)

t.test('newly generated capabilities and projections pass every check and their own tests', async (t) => {
  await addProjection('ways-in')
  t.match(readFileSync(join(tree, 'projections/index.ts'), 'utf8'), /\n {2}waysIn,\n\]\n$/)
  await add('daily-walks')
  const sources = [
    ...Object.keys(filesOf('daily-walks')),
    ...Object.keys(projectionFiles('ways-in')).map((file) => `projections/ways-in/${file}`),
    ...indexFiles(tree).keys(),
  ].filter((file) => file.endsWith('.ts'))
  const [walks, ways] = await Promise.all([
    run(process.execPath, ['services/commands/daily-walks.test.ts'], { cwd: tree }),
    run(process.execPath, ['projections/ways-in/ways-in.test.ts'], { cwd: tree }),
    run('oxfmt', ['--check', ...sources], { cwd: tree }),
    run('oxlint', ['--deny-warnings', ...sources], { cwd: tree }),
    run('tsc', ['-p', '.'], { cwd: tree }),
    run(process.execPath, ['services/commands/deciders.test.ts'], { cwd: tree }),
    run(process.execPath, ['events/golden.test.ts'], { cwd: tree }),
  ])
  t.match(walks.stdout, 'ok 1 - a member turns daily walks on and off')
  t.match(ways.stdout, 'ok 1 - members are counted')
})

t.test('names of new capabilities and projections that are taken or invalid are rejected', async (t) => {
  for (const [name, why] of [
    ['daily-walks', /Choose another name/],
    ['messaging', /events\/messaging\.ts already exists/],
    ['Daily', /not a valid name/],
  ] as const) {
    const rejected: unknown = await add(name).catch((error: unknown) => error)
    t.match(rejected, { code: 1, stderr: why }, name)
  }
  const rejected: unknown = await addProjection('ways-in').catch((error: unknown) => error)
  t.match(rejected, { code: 1, stderr: /Choose another name/ }, 'the projection that was just made')
  t.match((await npmRun('capability', '--help')).stdout, /new .*<name>/)
})
