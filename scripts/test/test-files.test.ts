import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'tap'
import { testFolder } from '../testing/services.ts'
import { testFile } from './jobs.ts'

const file = `
import { test } from '${import.meta.resolve('tap')}'
const later = () => new Promise((resolve) => setTimeout(resolve, 20))
test('passes', async (t) => t.pass())
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
test('passes too', async (t) => t.pass())
`

test('an error that a test does not catch fails this test and no other', async (t) => {
  const path = join(testFolder(t), 'stray.test.ts')
  writeFileSync(path, file)
  const { passed, failed } = await testFile(path, process.env).run(new AbortController().signal)
  t.equal(passed, 2)
  const found = failed.map(({ test, details }) => `${test.replace(path, '')}: ${details}`).join('\n')
  t.match(found, /> throws: [^]*stray/)
  t.match(found, /> rejects: [^]*not caught/)
  t.notMatch(found, /> passes/)
})
