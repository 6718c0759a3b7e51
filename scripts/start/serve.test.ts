import { test } from 'tap'
import { demoPassword } from '../seed/logins.ts'
import { isSeeded, welcome } from './serve.ts'

test('in production, npm start creates the demo and its accounts on request only', async (t) => {
  t.equal(isSeeded(undefined, { NODE_ENV: 'production' }), false)
  t.equal(isSeeded(true, { NODE_ENV: 'production' }), true)
  t.equal(isSeeded(undefined, {}), true)
  t.equal(isSeeded(false, {}), false)
})

test("the startup message names the demo's accounts and the outbox only if they exist", async (t) => {
  const said = (demo: boolean, showsOutbox: boolean) =>
    welcome('http://localhost:3000', { demo, showsOutbox }).join('\n')
  t.match(said(true, true), new RegExp(`http://diabetes.localhost:3000.*/dev/outbox.*${demoPassword}`, 's'))
  t.notMatch(said(false, true), demoPassword)
  t.notMatch(said(true, false), '/dev/outbox')
  t.match(said(false, false), 'http://localhost:3000')
})
