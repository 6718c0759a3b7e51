import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import t from 'tap'
import { testTree } from '../testing/tree.ts'
import { filesOf } from './template.ts'

const { tree, npmRun } = testTree(t)
const run = promisify(execFile)
const add = (name: string) => npmRun('capability', 'new', name)

t.test('npm run capability generates a feature that passes every check and its own tests', async (t) => {
  await add('daily-walks')
  const sources = Object.keys(filesOf('daily-walks')).filter((file) => file.endsWith('.ts'))
  const [{ stdout }] = await Promise.all([
    run(process.execPath, ['services/commands/daily-walks.test.ts'], { cwd: tree }),
    run('oxfmt', ['--check', ...sources], { cwd: tree }),
    run('oxlint', ['--deny-warnings', 'events', 'projections', 'services'], { cwd: tree }),
    run('tsc', ['-p', '.'], { cwd: tree }),
    run(process.execPath, ['services/commands/deciders.test.ts'], { cwd: tree }),
    run(process.execPath, ['events/golden.test.ts'], { cwd: tree }),
  ])
  t.match(stdout, 'ok 1 - a member turns daily walks on and off')
})

t.test('npm run capability rejects a name that is taken or invalid, and writes no file', async (t) => {
  for (const [name, why] of [
    ['daily-walks', /Choose another name/],
    ['messaging', /events\/messaging\.ts already exists/],
    ['Daily', /not a valid name/],
  ] as const) {
    const rejected: unknown = await add(name).catch((error: unknown) => error)
    t.match(rejected, { code: 1, stderr: why }, name)
  }
  t.match((await npmRun('capability', '--help')).stdout, /new .*<name>/)
})
