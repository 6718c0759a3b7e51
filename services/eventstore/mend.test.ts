import fc from 'fast-check'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import t, { type Test } from 'tap'
import { health } from '../../events/log/health.ts'
import { mendEvents } from '../../events/log/mend.ts'
import { startNode } from './server.ts'
import { checkFile } from './storage/check.ts'
import { mend, reindex, type Mended } from './storage/mend.ts'
import { openToWrite, type EventRow } from './storage/schema.ts'
import { scavenge } from './storage/scavenge.ts'
import { structureOf } from './storage/structure.ts'
import { copyOf, damageNumber, rowsIn, writtenLog } from './testing/damage-log.ts'
import { collect, connect, failsWith, numbered, numbersOf, testFile, upTo } from './testing/node.ts'
import { until } from '../../scripts/testing/until.ts'

const quarantined = (file: string) => {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return db.prepare('select position, cast(data as text) as data from quarantine order by position').all()
  } catch {
    return []
  } finally {
    db.close()
  }
}
const refusal = (outcome: Mended | undefined) =>
  outcome?.kind === 'refused' ? outcome.message : outcome?.kind

async function damagedLog(t: Test) {
  const file = testFile(t)
  const written = await writtenLog(file, 300, 10)
  damageNumber(file, 123)
  return { file, written, copy: written[123]! }
}

