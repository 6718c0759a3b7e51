import { test } from 'tap'
import { DISCONNECT_MS, retryDelay, somebodyThere } from './reconnect.ts'

test('A lost connection is retried at growing intervals, for 100 seconds', async (t) => {
  t.equal(retryDelay(0, 0, 0.5), 500)
  t.equal(retryDelay(3, 4000, 0.5), 4000)
  t.equal(retryDelay(20, 99_999, 1), 15_000)
  t.equal(retryDelay(0, DISCONNECT_MS), null)
})

/** Creates a window on which the tests dispatch events. */
const openPage = () => Object.assign(new EventTarget(), { document: { hidden: true } })

test('After 100 seconds offline, a hidden tab reconnects only once it is visible', async (t) => {
  const page = openPage()
  let isHere = false
  const waiting = somebodyThere(page).then(() => (isHere = true))
  page.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('visibilitychange'))
  await Promise.resolve()
  t.notOk(isHere, 'nobody looks at a hidden tab')
  page.document.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await waiting
  t.ok(isHere)
})

for (const sign of ['online', 'focus', 'keydown', 'pointermove', 'popstate']) {
  test(`After 100 seconds offline, ${sign} in a visible tab leads to a reconnection`, async (t) => {
    const page = openPage()
    page.document.hidden = false
    const waiting = somebodyThere(page)
    page.dispatchEvent(new Event(sign))
    await waiting
    t.pass()
  })
}
