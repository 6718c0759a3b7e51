import { UnknownError, type EventStoreDBClient } from '@eventstore/db-client'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { test, type Test } from 'tap'
import { addressOf } from './address.ts'
import { openReader } from './storage/reader.ts'
import { openToWrite } from './storage/schema.ts'
import { prepareWriter, write as writeTo } from './storage/write.ts'
import {
  collect,
  connect,
  failsWith,
  numbered,
  numbersOf,
  revisionsOf,
  testFile,
  upTo,
} from './testing/node.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

/** Starts a node in another process, killed after the test; `limit` is the maximum size of its files in KiB. */
async function startProcess(t: Test, file: string, limit?: number) {
  const command = [process.execPath, main, '--file', file, '--port', '0']
  // The shell ignores the signal for exceeding the size limit, so that the node's writes fail as on a full disk.
  const shell = ['bash', '-c', `trap '' XFSZ; ulimit -f ${limit}; exec "$@"`, 'bash']
  const [program, ...args] = limit === undefined ? command : [...shell, ...command]
  const child = spawn(program!, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  t.teardown(() => child.kill('SIGKILL'))
  const [line] = await once(createInterface(child.stdout), 'line')
  const [, port] = /listening on 127\.0\.0\.1:(\d+)$/.exec(String(line)) ?? []
  return { child, client: connect(t, addressOf(file, Number(port))) }
}

async function kill(child: ChildProcess, signal: NodeJS.Signals) {
  const exit = once(child, 'exit')
  child.kill(signal)
  return exit
}

/** Appends events to a stream one by one until an append fails; yields the number of each acknowledged event. */
async function write(
  client: EventStoreDBClient,
  stream: string,
  from: number,
  acknowledged: (number: number) => void,
) {
  for (let number = from; ; number++) {
    const expectedRevision = number === 0 ? 'no_stream' : BigInt(number - 1)
    try {
      await client.appendToStream(stream, [numbered(number)], { expectedRevision })
    } catch {
      return
    }
    acknowledged(number)
  }
}

test('an event store that is killed under load keeps all acknowledged events', async (t) => {
  const file = testFile(t)
  const streams = upTo(16).map((number) => `thing-${number}`)
  const next = new Map(streams.map((stream) => [stream, 0]))
  for (const round of upTo(2)) {
    const { child, client } = await startProcess(t, file)
    let count = 0
    const enough = Promise.withResolvers<void>()
    const writing = streams.map((stream) =>
      write(client, stream, next.get(stream)!, (number) => {
        next.set(stream, number + 1)
        if (++count === 400 + round * 37) enough.resolve()
      }),
    )
    await enough.promise
    await kill(child, 'SIGKILL')
    await Promise.all(writing)

    const again = await startProcess(t, file)
    for (const stream of streams) {
      const events = await collect(again.client.readStream(stream))
      const numbers = numbersOf(events)
      const acknowledged = next.get(stream)!
      t.ok(
        numbers.length === acknowledged || numbers.length === acknowledged + 1,
        `${stream}: ${numbers.length} kept, ${acknowledged} acknowledged; one more may have been on its way`,
      )
      t.same(numbers, upTo(numbers.length))
      t.same(revisionsOf(events), upTo(numbers.length))
      next.set(stream, numbers.length)
    }
    await kill(again.child, 'SIGKILL')
  }
})

test('setting the clock back changes the times of new events, but not their positions and revisions', (t) => {
  const file = testFile(t)
  const db = openToWrite(file)
  const writer = prepareWriter(db, file)
  const bytes = Buffer.of()
  for (const now of [5000, 9000, 1000]) {
    const event = { id: crypto.randomUUID(), type: 'Written', json: false, data: bytes, metadata: bytes }
    writeTo(writer, { kind: 'append', stream: 'thing', expected: 'any', events: [event] }, now)
  }
  const reader = openReader(file)
  const found = reader.streamForwards(reader.stream('thing', 0), 0, 10)
  t.match(found, [
    { position: 1, revision: 0, created: 5000 },
    { position: 2, revision: 1, created: 9000 },
    { position: 3, revision: 2, created: 1000 },
  ])
  t.same(reader.allForwards(0, 10), found)
  reader.close()
  db.close()
  t.end()
})

test('an event store that is stopped first finishes the writes that it accepted', async (t) => {
  const file = testFile(t)
  const { child, client } = await startProcess(t, file)
  let acknowledged = 0
  const enough = Promise.withResolvers<void>()
  const writing = write(client, 'thing', 0, (number) => {
    acknowledged = number + 1
    if (acknowledged === 100) enough.resolve()
  })
  await enough.promise
  t.same(await kill(child, 'SIGTERM'), [0, null])
  await writing
  const again = await startProcess(t, file)
  const events = await collect(again.client.readStream('thing'))
  t.ok(events.length >= acknowledged)
  t.same(numbersOf(events), upTo(events.length))
})

test('a full disk is reported as an error and loses no acknowledged event', async (t) => {
  const file = testFile(t)
  const { child, client } = await startProcess(t, file, 2048)
  const told = once(createInterface(child.stderr), 'line')
  const acknowledged: number[] = []
  const append = (number: number) => client.appendToStream('thing', [numbered(number, 50_000)])
  await failsWith(
    t,
    (async () => {
      for (let number = 0; ; number++) {
        await append(number)
        acknowledged.push(number)
      }
    })(),
    { constructor: UnknownError, message: /The event store could not write: .*(disk|full)/ },
  )
  t.match(await told, [/^The event store could not write: .*(disk|full)/])
  t.ok(acknowledged.length > 5)
  t.same(numbersOf(await collect(client.readStream('thing'))), acknowledged, 'it still answers who reads')
  await failsWith(t, append(-1), { constructor: UnknownError })
  t.same(await kill(child, 'SIGTERM'), [0, null], 'it ends as it should')

  const full = await startProcess(t, file, 2048)
  t.same(
    numbersOf(await collect(full.client.readStream('thing'))),
    acknowledged,
    'it starts, and can be read',
  )
  await kill(full.child, 'SIGKILL')

  const again = await startProcess(t, file)
  t.same(numbersOf(await collect(again.client.readStream('thing'))), acknowledged)
  await again.client.appendToStream('thing', [numbered(acknowledged.length)])
  t.equal((await collect(again.client.readStream('thing'))).length, acknowledged.length + 1, 'it goes on')
})
