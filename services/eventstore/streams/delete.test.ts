import {
  ANY,
  BACKWARDS,
  binaryEvent,
  END,
  NO_STREAM,
  STREAM_EXISTS,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'tap'
import { collect, failsWith, numbered, numberedUpTo, revisionsOf, testNode } from '../testing/node.ts'

test('a soft-deleted stream is missing until the next append, which continues its revision numbers', async (t) => {
  const { client } = await testNode(t)
  const read = async () => revisionsOf(await collect(client.readStream('thing')))
  await client.appendToStream('thing', numberedUpTo(3))
  await failsWith(t, client.deleteStream('thing', { expectedRevision: 7n }), {
    constructor: WrongExpectedVersionError,
  })
  await client.deleteStream('thing', { expectedRevision: 2n })
  await failsWith(t, read(), { constructor: StreamNotFoundError })
  await failsWith(t, client.appendToStream('thing', [numbered(3)], { expectedRevision: STREAM_EXISTS }), {
    constructor: WrongExpectedVersionError,
  })
  t.match(await client.appendToStream('thing', numberedUpTo(2), { expectedRevision: NO_STREAM }), {
    nextExpectedRevision: 4n,
  })
  t.same(await read(), [3, 4], 'what was before stays hidden')

  await client.deleteStream('thing')
  t.match(await client.appendToStream('thing', [numbered(5)], { expectedRevision: 4n }), {
    nextExpectedRevision: 5n,
  })
  t.same(await read(), [5])
})

test('a stream with a single event can be soft-deleted', async (t) => {
  const { client } = await testNode(t)
  await client.appendToStream('thing', [numbered(0)])
  await client.appendToStream('other', [numbered(0)])
  t.match(await client.appendToStream('other', [numbered(1)], { expectedRevision: STREAM_EXISTS }), {
    nextExpectedRevision: 1n,
  })
  await client.deleteStream('thing', { expectedRevision: 0n })
  await failsWith(t, collect(client.readStream('thing')), { constructor: StreamNotFoundError })
  await client.appendToStream('thing', [numbered(1)], { expectedRevision: NO_STREAM })
  t.same(revisionsOf(await collect(client.readStream('thing'))), [1])
})

test('a tombstoned stream cannot be read or appended to again', async (t) => {
  const { client } = await testNode(t)
  await client.appendToStream('thing', numberedUpTo(3))
  await failsWith(t, client.tombstoneStream('thing', { expectedRevision: 7n }), {
    constructor: WrongExpectedVersionError,
  })
  const { position } = await client.tombstoneStream('thing', { expectedRevision: 2n })
  const deleted = { constructor: StreamDeletedError, streamName: 'thing' }
  await failsWith(t, collect(client.readStream('thing')), deleted)
  await failsWith(
    t,
    collect(client.readStream('thing', { direction: BACKWARDS, fromRevision: END })),
    deleted,
  )
  await failsWith(t, client.appendToStream('thing', [numbered(3)]), deleted)
  await failsWith(t, client.appendToStream('thing', [numbered(3)], { expectedRevision: NO_STREAM }), deleted)
  await failsWith(t, client.deleteStream('thing'), deleted)
  await failsWith(t, client.tombstoneStream('thing'), deleted)
  await failsWith(t, collect(client.subscribeToStream('thing')), deleted)

  const [last] = await collect(client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }))
  t.match(last?.event, { type: '$streamDeleted', streamId: 'thing' }, 'the log tells of it')
  t.equal(last?.event?.position?.commit, position?.commit)
  await client.tombstoneStream('never-written')
  await failsWith(t, client.appendToStream('never-written', [numbered(0)]), {
    constructor: StreamDeletedError,
  })
})

test('an error about a stream whose name is not ASCII reaches the client', async (t) => {
  const { client } = await testNode(t)
  await client.appendToStream('größe-😀', [numbered(0)])
  await client.tombstoneStream('größe-😀')
  await failsWith(t, collect(client.readStream('größe-😀')), { constructor: StreamDeletedError })
  await failsWith(t, client.tombstoneStream('größe-😀'), { constructor: StreamDeletedError })
  t.equal((await collect(client.readAll())).length, 2, 'the event store goes on')
})

test('a subscriber learns that its stream was tombstoned', async (t) => {
  const { client } = await testNode(t)
  await client.appendToStream('thing', [numbered(0)])
  const subscription = client.subscribeToStream('thing')
  const ended = failsWith(t, collect(subscription), { constructor: StreamDeletedError })
  await once(subscription, 'caughtUp')
  await client.tombstoneStream('thing')
  await ended
})

