import { randomUUID } from 'node:crypto'
import { test } from 'tap'
import { silentPort } from '../scripts/testing/silent.ts'
import { LogUnavailableError, openLog } from './log.ts'
import { all, event, followed, idsOf, openTestCodec, testLog } from './testing/log.ts'

test('appends and subscriptions to the log continue after the event store was restarted', async (t) => {
  let reconnections = 0
  const { log, start, stop } = await testLog(t, { reconnected: () => reconnections++ })
  const count = 60
  const written: string[] = []
  const following = followed(t, log, count)

  for (let round = 0; round < 3; round++) {
    const appending = (async () => {
      for (let number = 0; number < count / 3; number++) {
        const one = event()
        await log.append('follow-a', [one], written.length ? written.length - 1 : 'no_stream')
        written.push(one.id)
      }
    })()
    if (round > 0) {
      // Awaits a read before the store is stopped, so that appends are in progress at that time.
      await log.head()
      await stop()
      await start()
    }
    await appending
  }
  const { found, batches } = await following
  t.same(idsOf(found), written, 'its tail has all of it, in order, once')
  t.same(idsOf(await all(log)), written, 'each append was kept once')
  t.ok(reconnections > 0, 'its reader reports new connections')
  const positions = batches.map(({ position }) => position)
  t.same(
    positions,
    positions.toSorted((a, b) => (a < b ? -1 : 1)),
  )
})

test('appends and reads fail after their timeout while the event store is down', async (t) => {
  const { log, stop } = await testLog(t, { timeoutMs: 200 })
  await log.append('follow-a', [event()], 'no_stream')
  await stop()
  await t.rejects(log.append('follow-a', [event()], 0), LogUnavailableError)
  await t.rejects(log.read('follow-a'), LogUnavailableError)
  await t.rejects(log.head(), { message: /did not tell where it ends within 200 ms. Is it running\?/ })
})

test('appends and reads fail after their timeout while the event store is suspended', async (t) => {
  const url = `esdb://127.0.0.1:${await silentPort(t)}?tls=false`
  const log = openLog({ url, codec: openTestCodec().codec, timeoutMs: 300 })
  const began = performance.now()
  await Promise.all([
    t.rejects(log.append(`follow-${randomUUID()}`, [event()], 'no_stream'), LogUnavailableError),
    t.rejects(log.read('follow-1'), LogUnavailableError),
    t.rejects(log.head(), LogUnavailableError),
  ])
  t.ok(performance.now() - began < 5000, 'soon')
})
