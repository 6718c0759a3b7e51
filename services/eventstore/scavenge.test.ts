import {
  BACKWARDS,
  END,
  jsonEvent,
  StreamDeletedError,
  type AllStreamRecordedEvent,
  type EventStoreDBClient,
} from '@eventstore/db-client'
import operations from '@eventstore/db-client/generated/operations_grpc_pb.js'
import operationsMessages from '@eventstore/db-client/generated/operations_pb.js'
import { credentials, status } from '@grpc/grpc-js'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { test, type Test } from 'tap'
import { openStore } from './storage/store.ts'
import {
  collect,
  failsWith,
  loginCall,
  numbered,
  revisionsOf,
  testFile,
  testNode,
  upTo,
} from './testing/node.ts'

const { ScavengeResp } = operationsMessages

interface Served {
  file: string
  port: number
}

function operator(t: Test, { file, port }: Served) {
  const client = new operations.OperationsClient(`127.0.0.1:${port}`, credentials.createInsecure())
  t.teardown(() => client.close())
  return {
    start: () =>
      new Promise<operationsMessages.ScavengeResp>((resolve, reject) =>
        client.startScavenge(new operationsMessages.StartScavengeReq(), loginCall(file), (error, response) =>
          error ? reject(error) : resolve(response),
        ),
      ),
    stop(id: string) {
      const options = new operationsMessages.StopScavengeReq.Options()
      options.setScavengeId(id)
      const request = new operationsMessages.StopScavengeReq()
      request.setOptions(options)
      return new Promise<operationsMessages.ScavengeResp>((resolve, reject) =>
        client.stopScavenge(request, loginCall(file), (error, response) =>
          error ? reject(error) : resolve(response),
        ),
      )
    },
  }
}

interface Outcome {
  result: string
  error: string
  eventsRemoved: number
  spaceSaved: number
}

/** Result of a scavenge, read from the scavenge's stream once it is there. */
async function endOf(client: EventStoreDBClient, id: string): Promise<Outcome> {
  for await (const { event } of client.subscribeToStream(`$scavenges-${id}`))
    if (event?.type === '$scavengeCompleted') return event.data as unknown as Outcome
  throw new Error('The subscription ended before the scavenge')
}

async function scavenge(t: Test, node: Served, client: EventStoreDBClient): Promise<Outcome> {
  return endOf(client, (await operator(t, node).start()).getScavengeId())
}

/** Finds all markers of the form `<number>` in the files of a log, and returns their numbers. */
function markersIn(file: string): Set<number> {
  const text = ['', '-wal', '-shm']
    .map((suffix) => file + suffix)
    .filter(existsSync)
    .map((path) => readFileSync(path).toString('latin1'))
    .join('')
  return new Set([...text.matchAll(/<(\d+)>/g)].map(([, number]) => Number(number)))
}

/** An event whose data contains a marker that can be found in a file. */
const marked = (number: number, padding = 0) =>
  jsonEvent({ type: 'Marked', data: { marker: `<${number}>`, padding: 'x'.repeat(padding) } })

const wholeLog = async (client: EventStoreDBClient) =>
  (await collect(client.readAll())).map(({ event }) => event as AllStreamRecordedEvent)
const placeOf = ({ id, streamId, revision, position }: AllStreamRecordedEvent) =>
  `${streamId}@${revision} ${position.commit} ${id}`