test('the metadata of a stream limits which of its events are visible', async (t) => {
  const { client } = await testNode(t)
  const read = async (stream: string) => revisionsOf(await collect(client.readStream(stream)))
  const back = async (stream: string) =>
    revisionsOf(await collect(client.readStream(stream, { direction: BACKWARDS, fromRevision: END })))

  await t.test('the metadata $maxCount hides all but the last events of a stream', async (t) => {
    await client.setStreamMetadata('counted', { maxCount: 3 })
    await client.appendToStream('counted', numberedUpTo(5))
    t.same(await read('counted'), [2, 3, 4])
    t.same(await back('counted'), [4, 3, 2])
    await client.appendToStream('counted', [numbered(5)])
    t.same(await read('counted'), [3, 4, 5])
    await client.setStreamMetadata('counted', {})
    t.equal((await read('counted')).length, 6, 'nothing was lost')
  })

  await t.test('the metadata $maxAge hides events older than a number of seconds', async (t) => {
    await client.appendToStream('aged', numberedUpTo(2))
    await client.setStreamMetadata('aged', { maxAge: 3600 })
    t.same(await read('aged'), [0, 1])
    await client.setStreamMetadata('aged', { maxAge: 0 })
    t.same(await read('aged'), [])
    t.same(await back('aged'), [])
  })

  await t.test('the metadata $tb hides events before a revision, even if written later', async (t) => {
    await client.appendToStream('cut', numberedUpTo(5))
    await client.setStreamMetadata('cut', { truncateBefore: 3 })
    t.same(await read('cut'), [3, 4])
    await client.setStreamMetadata('cut', { truncateBefore: 6 })
    t.same(await read('cut'), [], 'the stream is there, with nothing to see')
    await failsWith(t, client.appendToStream('cut', [numbered(5)], { expectedRevision: NO_STREAM }), {
      constructor: WrongExpectedVersionError,
    })
    await client.appendToStream('cut', [numbered(5), numbered(6)], { expectedRevision: 4n })
    t.same(await read('cut'), [6])
  })

  await t.test("stream metadata is returned together with the application's own fields", async (t) => {
    await client.setStreamMetadata(
      'described',
      { maxCount: 9, owner: 'Ada' },
      { expectedRevision: NO_STREAM },
    )
    const { metadata } = await client.getStreamMetadata('described')
    t.match(metadata, { maxCount: 9, owner: 'Ada' })
    await failsWith(t, client.setStreamMetadata('described', {}, { expectedRevision: NO_STREAM }), {
      constructor: WrongExpectedVersionError,
    })
  })

  await t.test('invalid stream metadata hides no events', async (t) => {
    await client.appendToStream('odd', numberedUpTo(2))
    for (const data of ['', 'null', '7', '[1]', '{"$tb": "soon", "$maxCount": null}', '{"$tb":'])
      await client.appendToStream('$$odd', [binaryEvent({ type: '$metadata', data: Buffer.from(data) })])
    t.same(await read('odd'), [0, 1])
    await client.deleteStream('odd')
    await failsWith(t, read('odd'), { constructor: StreamNotFoundError })
  })

  await t.test('the metadata of a stream remains after a soft delete', async (t) => {
    await client.setStreamMetadata('kept', { maxCount: 2, owner: 'Ada' })
    await client.appendToStream('kept', numberedUpTo(3))
    await client.deleteStream('kept')
    await client.appendToStream('kept', numberedUpTo(4), { expectedRevision: ANY })
    t.same(await read('kept'), [5, 6])
    t.match((await client.getStreamMetadata('kept')).metadata, {
      maxCount: 2,
      owner: 'Ada',
      truncateBefore: 3,
    })
  })
})

test('deleting a stream that never existed fails and does not create it', async (t) => {
  const { client, file } = await testNode(t)
  await failsWith(t, client.deleteStream('none'), { constructor: WrongExpectedVersionError })
  await failsWith(t, client.appendToStream('none', [numbered(0)], { expectedRevision: 3n }), {
    constructor: WrongExpectedVersionError,
  })
  const db = new DatabaseSync(file, { readOnly: true })
  t.teardown(() => db.close())
  t.same(db.prepare('select name from stream').all(), [])
})
