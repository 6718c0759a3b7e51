import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execPath } from 'node:process'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import t, { type Test } from 'tap'
import { openCodec } from '../../events/log/codec.ts'
import { openLog } from '../../events/log.ts'
import { disorderBySlug } from '../../projections/disorders/queries.ts'
import { openTables } from '../../projections/testing/tables.ts'
import { openTools } from '../../services/commands/frame/tools.ts'
import { openMemory } from '../../services/commands/frame/stream-cache.ts'
import { openKeyStore } from '../../services/keys/store.ts'
import { root } from '../network.ts'
import { testEventStore, testFolder, testPostgres } from '../testing/services.ts'
import { audits } from './audit.ts'
import { orphanetImport } from './orphanet.ts'
import { plain, readPacket } from './orphanet/packet.ts'
import { readPast } from './past.ts'
import { runImport } from './run.ts'

const path = join(root, '../shared/data/orphanet-orphapackets/orphapackets.ndjson.gz')
const skip = existsSync(path) ? false : `the directory of Orphanet is not at ${path}`
const { signal } = new AbortController()

/** An event store with an importer. `run` imports lines, and returns the changes it announced and the commands sent. */
async function openDirectory(t: Test) {
  const keys = openKeyStore({
    url: pathToFileURL(join(testFolder(t), 'keys.sqlite')).href,
    master: randomBytes(32),
  })
  const log = openLog({ url: await testEventStore(t), codec: openCodec(keys) })
  t.teardown(async () => {
    await log.close()
    await keys.close()
  })
  const tools = openTools({ log, pepper: randomBytes(32), memory: openMemory({ freshFor: 60_000 }) })
  const run = async (lines: readonly string[]) => {
    const past = await readPast(log, signal)
    const source = orphanetImport(lines, { limit: Infinity, past })
    const { counts } = await runImport(source, { tools, past, site: null, signal })
    return { changes: source.changes, counts: Object.fromEntries(counts) }
  }
  return { log, run }
}

const packet = (code: string, name: string, more: object = {}) =>
  JSON.stringify({
    Orphapacket: {
      creationDate: '2025-12-09 10:41:42',
      version: '1.3.42',
      ORPHAcode: code,
      Label: name,
      DisorderType: { value: 'Disease' },
      ...more,
    },
  })

t.test('the whole directory of Orphanet is imported, and not again', { skip }, async (t) => {
  const { log, run } = await openDirectory(t)
  const lines = gunzipSync(readFileSync(path)).toString('utf8').split('\n').filter(Boolean)
  const { counts } = await run(lines)
  t.same(counts, { disorders: { added: 8190, known: 0, turnedDown: 0 } })
  t.same(await run(lines), { changes: [], counts: {} })

  const tables = await openTables(t)
  t.teardown(() => tables.pool.end())
  for await (const { events } of log.readAll()) await tables.apply(events)
  for (const { what, source, readModels } of await audits.orphanet!(tables.sql, dirname(path)))
    t.equal(readModels, source, what)
  for (const code of ['317416', '317419', '397802'])
    t.ok(await disorderBySlug(tables.sql, `t-b-severe-combined-immunodeficiency-${code}`))
})

t.test('importing a newer release reports its changes, and each event names the release', async (t) => {
  const { log, run } = await openDirectory(t)
  const synonyms = [{ Synonym: 'MFS' }]
  await run([packet('558', 'Marfan syndrome', { Synonyms: synonyms }), packet('9', 'Old name')])
  const later = { version: '1.4', creationDate: '2026-06-01 10:00:00' }
  const { changes } = await run([
    packet('558', 'Marfan syndrome', { ...later, Synonyms: [{ Synonym: 'Marfan disease' }] }),
    packet('10', 'New name', { ...later, Synonyms: [{ Synonym: 'Old name' }] }),
  ])
  t.same(changes, [
    'changed  558  Marfan syndrome: synonyms -MFS, +Marfan disease',
    'retired  9  Old name, now 10 New name',
  ])
  const told: string[] = []
  for await (const { events } of log.readAll())
    for (const { type, data } of events) told.push(`${type} ${'release' in data ? data.release : ''}`)
  t.same(told.toSorted(), [
    'DisorderCorrected 1.4, 2026-06-01',
    'DisorderDefined 1.3.42, 2025-12-09',
    'DisorderDefined 1.3.42, 2025-12-09',
    'DisorderDefined 1.4, 2026-06-01',
    'DisorderRetired 1.4, 2026-06-01',
  ])
})

t.test('the command shows the changes of a newer release, and applies them only with --yes', async (t) => {
  const folder = testFolder(t)
  const env = {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: await testPostgres(t),
    EVENTSTORE_URL: await testEventStore(t),
  }
  const run = async (packet: string, ...options: string[]) => {
    const file = join(folder, 'release.ndjson')
    writeFileSync(file, packet)
    const args = ['scripts/import.ts', 'orphanet', file, ...options]
    return new Promise<{ code: number; said: string }>((resolve) =>
      execFile(execPath, args, { cwd: root, env }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
      ),
    )
  }
  t.match(await run(packet('558', 'Marfan syndrome')), { code: 0, said: /1 added/ })
  const newer = packet('558', 'Marfan disease', { version: '1.4' })
  const change = /changed  558  Marfan syndrome: name is now Marfan disease/
  for (const options of [[], ['--dry-run'], []]) {
    const { code, said } = await run(newer, ...options)
    t.equal(code, options.length > 0 ? 0 : 1)
    t.match(said, change)
    t.match(said, 'Nothing was imported.')
  }
  t.match(await run(newer, '--yes'), { code: 0, said: change })
  const again = await run(newer)
  t.equal(again.code, 0)
  t.notMatch(again.said, 'changed')
})

t.test('an import omits categories, reads lists of each shape, and removes markup from texts', async (t) => {
  t.equal(readPacket(packet('1', 'All rare diseases', { DisorderType: { value: 'Category' } })), null)
  const read = readPacket(
    packet('2', 'Alpha <i>beta</i>', {
      AverageAgeOfOnsets: { AverageAgeOfOnset: [{ value: 'Adult' }] },
      TypeOfInheritances: [
        { TypeOfInheritance: { value: 'Autosomal dominant' } },
        { TypeOfInheritance: { value: 'Unknown' } },
      ],
      Parents: [{ Parent: [{ ORPHAcode: '7' }] }, { Parent: [{ ORPHAcode: '8' }] }],
    }),
  )
  t.match(read?.facts, {
    name: 'Alpha beta',
    onsetAges: ['Adult'],
    inheritanceTypes: ['Autosomal dominant'],
    parents: ['7', '8'],
  })
  t.equal(
    plain('The <i<SYNE1</i> gene&nbsp;&#8805; 2; <50 years or > 60 &amp; de&#64257;cit'),
    'The SYNE1 gene ≥ 2; <50 years or > 60 & deficit',
  )
})
