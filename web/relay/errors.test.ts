import { test } from 'tap'
import { failureText, genericFailure, OperationError } from './errors.ts'

test("a failure shows the server's message without its prefix, and never the text of the browser", async (t) => {
  const told = { message: 'GraphQL error: Please request a new code.', extensions: { code: 'CONFLICT' } }
  t.equal(failureText(new OperationError([told])), 'Please request a new code.')
  t.equal(failureText(new TypeError('Failed to fetch')), genericFailure)
})
