import { execPath } from 'node:process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'tap'
import { testFolder } from '../testing/services.ts'
import { isLocked, lockFolder } from './lock.ts'

const holder = (folder: string) =>
  spawn(
    execPath,
    [
      '-e',
      `import('${import.meta.dirname}/lock.ts').then(({ lockFolder }) => {
        lockFolder(${JSON.stringify(folder)})
        console.log('locked')
        setInterval(() => {}, 1000)
      })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )

test('only one process at a time can lock a folder, and its end releases the lock', async (t) => {
  const folder = testFolder(t)
  t.equal(isLocked(folder), false)
  const other = holder(folder)
  await once(other.stdout, 'data')
  t.equal(isLocked(folder), true)
  t.throws(() => lockFolder(folder), { message: /Another command is using the data/ })
  other.kill('SIGKILL')
  await once(other, 'exit')
  t.equal(isLocked(folder), false)
  lockFolder(folder)()
  t.equal(isLocked(folder), false, 'given back')
})
