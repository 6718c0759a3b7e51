import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { t, type Test } from 'tap'
import { openCodec, type StoredEvent } from '../../events/log/codec.ts'
import { openLog } from '../../events/log.ts'
import { openRawLog, type RawEvent } from '../../events/raw-log.ts'
import { openTables } from '../../projections/testing/tables.ts'
import { openTools } from '../../services/commands/frame/tools.ts'
import { openKeyStore } from '../../services/keys/store.ts'
import { openCredentials } from '../../services/operational/credentials.ts'
import { migrate } from '../../services/postgres/migrate.ts'
import { seed } from '../seed.ts'
import { testEventStore, testFolder } from '../testing/services.ts'
import { exportLog } from './export.ts'
import { importLog } from './import.ts'
import { countEvents, readLines } from './lines.ts'

// Copies a log from one event store to another by export and import.

const never = new AbortController().signal

async function rawLog(t: Test) {
  const url = await testEventStore(t)
  const log = openRawLog(url)
  t.teardown(() => log.close())
  return { url, log }
}

const happened = (type: string, data: unknown = { what: type }): RawEvent => ({
  id: randomUUID(),
  type,
  isJson: true,
  data,
  metadata: { by: 'somebody' },
})

async function everything(log: ReturnType<typeof openRawLog>) {
  const all: StoredEvent[] = []
  for await (const { events } of log.readAll()) all.push(...events)
  return all
}

const same = ({ id, type, stream, revision, isJson, data, metadata }: StoredEvent) => ({
  id: type === '$streamDeleted' ? null : id,
  type,
  stream,
  revision,
  isJson,
  data,
  metadata,
})

async function exported(t: Test, log: ReturnType<typeof openRawLog>) {
  const file = join(testFolder(t), 'log.ndjson')
  const to = createWriteStream(file)
  await exportLog({ log, to, signal: never })
  to.end()
  await finished(to)
  return file
}

const linesOf = (text: string) => readLines(Readable.from([Buffer.from(text)]), { count: false })

t.test('a log imported into another event store keeps all events, their order and ids', async (t) => {
  const folder = testFolder(t)
  const keys = openKeyStore({ url: pathToFileURL(join(folder, 'keys.sqlite')).href, master: randomBytes(32) })
  const { url, log } = await rawLog(t)
  const codec = openCodec(keys)
  const old = openLog({ url, codec })
  const before = await openTables(t)
  const after = await openTables(t)
  await migrate(before.pool)
  const pepper = randomBytes(32)
  const credentials = openCredentials(before.pool)
  await seed({ ...openTools({ log: old, pepper }), credentials })

  const file = await exported(t, log)
  const { url: elsewhere, log: target } = await rawLog(t)
  const lines = () => readLines(createReadStream(file, { highWaterMark: 1000 }))
  const done = await importLog({ log: target, lines: lines(), signal: never })
  const [there, here] = await Promise.all([everything(target), everything(log)])
  t.ok(there.length > 300)
  t.same(done, { present: 0, added: there.length })
  t.same(there.map(same), here.map(same))
  t.notMatch(readFileSync(file, 'utf8'), /@example/, 'personal fields stay encrypted on the way')

  const moved = openLog({ url: elsewhere, codec })
  for await (const { events } of old.readAll()) await before.apply(events)
  for await (const { events } of moved.readAll()) await after.apply(events)
  const rows = await before.dump()
  t.ok(Object.values(rows).flat().length > 300)
  t.same(await after.dump(), rows, 'the same read models')

  const again = await importLog({ log: target, lines: lines(), signal: never })
  t.same(again, { present: there.length, added: 0 }, 'run again, it adds nothing')
  await Promise.all([old.close(), moved.close(), before.pool.end(), after.pool.end()])
  await keys.close()
})

t.test('an export includes events that other applications appended to the log', async (t) => {
  const { log } = await rawLog(t)
  await log.append('note-a', [happened('Noted'), happened('Noted', [1, null, 'ü\n'])], -1)
  await log.append('note-b', [{ ...happened('Drawn', new Uint8Array([0, 1, 255])), isJson: false }], -1)
  await log.append('note-a', [{ ...happened('Noted'), metadata: new Uint8Array([255, 0]) }], 1)
  await log.append('$$note-a', [happened('$metadata', { $maxCount: 2 })], -1)
  await log.append('note-c', [happened('Noted')], -1)
  await log.tombstone('note-c')
  await log.append('note-d', [happened('Noted')], -1)

  const { log: target } = await rawLog(t)
  const file = await exported(t, log)
  await importLog({ log: target, lines: readLines(createReadStream(file)), signal: never })
  t.same((await everything(target)).map(same), (await everything(log)).map(same))
  t.equal((await target.read('note-a')).length, 2, 'limits of streams hold')
  await t.rejects(target.append('note-c', [happened('Noted')], null), 'an ended stream is ended there too')
})

