import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'tap'
import { z } from 'zod'
import { missingGolden } from '../scripts/generate/golden.ts'
import { catalogue, type EventName } from './catalogue.ts'
import { openCodec, type StoredEvent } from './log/codec.ts'
import { ERASED, next, personal, v1, type EventTypes } from './define.ts'
import type { Metadata, NewEvent } from './event.ts'
import { faultsOf, readGolden, type Golden } from './testing/golden.ts'

// A golden file per event version, with its schema and examples, proves that stored events of all versions stay
// readable.

const types: EventTypes = catalogue
const golden = readGolden()
const noKeys = openCodec({
  ensure: () => Promise.reject(new Error('nothing is written')),
  find: async () => new Map(),
})

const metadata = (version: number): Metadata => ({
  actor: 'system',
  site: null,
  commandId: randomUUID(),
  cause: null,
  version,
  occurredAt: '2026-11-21T10:00:00.000Z',
  origin: 'live',
})

const stored = (type: string, version: number, data: unknown): StoredEvent => ({
  id: randomUUID(),
  stream: 'golden-1',
  type,
  revision: 0,
  position: 0n,
  recordedAt: new Date(),
  isJson: true,
  data,
  metadata: metadata(version),
})

test('the schemas of all event versions are the same as when the versions were added', async (t) => {
  t.same(faultsOf(catalogue, golden), [])
})

test('stored events of every old version can be read as the newest version', async (t) => {
  for (const { type, version, examples } of golden) {
    const fields = [...(types[type]?.versions[version - 1]?.personal.keys() ?? [])]
    const erased = Object.fromEntries(fields.map((field) => [field, ERASED]))
    for (const data of examples) {
      const written = [stored(type, version, data), stored(type, version, { ...data, ...erased })]
      await t.resolves(noKeys.decode(written), `${type} version ${version}, in the clear and erased`)
    }
  }
})

test('encoding and then decoding an event returns the same data', async (t) => {
  const keys = new Map<string, Uint8Array>()
  const codec = openCodec({
    ensure: async (subject) => keys.get(subject) ?? keys.set(subject, randomBytes(32)).get(subject)!,
    find: async () => keys,
  })
  for (const { type, version, examples } of golden) {
    if (version !== types[type]?.versions.length) continue
    for (const example of examples) {
      const one = { ...stored(type, version, example), metadata: metadata(version) }
      const encoded = await codec.encode({
        ...one,
        type: type as EventName,
        data: example as NewEvent['data'],
      })
      const [read] = await codec.decode([{ ...one, ...encoded }])
      t.same(read?.data, example, type)
    }
  }
})

test('the check of golden files reports schema changes that would make stored events unreadable', async (t) => {
  const first = v1(z.object({ member: z.string(), name: personal(z.string(), 'member') }))
  const files = (made: EventTypes): Golden[] =>
    [...missingGolden('/nowhere', made)].map(([path, text]) => {
      const [, type = '', version = ''] = /(\w+)\.v(\d+)/.exec(path) ?? []
      return { ...JSON.parse(text), type, version: Number(version) }
    })
  const written = files({ Named: first })
  t.same(faultsOf({ Named: first }, written), [])

  const edited = [
    z.object({ member: z.string(), name: z.string() }),
    z.object({ member: z.string(), name: personal(z.string().nullable(), 'member') }),
    z.object({ member: z.string(), name: personal(z.string(), 'name') }),
    z.object({ member: z.string() }),
  ]
  for (const schema of edited) {
    t.match(faultsOf({ Named: v1(schema) }, written), [/^The schema of Named\.v1 is not .* add a version/])
  }
  const second = next(first, z.object({ member: z.string() }), ({ member }) => ({ member }))
  t.match(faultsOf({ Named: second }, written), [
    /^events\/golden\/Named\.v2\.json is missing: npm run generate/,
  ])
  t.same(faultsOf({ Named: second }, [...written, ...files({ Named: second }).slice(1)]), [])
  t.match(faultsOf({ Renamed: first }, written), [
    /Renamed\.v1\.json is missing/,
    /^Events of Named\.v1 were written/,
  ])
})
