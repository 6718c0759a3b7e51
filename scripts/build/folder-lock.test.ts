import t from 'tap'
import { testFolder } from '../testing/services.ts'
import { runExclusively } from './folder-lock.ts'

t.test('work for a folder waits until other work for it has ended or failed', async (t) => {
  const folder = testFolder(t)
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = runExclusively(folder, async () => {
    await gate.promise
    done.push('first')
    throw new Error('no space')
  })
  const second = runExclusively(folder, async () => void done.push('second'))
  gate.resolve()
  await t.rejects(first, { message: 'no space' })
  await second
  t.same(done, ['first', 'second'])
})

t.test('work that waits for other work ends when it is no longer wanted', async (t) => {
  const folder = testFolder(t)
  const gate = Promise.withResolvers<void>()
  const first = runExclusively(folder, () => gate.promise)
  const stop = new AbortController()
  const second = runExclusively(folder, async () => t.fail('was done'), stop.signal)
  stop.abort()
  await t.rejects(second, { name: 'AbortError' })
  gate.resolve()
  await first
})