test('a scavenge removes all hidden events from the files, and nothing else', async (t) => {
  const { client, file, port } = await testNode(t)
  const write = (stream: string, ...numbers: number[]) =>
    client.appendToStream(
      stream,
      numbers.map((number) => marked(number, number % 10 === 3 ? 20_000 : 50)),
    )
  await write('kept', 1, 2, 3)
  await write('soft', 11, 12, 13)
  await write('ended', 21, 22, 23)
  await write('counted', 31, 32, 33, 34)
  await write('cut', 41, 42, 43)
  await write('aged', 51, 52)
  await write('reopened', 61, 62)
  await client.setStreamMetadata('ended', { owner: '<29>' })
  await client.deleteStream('soft')
  await client.tombstoneStream('ended')
  await client.setStreamMetadata('counted', { maxCount: 9, owner: '<39>' })
  await client.setStreamMetadata('counted', { maxCount: 2 })
  await client.setStreamMetadata('cut', { truncateBefore: 2 })
  await client.setStreamMetadata('aged', { maxAge: 0 })
  await client.deleteStream('reopened')
  await write('reopened', 63)
  await write('kept', 4)
  const before = await wholeLog(client)
  t.ok(markersIn(file).has(11), 'until then it is there')

  const outcome = await scavenge(t, { file, port }, client)
  const stay = [1, 2, 3, 4, 13, 33, 34, 43, 52, 63]
  t.same(
    [...markersIn(file)].toSorted((a, b) => a - b),
    stay,
    'of a stream that lives the last event stays, of one that ended nothing',
  )
  const after = await wholeLog(client)
  const gone = new Set([11, 12, 21, 22, 23, 31, 32, 41, 42, 51, 61, 62].map((number) => `<${number}>`))
  const isGone = ({ data }: AllStreamRecordedEvent) => gone.has((data as { marker?: string }).marker ?? '')
  const metadata = before.filter(({ streamId }) => streamId.startsWith('$$'))
  const oldMetadata = metadata.filter(
    ({ streamId, revision }) =>
      streamId === '$$ended' || (['$$counted', '$$reopened'].includes(streamId) && revision === 0n),
  )
  t.equal(oldMetadata.length, 3, 'of metadata the last counts')
  t.same(
    after.filter(({ streamId }) => !streamId.startsWith('$scavenges')).map(placeOf),
    before.filter((event) => !isGone(event) && !oldMetadata.includes(event)).map(placeOf),
    'same order, positions and revisions',
  )
  t.match(outcome, { result: 'Success', error: '', eventsRemoved: gone.size + oldMetadata.length })

  const read = async (stream: string) => revisionsOf(await collect(client.readStream(stream)))
  t.same(await read('kept'), [0, 1, 2, 3])
  t.same(await read('counted'), [2, 3])
  t.same(await read('cut'), [2])
  t.same(await read('reopened'), [2])
  await failsWith(t, read('ended'), { constructor: StreamDeletedError })
  await failsWith(t, write('ended', 1), { constructor: StreamDeletedError })
  t.match(await write('soft', 14), { nextExpectedRevision: 3n }, 'its revisions go on')
  t.match(
    await scavenge(t, { file, port }, client),
    { result: 'Success', eventsRemoved: 2 },
    'again: that event and metadata',
  )
})

test('after a scavenge, the files contain no copy of a deleted event and are smaller', async (t) => {
  const { client, file, port, restart } = await testNode(t)
  const streams = upTo(120)
  const rounds = 40
  for (const round of upTo(rounds))
    await Promise.all(
      streams.map((stream) => {
        const number = round * streams.length + stream
        return client.appendToStream(`thing-${stream}`, [marked(number, (number * 7919) % 700)])
      }),
    )
  const gone = new Set<number>()
  for (const step of [7, 3, 2, 5]) {
    const cut = streams
      .filter((stream) => stream % step === 0)
      .map(async (stream) => {
        const before = Math.floor(rounds / step) + (stream % 3)
        await client.setStreamMetadata(`thing-${stream}`, { truncateBefore: before })
        for (const round of upTo(before)) gone.add(round * streams.length + stream)
      })
    await Promise.all(cut)
    t.match(await scavenge(t, { file, port }, client), { result: 'Success' })
    const found = markersIn(file)
    t.same(
      [...gone].filter((number) => found.has(number)),
      [],
    )
    await client.appendToStream(
      'other',
      upTo(20).map((number) => numbered(number, 300)),
    )
  }
  const large = statSync(file).size
  await Promise.all(streams.map((stream) => client.tombstoneStream(`thing-${stream}`)))
  t.match(await scavenge(t, { file, port }, client), { result: 'Success' })
  t.equal(markersIn(file).size, 0)
  t.ok(statSync(file).size < large / 2)
  await restart()
  t.equal((await collect(client.readStream('other'))).length, 80)
  const db = new DatabaseSync(file, { readOnly: true })
  t.teardown(() => db.close())
  t.match(db.prepare('pragma integrity_check').all(), [{ integrity_check: 'ok' }])
})