t.test('the event store repairs a damaged event while other clients write', async (t) => {
  const { file, written, copy } = await damagedLog(t)
  const said: string[] = []
  const node = await startNode({ file, onFault: (sentence) => said.push(sentence) })
  t.teardown(() => node.stop())
  const client = connect(t, node.url)
  await failsWith(t, collect(client.readStream('s-3')), { message: /position 124 .*log -- mend/ })
  const [before] = await health(node.url)
  t.match(before?.damage, [{ position: 124, what: /the event at position 124 \(s-3@12\)/ }])

  const stranger = node.url.replace(/:[^:@/]+@/, ':guessed@')
  await t.rejects(
    mendEvents(stranger, [copy]),
    { message: /UNAUTHENTICATED/ },
    'not at the word of a stranger',
  )

  let appended = 0
  const stop = new AbortController()
  const writing = upTo(4).map(async (writer) => {
    while (!stop.signal.aborted) {
      await client.appendToStream(`writer-${writer}`, [numbered(appended)])
      appended++
    }
  })
  await until(() => appended >= 50, '50 events are appended', 1)
  t.same(await mendEvents(node.url, [copy]), [{ kind: 'mended' }])
  const meanwhile = appended
  await until(() => appended >= meanwhile + 50, '50 more events are appended', 1)
  stop.abort()
  await Promise.all(writing)

  t.same(
    numbersOf(await collect(client.readStream('s-3'))),
    upTo(30).map((n) => n * 10 + 3),
  )
  t.same(rowsIn(file).slice(0, 300), written, 'to the byte')
  const all = await collect(client.readAll())
  t.equal(all.length, 300 + appended, 'what came after it is there')
  t.match(quarantined(file), [{ position: 124, data: /^{"oumber":123,/ }])
  t.same(said.length, 1, 'it was named once')
  const [after] = await health(node.url)
  t.same(after?.damage, [])
  t.same(await mendEvents(node.url, [copy]), [{ kind: 'sound' }], 'once more changes nothing')
  t.equal(quarantined(file).length, 1)
})

t.test('a damaged event can be replaced only by a copy of the same event', async (t) => {
  const { file, written, copy } = await damagedLog(t)
  const [other, sound] = [written[124]!, written[50]!]
  const elsewhere = testFile(t)
  const foreign = (await writtenLog(elsewhere, 300, 10))[123]!
  const tried = (event: EventRow) => refusal(mend(file, event, 1))

  t.match(tried({ ...copy, data: Buffer.from('{}') }), /its copy is damaged too/)
  t.match(
    tried({ ...copy, data: Buffer.from('{}'), checksum: null }),
    /do not prove that the copy is of the same/,
  )
  t.match(tried(foreign), /do not prove that the copy is of the same event/, 'of another log')
  t.match(tried({ ...other, position: 124 }), /damaged too/)
  t.match(tried({ ...other, position: 124, checksum: null }), /do not prove/)
  t.match(tried({ ...foreign, position: 51, checksum: null }), /position 51 .*it is not damaged/)
  t.match(tried({ ...sound, position: 900, checksum: null }), /do not prove/)
  t.match(tried({ ...copy, stream: 's-99', checksum: null }), /no stream s-99/)
  t.match(tried({ ...copy, revision: 77, checksum: null }), /has not reached revision 77/)
  t.same(quarantined(file), [], 'nothing was changed')
  t.same(
    checkFile(file).problems.map(({ position }) => position),
    [124],
  )

  t.equal(
    tried({ ...copy, checksum: null }),
    'mended',
    'a copy without a checksum of its own is known by that of the event',
  )
})

t.test('an event can be repaired if any one of its columns is damaged', async (t) => {
  const file = testFile(t)
  const written = await writtenLog(file, 300, 10)
  const copy = written[123]!
  const damages = {
    stream: 'update event set stream = 2, revision = 400 where position = 124',
    'stream that there is not': 'update event set stream = 77 where position = 124',
    revision: 'update event set revision = -5 where position = 124',
    id: `update event set id = 'x' where position = 124`,
    type: `update event set type = 'Other' where position = 124`,
    'a number too large': 'update event set created = 9223372036854775807 where position = 124',
    'data and checksum': `update event set data = zeroblob(9), checksum = 7 where position = 124`,
    checksum: 'update event set checksum = 7 where position = 124',
    'no checksum': 'update event set checksum = null where position = 124',
  }
  for (const [name, sql] of Object.entries(damages)) {
    const damaged = copyOf(file, dirname(file), name)
    const db = new DatabaseSync(damaged)
    db.exec(sql)
    db.close()
    t.match(checkFile(damaged).problems, [{ position: 124 }], name)
    t.equal(refusal(mend(damaged, copy, 1)), 'mended', name)
    t.same(rowsIn(damaged), written, name)
    t.same(checkFile(damaged).problems, [], name)
  }
})

t.test('a repair rebuilds an index in which an entry is missing', async (t) => {
  const file = testFile(t)
  const written = await writtenLog(file, 300, 10)
  const db = new DatabaseSync(file, { defensive: false })
  db.exec(`
    drop index event_of_stream;
    create unique index event_of_stream on event (stream, revision) where position <> 124;
    pragma writable_schema = on;
    update sqlite_schema set sql = 'create unique index event_of_stream on event (stream, revision)'
    where name = 'event_of_stream'`)
  db.close()
  t.ok(structureOf(file).isIndexOff)
  const node = await startNode({ file })
  t.teardown(() => node.stop())
  t.same(await mendEvents(node.url, []), [])
  t.same(structureOf(file), { fault: null, isIndexOff: false })
  t.same(rowsIn(file), written)
})

t.test('a repair of any damage either restores the original event or is refused', async (t) => {
  const file = testFile(t)
  const written = await writtenLog(file, 600, 20)
  const sound = readFileSync(file)
  const outcomes: Record<string, number> = {}
  const damage = fc.record({
    kind: fc.constantFrom('flip', 'flip', 'flip', 'zeros'),
    at: fc.nat(sound.length - 1),
    bit: fc.nat(7),
  })
  let number = 0
  fc.assert(
    fc.property(damage, ({ kind, at, bit }) => {
      const damaged = copyOf(file, dirname(file), `damaged-${number++}`)
      const bytes = Buffer.from(sound)
      if (kind === 'flip') bytes[at]! ^= 1 << bit
      else bytes.fill(0, at - (at % 512), at - (at % 512) + 512)
      writeFileSync(damaged, bytes)
      const outcome = mendAll(damaged, written)
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      rmSync(dirname(damaged), { recursive: true })
      if (outcome === 'mended') return
      if (outcome === 'wrong') throw new Error('it was not mended to what was written')
    }),
    { numRuns: 100 },
  )
  t.comment(JSON.stringify(outcomes))
  t.ok((outcomes.mended ?? 0) > 30, 'most are mended')
})

function mendAll(file: string, written: readonly EventRow[]): 'refused' | 'mended' | 'unharmed' | 'wrong' {
  try {
    openToWrite(file).close()
  } catch {
    return 'refused'
  }
  const { problems } = checkFile(file)
  if (problems.length === 0) return 'unharmed'
  const { fault, isIndexOff } = structureOf(file)
  if (fault !== null) return 'refused'
  for (const { position } of problems)
    if (position !== null && written[position - 1]) mend(file, written[position - 1]!, 1)
  if (isIndexOff && structureOf(file).isIndexOff) reindex(file)
  if (checkFile(file).problems.length > 0) return 'refused'
  const rows = rowsIn(file)
  return isDeepStrictEqual(rows, written) ? 'mended' : 'wrong'
}

t.test('a repair killed at any step leaves the event unchanged, or repaired and quarantined', async (t) => {
  const file = testFile(t)
  const written = await writtenLog(file, 300, 10)
  const sound = copyOf(file, dirname(file), 'sound')
  const numbers = upTo(300).filter((number) => number % 25 === 2)
  for (const number of numbers) damageNumber(file, number)
  const damaged = new Map(rowsIn(file).map((row) => [row.position, row]))
  let open = numbers.map((number) => number + 1)
  let kills = 0
  for (; open.length > 0 && kills < 40; kills++) {
    const program = fileURLToPath(new URL('testing/mend-process.ts', import.meta.url))
    const child = spawn(process.execPath, [program, file, sound, ...open.map(String)])
    const exit = once(child, 'exit')
    // The process may begin three repairs, and is killed during the third one or after it.
    child.stdin.write('...')
    for (let said = 0; said < Math.min(3, open.length);)
      said += String((await Promise.race([once(child.stdout, 'data'), exit]))[0]).length
    await sleep(kills % 5)
    child.kill('SIGKILL')
    await exit
    openToWrite(file).close()
    const apart = new Set(quarantined(file).map(({ position }) => Number(position)))
    const expected = written.map((row) =>
      apart.has(row.position) ? row : (damaged.get(row.position) ?? row),
    )
    t.ok(isDeepStrictEqual(rowsIn(file), expected), `${apart.size} are mended, the others as they were`)
    open = open.filter((position) => !apart.has(position))
    const found = checkFile(file).problems.map(({ position }) => position)
    t.same(found, open, 'the file is whole but for those')
  }
  t.ok(kills >= 4, `${kills} times killed`)
  t.same(open, [])
})

t.test('a scavenge also removes the quarantined copies of damaged events', async (t) => {
  const { file, copy } = await damagedLog(t)
  t.equal(refusal(mend(file, copy, 1)), 'mended')
  t.equal(quarantined(file).length, 1)
  const node = await startNode({ file })
  const client = connect(t, node.url)
  await client.tombstoneStream('s-3')
  await client.dispose()
  await node.stop()
  const db = openToWrite(file)
  const steps = scavenge(db, file, new AbortController().signal)
  while (!steps.next().done);
  db.close()
  t.same(quarantined(file), [])
  t.notOk(readFileSync(file).includes('umber":123,'), 'no byte of it is left')
  t.match(refusal(mend(file, { ...copy, checksum: null }, 1)), /a scavenge has removed it permanently/)
})
