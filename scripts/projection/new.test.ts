import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { testTree } from '../testing/tree.ts'
import { checkName } from './new.ts'

const { tree, npmRun } = testTree(t)
const run = promisify(execFile)
const add = (name: string) => npmRun('projection', 'new', name)

t.test('a newly generated projection runs without changes and passes every check', async (t) => {
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

t.test('a name for a new projection that is taken or invalid is rejected', async (t) => {
  const rejected: unknown = await add('ways-in').catch((error: unknown) => error)
  t.match(rejected, { code: 1, stderr: /Choose another name/ }, 'the one that was just made')
  for (const name of ['content', 'personal-data'])
    t.throws(() => checkName(name), { message: /Choose another name/ }, name)
  for (const name of ['Ways', '../out', 'new', 'testing', 'a--b', '1st'])
    t.throws(() => checkName(name), { message: /Use lowercase words/ }, name)
  t.doesNotThrow(() => checkName('daily-greetings'))
})
