import { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import t, { type Test } from 'tap'
import { checkFile } from './storage/check.ts'
import { openReader } from './storage/reader.ts'
import { renew } from './storage/renew.ts'
import { openToWrite } from './storage/schema.ts'
import { testFile, upTo } from './testing/node.ts'

const EVENTS = 2500
const STREAMS = 50

/** Makes a file as the previous release wrote it: checksums do not include the stream, and some events have none. */
function fileOfBefore(t: Test) {
  const file = testFile(t)
  const db = new DatabaseSync(file)
  db.exec(`
    create table stream (id integer primary key, name text not null unique, last integer not null,
      truncate_before integer not null default 0, max_count integer, max_age integer,
      tombstoned integer not null default 0) strict;
    create table event (position integer primary key, stream integer not null, revision integer not null,
      id text not null, type text not null, json integer not null, created integer not null, data blob not null,
      metadata blob not null, checksum integer) strict;
    create unique index event_of_stream on event (stream, revision);
    pragma user_version = 3; begin`)
  const stream = db.prepare('insert into stream (id, name, last) values (?, ?, ?)')
  for (const n of upTo(STREAMS)) stream.run(n + 1, `thing-${n}`, EVENTS / STREAMS - 1)
  const event = db.prepare('insert into event values (?, ?, ?, ?, ?, 1, 5, ?, ?, ?)')
  for (const n of upTo(EVENTS)) {
    const [position, revision, id, data] = [
      n + 1,
      Math.floor(n / STREAMS),
      crypto.randomUUID(),
      Buffer.from(`${n}`),
    ]
    const sum = crc32(Buffer.of(), crc32(data, crc32(`${position} ${revision} 5 1 ${id} T`)))
    event.run(position, (n % STREAMS) + 1, revision, id, 'T', data, Buffer.of(), n < 100 ? null : sum)
  }
  db.exec('commit')
  return { file, db }
}

t.test('a log file of the previous release is readable while its checksums are being renewed', (t) => {
  const { file, db } = fileOfBefore(t)
  db.exec(`update event set data = cast('changed' as blob) where position = 1000`)
  db.close()
  t.match(checkFile(file).problems, [{ what: /older release: start the node once/ }])

  const writing = openToWrite(file)
  const reader = openReader(file)
  const read = () => {
    const found = upTo(EVENTS).map((n) => {
      try {
        return Number(Buffer.from(reader.allForwards(n, 1)[0]!.data).toString())
      } catch {
        return 'damaged'
      }
    })
    t.same(
      found,
      upTo(EVENTS).map((n) => (n === 999 ? 'damaged' : n)),
    )
  }
  read()
  const before = checkFile(file)
  t.equal(before.old, EVENTS - 1)
  t.match(before.problems, [{ position: 1000, what: /position 1000 .* is not as it was written/ }])

  // Stops after one step, as a crash would; at that time, each event must have exactly one valid checksum.
  const steps = renew(writing, file)
  steps.next()
  const midway = checkFile(file)
  t.ok(midway.old < EVENTS - 1)
  t.equal(midway.problems.length, 1)
  read()
  writing.close()

  const again = openToWrite(file)
  const rest = renew(again, file)
  while (!rest.next().done);
  t.same(checkFile(file), { ...before, old: 0 }, 'what was damaged stays so')
  read()
  again.close()
  reader.close()
  t.end()
})

t.test('an event whose checksum was renewed is unreadable if it gets its old checksum or none', (t) => {
  const { file, db } = fileOfBefore(t)
  db.close()
  const writing = openToWrite(file)
  const steps = renew(writing, file)
  while (!steps.next().done);
  writing.exec(
    `update event set checksum = null where position = 7; update stream set name = 'other' where id = 1`,
  )
  const reader = openReader(file)
  t.throws(() => reader.allForwards(6, 1), /position 7 .* is not as it was written/)
  t.throws(
    () => reader.allForwards(150, 1),
    /position 151 .* is not as it was written/,
    'nor under another name',
  )
  reader.close()
  writing.close()
  t.end()
})