t.test('if an import of a log is interrupted, repeating it imports the remaining events', async (t) => {
  const { log } = await rawLog(t)
  for (let n = 0; n < 300; n++) await log.append(`note-${n % 7}`, [happened('Noted')], Math.floor(n / 7) - 1)
  const file = await exported(t, log)
  const { log: target } = await rawLog(t)
  const stop = new AbortController()
  const lines = () => readLines(createReadStream(file))
  const onDone = (line: { number: number }) => line.number >= 100 && stop.abort(new Error('interrupted'))
  await t.rejects(importLog({ log: target, lines: lines(), signal: stop.signal, onDone }), {
    message: 'interrupted',
  })
  const first = (await everything(target)).length
  t.ok(first >= 100 && first < 300)
  t.same(await importLog({ log: target, lines: lines(), signal: never }), {
    present: first,
    added: 300 - first,
  })
  t.same((await everything(target)).map(same), (await everything(log)).map(same))
})

t.test('events that follow scavenged ones keep their revisions in an imported log', async (t) => {
  const { log } = await rawLog(t)
  await log.append('note-a', [happened('Noted'), happened('Noted'), happened('Noted')], -1)
  await log.append('note-b', [happened('Noted')], -1)
  const text = readFileSync(await exported(t, log), 'utf8')
  const later = `${text.split('\n').slice(2, 4).join('\n')}\n`
  const { log: refusing } = await rawLog(t)
  await t.rejects(importLog({ log: refusing, lines: linesOf(later), signal: never }), {
    message: /^Line 1 \(note-a revision 2\) was rejected: .*--in-flight 1/s,
  })
  const { log: target } = await rawLog(t)
  t.same(await importLog({ log: target, lines: linesOf(later), inFlight: 1, signal: never }), {
    present: 0,
    added: 2,
  })
  const held = (await everything(target)).filter(({ type }) => !type.startsWith('$'))
  t.same(held.map(same), (await everything(log)).slice(2).map(same))
  t.same(await importLog({ log: target, lines: linesOf(later), signal: never }), { present: 2, added: 0 })
})

t.test('an export with missing or additional lines is rejected because of its final count', async (t) => {
  const { log } = await rawLog(t)
  await log.append('note-a', [happened('Noted'), happened('Noted'), happened('Noted')], -1)
  const lines = readFileSync(await exported(t, log), 'utf8').split(/(?<=\n)/)
  t.equal(lines.at(-1), '{"events":3}\n')
  const count = (kept: string[], expected = {}) =>
    countEvents(Readable.from([Buffer.from(kept.join(''))]), expected)
  t.equal(await count(lines), 3)
  for (const end of [1, 2, 3])
    await t.rejects(count(lines.slice(0, end)), /does not end with the count .* --no-count/)
  await t.rejects(count(lines.toSpliced(1, 1)), /a count of 3 events but has 2: it is incomplete/)
  await t.rejects(count([...lines, ...lines]), /lines after the count in line 4/)
  t.equal(await count(lines.slice(0, 3), { count: false }), 3, 'of an older release it is taken when told so')
  await t.rejects(
    count(lines.slice(1), { count: false }),
    /a count of 3/,
    'a count that is there must be right',
  )
})

t.test('a log without events can be exported and imported', async (t) => {
  const { log } = await rawLog(t)
  const { log: target } = await rawLog(t)
  const lines = readLines(createReadStream(await exported(t, log)))
  t.same(await importLog({ log: target, lines, signal: never }), { present: 0, added: 0 })
})

t.test('a line of an export that cannot be stored unchanged is rejected with its line number', async (t) => {
  const { log } = await rawLog(t)
  const [first, second] = [happened('Noted'), happened('Noted')]
  await log.append('note-a', [first, second], -1)
  const text = readFileSync(await exported(t, log), 'utf8')
  const refused = (text: string, message: RegExp) =>
    t.rejects(countEvents(Readable.from([Buffer.from(text)])), { message })
  await refused(text.slice(0, -1), /^Line 3 is cut short/)
  await refused(text.slice(0, -20), /^Line 2 is cut short/)
  await refused(`${text.slice(0, 40)}\n${text}`, /^Line 1 cannot be imported: it is not JSON/)
  await refused(text.replace('"revision":1', '"revision":"knees"'), /^Line 2 .*\(revision: invalid_type\)/)
  await refused('', /empty/)

  const other = `${text.split('\n')[1]}\n`
  await t.rejects(importLog({ log, lines: linesOf(other), signal: never }), {
    message: new RegExp(`${first.id} \\(note-a revision 0\\) where line 1 .* empty`),
  })
  const fewer = `${text.split('\n')[0]}\n`
  await t.rejects(importLog({ log, lines: linesOf(fewer), signal: never }), {
    message: /has more events than the file/,
  })
  t.equal((await everything(log)).length, 2, 'nothing was added')
})
