import { test } from 'tap'
import { ERASED } from './define.ts'
import { connect } from './log/connect.ts'
import { WrongRevisionError, type Log } from './log.ts'
import { ada, all, bo, event, events, idsOf, openTestCodec, testLog, what } from './testing/log.ts'

test('an append succeeds only if its stream is at the expected revision', async (t) => {
  const { log, url } = await testLog(t)
  const first = await log.append('follow-a', [event()], 'no_stream')
  t.equal(first.revision, 0)
  const gone = await log.append('follow-a', events(3), 0)
  t.equal(gone.revision, 3)
  t.ok(gone.position > first.position)

  await t.test('an append at an unexpected revision is rejected', async (t) => {
    await t.rejects(log.append('follow-a', [event()], 'no_stream'), WrongRevisionError)
    await t.rejects(log.append('follow-a', [event()], 2), WrongRevisionError)
    await t.rejects(log.append('follow-a', [event()], 9), WrongRevisionError)
    await t.rejects(log.append('follow-none', [event()], 0), WrongRevisionError)
    t.equal(await log.head(), gone.position, 'nothing was appended')
  })

  await t.test('a tombstoned stream has no events and accepts no appends', async (t) => {
    await log.append('follow-gone', [event()], 'no_stream')
    const client = connect(url)
    t.teardown(() => client.dispose())
    await client.tombstoneStream('follow-gone')
    t.same(await log.read('follow-gone'), [])
    t.same(await log.read('follow-gone', { backwards: true, limit: 1 }), [])
    await t.rejects(log.append('follow-gone', [event()], 0), WrongRevisionError)
    await t.rejects(log.append('follow-gone', [event()], 'no_stream'), WrongRevisionError)
  })

  await t.test('an append that is repeated with the same event ids writes the events once', async (t) => {
    const more = events(2)
    const first = await log.append('follow-a', more, 3)
    await log.append('follow-a', [event()], 5)
    t.same(await log.append('follow-a', more, 3), first)
    t.equal((await log.read('follow-a')).length, 7)
  })
})

test('a stream is read from a revision on, up to a limit', async (t) => {
  const { log } = await testLog(t)
  const written = events(1005)
  const { position } = await log.append('follow-a', written, 'no_stream')
  const read = async (options?: Parameters<Log['read']>[1]) =>
    (await log.read('follow-a', options)).map(({ revision }) => revision)
  t.same(await log.read('follow-none'), [], 'a missing stream')
  t.equal((await read()).length, 1000, 'at most a thousand unless told')
  t.same(await read({ from: 1003 }), [1003, 1004])
  t.same(await read({ from: 5, limit: 2 }), [5, 6])
  t.same(await read({ from: 1005 }), [])
  t.same(await read({ backwards: true, limit: 2 }), [1004, 1003])
  t.same(await read({ backwards: true, from: 1 }), [1, 0])

  const [last] = await log.read('follow-a', { backwards: true, limit: 1 })
  const { id, metadata } = written.at(-1)!
  t.match(last, { ...what.followed, id, stream: 'follow-a', revision: 1004, position, metadata })
  t.ok(Math.abs(Date.now() - last!.recordedAt.getTime()) < 60_000, 'the store’s own time')
})

test("personal fields can be read until the member's key is destroyed", async (t) => {
  const { codec, keys } = openTestCodec()
  const { log } = await testLog(t, { codec })
  const ids = {
    message: 'message_01jd0000000000000000000001',
    conversation: 'conversation_01jd0000000000000000000001',
  } as const
  const data = { ...ids, sender: ada, receiver: bo, body: 'my knees hurt' } as const
  await log.append('message-a', [event({ type: 'MessageSent', data })], 'no_stream')
  t.match(await log.read('message-a'), [{ data: { body: 'my knees hurt' } }])
  keys.delete(ada)
  t.match(await log.read('message-a'), [{ data: { body: ERASED } }])
})

test('reading the whole log ends at the position of its last event', async (t) => {
  const { log } = await testLog(t)
  t.equal(await log.head(), -1n, 'an empty log')
  t.same(await all(log), [])

  const one = events(1200)
  const other = events(3)
  const { position } = await log.append('follow-a', one, 'no_stream')
  const { position: last } = await log.append('follow-b', other, 'no_stream')
  t.equal(await log.head(), last)
  t.same(idsOf(await all(log)), idsOf([...one, ...other]), 'in the order of the log')
  t.same(idsOf(await all(log, position)), idsOf(other), 'after a position, without it')
  t.same(await all(log, last), [])

  let before = -1n
  for await (const batch of log.readAll()) {
    t.ok(batch.events.length <= 1000)
    t.ok(batch.position > before, 'positions rise')
    t.equal(batch.position, batch.events.at(-1)?.position)
    before = batch.position
  }
  t.equal(before, last)

  const stop = new AbortController()
  const found: string[] = []
  for await (const batch of log.readAll({ signal: stop.signal })) {
    found.push(...idsOf(batch.events))
    stop.abort()
  }
  t.ok(found.length < 1203, 'ends by the signal')
})
