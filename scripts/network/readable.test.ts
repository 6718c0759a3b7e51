import { test } from 'tap'
import { readable } from './readable.ts'

test("of a process's output, only warnings, errors and lines other than log entries are shown", async (t) => {
  const said: string[] = []
  const lines = [
    'api: {"level":30,"msg":"answered"}',
    'api: {"level":50,"msg":"a request failed","err":{"message":"no connection"}}',
    'projector: {',
    'postgres: creating the database',
  ]
  lines.forEach((line) => readable(line, (text) => said.push(text)))
  t.same(said, ['api: a request failed (no connection)', 'projector: {', 'postgres: creating the database'])
})
