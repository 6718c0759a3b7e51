import { pathToFileURL } from 'node:url'
import { t, Test, type TestOpts } from 'tap'
import { z } from 'zod'
import { setRoot } from './current-test.ts'

// Runs the test files that the parent process names, one after the other, and sends their TAP (test-process.ts).

/** Request of the parent: path of a test file, and its time limit in ms. */
const Request = z.object({ file: z.string(), limit: z.number() })

// Only files have a time limit, not the process.
t.setTimeout(0)

process.on('message', (message) => {
  const { file, limit } = Request.parse(message)
  const options: TestOpts = { name: file, timeout: limit, cb: () => import(pathToFileURL(file).href) }
  const test = new Test(options)
  setRoot(test)
  test.on('data', (chunk) => process.send?.({ tap: chunk }))
  test.runMain(() => {
    test.setTimeout(0)
    process.send?.({ isDone: true })
  })
})
