import { test } from 'tap'
import { startChild } from './child.ts'

test('a process that is to start after the others have failed is stopped at once', async (t) => {
  const started = startChild({
    name: 'endless',
    command: process.execPath,
    args: ['-e', 'setInterval(() => {}, 1000)'],
    ready: /never/,
    until: AbortSignal.abort(),
    log: () => {},
  })
  await t.rejects(started, { message: 'Stopped waiting for endless' })
})
