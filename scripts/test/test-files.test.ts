import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type Test } from 'tap'
import { testFolder } from '../testing/services.ts'
import { openTestFiles } from './jobs.ts'

/** Runs files one after the other in the processes of a test run; `outcome` is that of one file, by its name. */
async function runFiles(t: Test, files: Record<string, string>, limits = {}) {
  const folder = testFolder(t)
  const tests = openTestFiles(process.env, limits)
  const { signal } = new AbortController()
  const outcomes = new Map<string, string>()
  const note = (name: string, { passed, failed }: Awaited<ReturnType<typeof tests.last.run>>) =>
    outcomes.set(
      name,
      [`${passed} passed`, ...failed.map(({ test, details }) => `${test}: ${details}`)]
        .join('\n')
        .replaceAll(`${folder}/`, ''),
    )
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    writeFileSync(path, `import { test } from 'tap'\n${content}`)
    note(name, await tests.job(path).run(signal))
  }
  note('last', await tests.last.run(signal))
  return (name: string) => outcomes.get(name) ?? ''
}

const good = "test('passes', async (t) => t.pass())"

test('an error that a test does not catch fails this test and no other', async (t) => {
  const outcome = await runFiles(t, {
    'a.mjs': `
const later = () => new Promise((resolve) => setTimeout(resolve, 20))
test('throws', async (t) => {
  await t.test('in a part', async (t) => {
    setTimeout(() => { throw new Error('stray') })
    await later()
    t.pass()
  })
})
test('rejects', async (t) => {
  void Promise.reject(new Error('not caught'))
  await later()
  t.pass()
})
${good}`,
  })
  t.match(outcome('a.mjs'), /1 passed[^]*> throws: [^]*stray[^]*> rejects: [^]*not caught/)
  t.notMatch(outcome('a.mjs'), /> passes/)
})

test('a file that cannot be imported or holds no test fails, and the files after it in its process run', async (t) => {
  const outcome = await runFiles(t, { 'a.mjs': "import './nowhere.mjs'", 'b.mjs': '', 'c.mjs': good })
  t.match(outcome('a.mjs'), /0 passed[^]*Cannot find module/)
  t.match(outcome('b.mjs'), /0 passed[^]*holds no test/)
  t.equal(outcome('c.mjs'), '1 passed')
  t.equal(outcome('last'), '0 passed')
})

test('an isolated file shares its process with no other', async (t) => {
  const alone =
    "if (Reflect.get(globalThis, 'used')) throw new Error('used'); Reflect.set(globalThis, 'used', true); test('is alone', async (t) => t.pass())"
  const outcome = await runFiles(t, {
    'a.mjs': `Reflect.set(globalThis, 'used', true); ${good}`,
    'b.isolated.test.ts': alone,
    'c.isolated.test.ts': alone,
  })
  t.equal(outcome('b.isolated.test.ts'), '1 passed')
  t.equal(outcome('c.isolated.test.ts'), '1 passed')
})

test('a file that ends its process fails with its last lines, and the next file gets another process', async (t) => {
  const ends =
    "console.log('last words'); setTimeout(() => process.exit(3), 50); test('waits', () => new Promise(() => {}))"
  const outcome = await runFiles(t, { 'a.mjs': ends, 'b.mjs': good })
  t.match(outcome('a.mjs'), /0 passed[^]*ended with 3[^]*last words/)
  t.equal(outcome('b.mjs'), '1 passed')
})

test('a test that hangs fails by its name, and one that blocks its process is stopped', async (t) => {
  const hangs = "setInterval(() => {}, 1000).unref(); test('hangs', () => new Promise(() => {}))"
  const outcome = await runFiles(t, { 'a.mjs': hangs, 'b.mjs': 'for (;;);', 'c.mjs': good }, { limit: 1000 })
  t.match(outcome('a.mjs'), /> hangs: [^]*timeout/)
  t.match(outcome('b.mjs'), /took too long/)
  t.equal(outcome('c.mjs'), '1 passed')
})

test('a file that leaves something open fails once its process should end', async (t) => {
  const outcome = await runFiles(t, { 'a.mjs': `setInterval(() => {}, 1000)\n${good}` }, { endLimit: 500 })
  t.equal(outcome('a.mjs'), '1 passed')
  t.match(outcome('last'), /a\.mjs: left something open/)
})
