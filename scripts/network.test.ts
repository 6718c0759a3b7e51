import { once } from 'node:events'
import { test } from 'tap'
import { openNetwork } from './network.ts'
import { lockFolder } from './network/lock.ts'
import { testFolder } from './testing/services.ts'

test('of two starts on one folder, the second ends at once and builds nothing', async (t) => {
  const folder = testFolder(t)
  t.teardown(lockFolder(folder))
  let isBuilt = false
  const start = openNetwork({ need: [], folder, web: async () => void (isBuilt = true) })
  await t.rejects(start, { message: /Another command is using the data in .* Wait for it to finish/ })
  t.equal(isBuilt, false)
})

test('a start that fails ends the build of the web', async (t) => {
  let stop: AbortSignal | null = null
  const start = openNetwork({
    need: [],
    folder: testFolder(t),
    env: { LOG_LEVEL: 'loud' },
    async web(signal) {
      stop = signal
      await once(signal, 'abort')
    },
  })
  await t.rejects(start, { message: /LOG_LEVEL/ })
  t.match(stop, { aborted: true })
})
