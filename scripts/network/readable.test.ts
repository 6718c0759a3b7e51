import { test } from 'tap'
import { readable } from './readable.ts'

test("of a process's output, only warnings and errors with their causes, and lines other than log entries, are shown", async (t) => {
  const said: string[] = []
  const lines = [
    'api: {"level":30,"msg":"answered"}',
    'api: {"level":50,"msg":"a request failed","err":{"message":"no connection"}}',
    'api: {"level":40,"time":1,"pid":2,"hostname":"a","name":"api","reqId":"3","msg":"no answer","error":"late","route":"/ok"}',
    'api: {"level":40,"msg":"no site has this host","host":"lupus.example"}',
    'projector: {',
    'postgres: creating the database',
  ]
  lines.forEach((line) => readable(line, (text) => said.push(text)))
  t.same(said, [
    'api: a request failed (no connection)',
    'api: no answer (late; route: /ok)',
    'api: no site has this host (host: lupus.example)',
    'projector: {',
    'postgres: creating the database',
  ])
})
