import { test } from 'tap'
import { demoPassword } from '../seed/logins.ts'
import { isSeeded, welcome } from './serve.ts'

test('in production, npm start creates the demo and its accounts on request only', async (t) => {
  t.equal(isSeeded(undefined, { NODE_ENV: 'production' }), false)
  t.equal(isSeeded(true, { NODE_ENV: 'production' }), true)
  t.equal(isSeeded(undefined, {}), true)
  t.equal(isSeeded(false, {}), false)
})

test('the startup message begins with the address to open first, and its lists share their columns', async (t) => {
  const lines = welcome('http://localhost:3000', { demo: true, showsOutbox: true })
  t.match(lines[0], /Open this first: http:\/\/diabetes\.localhost:3000$/)
  t.match(
    lines.join('\n'),
    /http:\/\/localhost:3000 without .* shows the first one by name, Autoimmune Commons\./,
  )
  const rows = lines.filter((line) => line.startsWith('  '))
  t.equal(new Set(rows.map((row) => /^ {2}\S.*? {2,}(?=\S)/.exec(row)?.[0].length)).size, 1)
})

test("the startup message names the demo's accounts and the outbox only if they exist", async (t) => {
  const said = (demo: boolean, showsOutbox: boolean) =>
    welcome('http://localhost:3000', { demo, showsOutbox }).join('\n')
  t.match(said(true, true), new RegExp(`${demoPassword}.*http://ra.localhost:3000.*/dev/outbox`, 's'))
  t.notMatch(said(false, true), demoPassword)
  t.notMatch(said(true, false), '/dev/outbox')
  t.match(said(false, false), 'http://localhost:3000')
})
