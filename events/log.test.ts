import { EventStoreDBClient } from '@eventstore/db-client'
import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { test, type Test } from 'tap'
import { testFolder } from '../scripts/testing/services.ts'
import { silentPort } from '../scripts/testing/silent.ts'
import { startNode } from '../services/eventstore/server.ts'
import { openCodec, type Codec } from './codec.ts'
import { ERASED } from './define.ts'
import type { NewEvent, RecordedEvent } from './event.ts'
import { LogUnavailable, openLog, WrongRevision, type Batch, type Log } from './log.ts'

const ada = 'member_01jd0000000000000000000001'
const bo = 'member_01jd0000000000000000000002'

const what = {
  followed: { type: 'MemberFollowed', data: { follower: ada, followed: bo } },
  unfollowed: { type: 'MemberUnfollowed', data: { follower: ada, followed: bo } },
} as const

const event = (happened: Pick<NewEvent, 'type' | 'data'> = what.followed): NewEvent => ({
  id: randomUUID(),
  ...happened,
  metadata: {
    actor: ada,
    site: null,
    commandId: randomUUID(),
    cause: null,
    version: 1,
    occurredAt: '2026-11-21T10:00:00.000Z',
    origin: 'live',
  },
})
const events = (count: number) => Array.from({ length: count }, () => event())
const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id)

/** A codec whose keys are kept in memory. */
function openTestCodec() {
  const keys = new Map<string, Uint8Array>()
  const codec = openCodec({
    ensure: async (subject) => keys.get(subject) ?? keys.set(subject, randomBytes(32)).get(subject)!,
    find: async () => keys,
  })
  return { keys, codec }
}

/** A log on an event store of the test's own, which can go away and come back. */
async function testLog(t: Test, { codec = openTestCodec().codec, patience = 10_000 } = {}) {
  const file = join(testFolder(t), 'log.sqlite')
  let node = await startNode({ file })
  const { port } = node
  t.teardown(() => node.stop())
  const url = `esdb://127.0.0.1:${port}?tls=false`
  const open = (codec: Codec): Log => {
    const log = openLog({ url, codec, patience })
    t.teardown(() => log.close())
    return log
  }
  return {
    url,
    log: open(codec),
    open,
    stop: () => node.stop(),
    async start() {
      node = await startNode({ file, port })
    },
  }
}

async function all(log: Log, after?: bigint) {
  const found: RecordedEvent[] = []
  for await (const { events } of log.readAll(after === undefined ? {} : { after })) found.push(...events)
  return found
}

/** Follows the tail until it has given so many events. */
async function followed(t: Test, log: Log, count: number, after?: bigint) {
  const stop = new AbortController()
  t.teardown(() => stop.abort())
  const batches: (Batch & { live: boolean })[] = []
  const found: RecordedEvent[] = []
  for await (const batch of log.tail({ signal: stop.signal, ...(after !== undefined && { after }) })) {
    batches.push(batch)
    found.push(...batch.events)
    if (found.length >= count) break
  }
  return { batches, found }
}

test('append', async (t) => {
  const { log, url } = await testLog(t)
  const begun = await log.append('follow-a', [event()], 'no_stream')
  t.equal(begun.revision, 0)
  const gone = await log.append('follow-a', events(3), 0)
  t.equal(gone.revision, 3)
  t.ok(gone.position > begun.position)

  await t.test('at another revision than expected it is refused', async (t) => {
    await t.rejects(log.append('follow-a', [event()], 'no_stream'), WrongRevision)
    await t.rejects(log.append('follow-a', [event()], 2), WrongRevision)
    await t.rejects(log.append('follow-a', [event()], 9), WrongRevision)
    await t.rejects(log.append('follow-none', [event()], 0), WrongRevision)
    t.equal(await log.head(), gone.position, 'nothing was appended')
  })

  await t.test('a stream that is tombstoned has moved on for good, and has nothing to read', async (t) => {
    await log.append('follow-gone', [event()], 'no_stream')
    const client = EventStoreDBClient.connectionString(url)
    t.teardown(() => client.dispose())
    await client.tombstoneStream('follow-gone')
    t.same(await log.read('follow-gone'), [])
    t.same(await log.read('follow-gone', { backwards: true, limit: 1 }), [])
    await t.rejects(log.append('follow-gone', [event()], 0), WrongRevision)
    await t.rejects(log.append('follow-gone', [event()], 'no_stream'), WrongRevision)
  })

  await t.test('repeated with the same event ids it is written once', async (t) => {
    const more = events(2)
    const first = await log.append('follow-a', more, 3)
    await log.append('follow-a', [event()], 5)
    t.same(await log.append('follow-a', more, 3), first)
    t.equal((await log.read('follow-a')).length, 7)
  })
})