test('a scavenge does not block readers and writers', async (t) => {
  const { client, file, port } = await testNode(t)
  for (const round of upTo(6))
    await client.appendToStream(
      'much',
      upTo(500).map((number) => marked(round * 500 + number, 300)),
    )
  await client.tombstoneStream('much')
  const end = scavenge(t, { file, port }, client)
  let ended = false
  void end.then(() => (ended = true))
  let slowest = 0
  let count = 0
  for (; !ended; count++) {
    const began = performance.now()
    await client.appendToStream('other', [numbered(count)])
    await collect(client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 10 }))
    slowest = Math.max(slowest, performance.now() - began)
  }
  t.match(await end, { result: 'Success', eventsRemoved: 3000 })
  t.ok(count > 1, `${count} appends and reads meanwhile`)
  t.ok(slowest < 5000, `the slowest took ${Math.round(slowest)} ms`)
})

test('only one scavenge can run at a time, and it can be stopped', async (t) => {
  const { client, file, port } = await testNode(t)
  for (const round of upTo(20))
    await client.appendToStream(
      'much',
      upTo(500).map((number) => numbered(round * 500 + number, 300)),
    )
  await client.tombstoneStream('much')
  const { start, stop } = operator(t, { file, port })
  const first = await start()
  t.equal(first.getScavengeResult(), ScavengeResp.ScavengeResult.STARTED)
  const second = await start()
  t.equal(second.getScavengeResult(), ScavengeResp.ScavengeResult.INPROGRESS)
  t.equal(second.getScavengeId(), first.getScavengeId())
  await failsWith(t, stop('another'), { code: status.NOT_FOUND })
  t.equal((await stop(first.getScavengeId())).getScavengeResult(), ScavengeResp.ScavengeResult.STOPPED)
  t.match(await endOf(client, first.getScavengeId()), { result: 'Stopped' })
  t.match(await scavenge(t, { file, port }, client), { result: 'Success' }, 'the next one does the rest')
  const links = await collect(client.readStream('$scavenges'))
  t.same(
    links.map(({ event }) => Buffer.from(event?.data as Uint8Array).toString('utf8')).at(0),
    `0@$scavenges-${first.getScavengeId()}`,
    'all are listed',
  )
})

test('a scavenge that the end of the event store interrupts is recorded as interrupted', async (t) => {
  const { client, restart, file, port } = await testNode(t)
  await client.appendToStream('thing', [numbered(0)])
  let id = ''
  await restart(async () => {
    const store = await openStore(file)
    const event = (type: string, data: string) => ({
      id: crypto.randomUUID(),
      type,
      json: type !== '$>',
      data: Buffer.from(data),
      metadata: Buffer.of(),
    })
    id = crypto.randomUUID()
    const append = { kind: 'append', expected: 'any' } as const
    const started = event('$scavengeStarted', '{}')
    await store.write({ ...append, stream: `$scavenges-${id}`, events: [started] })
    await store.write({ ...append, stream: '$scavenges', events: [event('$>', `0@$scavenges-${id}`)] })
    await store.close()
  })
  t.match(await endOf(client, id), { result: 'Interrupted', error: 'The node was restarted.' })
  t.match(await scavenge(t, { file, port }, client), { result: 'Success' })
})

test('a process that keeps reading the file delays only the last step of a scavenge', async (t) => {
  const file = testFile(t)
  const store = await openStore(file)
  t.teardown(() => store.close())
  const append = (stream: string) =>
    store.write({
      kind: 'append',
      stream,
      expected: 'any',
      events: [
        { id: crypto.randomUUID(), type: 'T', json: false, data: Buffer.alloc(99), metadata: Buffer.of() },
      ],
    })
  await append('thing')
  await store.write({ kind: 'tombstone', stream: 'thing', expected: 'any' })
  const other = new DatabaseSync(file, { readOnly: true })
  other.exec('begin; select count(*) from event')
  const end = store.scavenge()
  t.equal(await Promise.race([end, sleep(100, 'waits')]), 'waits')
  t.match(await append('other'), { kind: 'written' })
  other.exec('commit')
  t.match(await end, { result: 'Success', events: 1 })
  other.close()
})