test('read', async (t) => {
  const { log } = await testLog(t)
  const written = events(1005)
  const { position } = await log.append('follow-a', written, 'no_stream')
  const read = async (options?: Parameters<Log['read']>[1]) =>
    (await log.read('follow-a', options)).map(({ revision }) => revision)
  t.same(await log.read('follow-none'), [], 'where there is no stream')
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

test('personal fields are readable as long as their key is there', async (t) => {
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

test('readAll and head', async (t) => {
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

test('tail', async (t) => {
  const { log } = await testLog(t)
  const before = events(1500)
  await log.append('follow-a', before.slice(0, 700), 'no_stream')
  const { position } = await log.append('follow-a', before.slice(700), 699)

  await t.test('gives what there is, then what comes', async (t) => {
    const after = events(3)
    const stop = new AbortController()
    const found: string[] = []
    let appended: Promise<unknown> | null = null
    let wasLive = false
    for await (const batch of log.tail({ signal: stop.signal })) {
      t.ok(batch.events.length <= 1000)
      found.push(...idsOf(batch.events))
      wasLive ||= batch.live
      if (found.length === before.length) appended = log.append('follow-b', after, 'no_stream')
      if (found.length === before.length + after.length) stop.abort()
    }
    await appended
    t.same(found, idsOf([...before, ...after]))
    t.ok(wasLive, 'it said that it had caught up')
  })

  await t.test('goes on after a position', async (t) => {
    const [more] = events(1)
    const following = followed(t, log, 4, position)
    await log.append('follow-c', [more!], 'no_stream')
    const { found } = await following
    t.equal(found.at(-1)?.id, more?.id)
    t.ok(found.every((event) => event.position > position))
  })

  await t.test('ends by the signal while nothing comes', async (t) => {
    const stop = new AbortController()
    const batches = log.tail({ after: await log.head(), signal: stop.signal })[Symbol.asyncIterator]()
    const next = batches.next()
    stop.abort()
    t.match(await next, { done: true })
  })

  await t.test('ends when its reader leaves', async (t) => {
    await followed(t, log, 1)
    const { position } = await log.append('follow-d', [event()], 'no_stream')
    t.equal(await log.head(), position, 'the log goes on')
  })
})

test('an event of a type that this release does not know', async (t) => {
  const { codec } = openTestCodec()
  const { log, open } = await testLog(t)
  const later = 'MemberForeseen'
  const older = open({
    ...codec,
    decode: (stored, reading) =>
      codec.decode(
        stored.map((one) => (one.type === 'MemberUnfollowed' ? { ...one, type: later } : one)),
        reading,
      ),
  })
  const [first, second, unknown, last] = [event(), event(), event(what.unfollowed), event()]
  await log.append('follow-a', [first, second, unknown, last], 'no_stream')
  const sentence = {
    name: 'UnreadableEvent',
    message: new RegExp(
      `${unknown.id} \\(${later} version 1, follow-a revision 2, position \\d+\\).*Update it`,
    ),
  }

  for (const read of [() => older.readAll(), () => older.tail({ signal: new AbortController().signal })]) {
    const batches: Batch[] = []
    await t.rejects(async () => {
      for await (const batch of read()) batches.push(batch)
    }, sentence)
    t.same(idsOf(batches.flatMap(({ events }) => events)), [first.id, second.id], 'what is before it is read')
    const [, at] = (await log.read('follow-a')).map(({ position }) => position)
    t.equal(batches.at(-1)?.position, at, 'and no more counts as read')
  }
  const told: Batch[] = []
  for await (const batch of older.readAll({ tellsUnreadable: true })) told.push(batch)
  t.same(
    idsOf(told.flatMap(({ events }) => events)),
    [first.id, second.id, last.id],
    'who wants to hear of it reads on',
  )
  t.match(
    told.flatMap(({ unreadable }) => unreadable),
    [{ ...sentence, event: { id: unknown.id, type: later } }],
  )
  const types = new Set(['MemberFollowed'])
  const followedOnly: Batch[] = []
  for await (const batch of older.readAll({ types })) followedOnly.push(batch)
  t.same(
    idsOf(followedOnly.flatMap(({ events }) => events)),
    [first.id, second.id, last.id],
    'who wants others passes it',
  )
  t.equal(
    followedOnly.reduce((sum, { count }) => sum + count, 0),
    4,
    'and counts it',
  )

  await t.rejects(older.read('follow-a'), sentence, 'nobody decides on part of a stream')
  t.same(idsOf(await older.read('follow-a', { limit: 2 })), [first.id, second.id])
  t.equal((await all(log)).length, 4, 'a release that knows it reads on')
})

test('an event store that goes away and comes back', async (t) => {
  const { log, start, stop } = await testLog(t)
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
      // In the middle of the appends, whichever is on its way.
      await log.head()
      await stop()
      await start()
    }
    await appending
  }
  const { found, batches } = await following
  t.same(idsOf(found), written, 'its tail has all of it, in order, once')
  t.same(idsOf(await all(log)), written, 'each append was kept once')
  const positions = batches.map(({ position }) => position)
  t.same(
    positions,
    positions.toSorted((a, b) => (a < b ? -1 : 1)),
  )
})

test('an event store that stays away', async (t) => {
  const { log, stop } = await testLog(t, { patience: 200 })
  await log.append('follow-a', [event()], 'no_stream')
  await stop()
  await t.rejects(log.append('follow-a', [event()], 0), LogUnavailable)
  await t.rejects(log.read('follow-a'), LogUnavailable)
  await t.rejects(log.head(), { message: /did not tell where it ends within 200 ms. Is it running\?/ })
})

test('a store that stands still is not waited for longer than patience lasts', async (t) => {
  const url = `esdb://127.0.0.1:${await silentPort(t)}?tls=false`
  const log = openLog({ url, codec: openTestCodec().codec, patience: 300 })
  const began = performance.now()
  await Promise.all([
    t.rejects(log.append(`follow-${randomUUID()}`, [event()], 'no_stream'), LogUnavailable),
    t.rejects(log.read('follow-1'), LogUnavailable),
    t.rejects(log.head(), LogUnavailable),
  ])
  t.ok(performance.now() - began < 5000, 'soon')
})
