import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import t, { type Test } from 'tap'
import type { CatalogueEvent } from '../../../../events/catalogue.ts'
import { recorded } from '../../../../projections/testing/history.ts'
import { openTables } from '../../../../projections/testing/tables.ts'
import { readPacket } from '../../../../scripts/import/orphanet/packet.ts'
import { root } from '../../../../scripts/network.ts'
import { disorderOfCode, disorderSlug } from '../../../commands/disorders.ts'
import { noFacts, type DisorderFacts } from '../../../rules/disorders/facts.ts'
import { openReads } from '../../reads.ts'
import { searchDisorders } from './search.ts'
import { searches } from './testing/searches.ts'

const path = join(root, '../shared/data/orphanet-orphapackets/orphapackets.ndjson.gz')
const skip = existsSync(path) ? false : `the directory of Orphanet is not at ${path}`
const AMONG_FIRST = 3
const MIN_FOUND = 95
const BATCH_EVENTS = 500

const defined = (facts: DisorderFacts & { orphaCode: string }): CatalogueEvent => {
  const disorder = disorderOfCode(facts.orphaCode)
  const origin = { slug: disorderSlug(disorder, facts), source: 'orphanet', release: '1' }
  return { type: 'DisorderDefined', data: { disorder, ...facts, ...origin } }
}

/** A directory with these events. `codes` returns the ORPHA codes that a search finds, the best first. */
async function openDirectory(t: Test, events: readonly CatalogueEvent[]) {
  const tables = await openTables(t)
  t.teardown(() => tables.pool.end())
  // In batches, as statements have a time limit that a slow machine exceeds for the whole directory.
  const all = recorded(events)
  for (let at = 0; at < all.length; at += BATCH_EVENTS) await tables.apply(all.slice(at, at + BATCH_EVENTS))
  await tables.pool.query('analyze')
  const reads = openReads(tables.sql)
  return async (typed: string) => {
    const ids = await searchDisorders(reads, typed)
    const rows = new Map((await reads.disordersByIds(ids)).map((row) => [row.id, row.orphaCode]))
    return ids.map((id) => rows.get(id))
  }
}

const named = (orphaCode: string, name: string, ...synonyms: string[]): CatalogueEvent =>
  defined({ ...noFacts, orphaCode, name, synonyms })

t.test(
  'of a hundred searches, at least 95 have the disease that is meant among the first three',
  { skip },
  async (t) => {
    const packets = gunzipSync(readFileSync(path))
      .toString('utf8')
      .split('\n')
      .filter(Boolean)
      .map(readPacket)
    const codes = await openDirectory(
      t,
      packets.flatMap((packet) => (packet ? defined(packet.facts) : [])),
    )
    const all = Object.values(searches).flat()
    t.equal(all.length, 100)
    const missed: string[] = []
    const took: number[] = []
    for (const [typed, code] of all) {
      const started = performance.now()
      const found = await codes(typed)
      took.push(performance.now() - started)
      if (!found.slice(0, AMONG_FIRST).includes(code)) missed.push(typed)
    }
    const median = took.toSorted((a, b) => a - b)[50]!
    t.comment(`${100 - missed.length} of 100, median ${median.toFixed(1)} ms; missed: ${missed.join(', ')}`)
    t.ok(100 - missed.length >= MIN_FOUND, `missed: ${missed.join(', ')}`)

    const [pcd, pls] = [await codes('PCD'), await codes('PLS')]
    t.same(new Set(pcd.slice(0, 2)), new Set(['244', '623626']))
    t.same(new Set(pls.slice(0, 3)), new Set(['35689', '678', '99969']))
  },
)

t.test('an abbreviation that three diseases have finds all three', async (t) => {
  const codes = await openDirectory(t, [
    named('1', 'Primary lateral sclerosis', 'PLS'),
    named('2', 'Papillon-Lefèvre syndrome', 'PLS'),
    named('3', 'Pleomorphic liposarcoma', 'PLS'),
    named('4', 'Plasmacytoma'),
  ])
  t.same(new Set(await codes('pls')), new Set(['1', '2', '3']))
  t.same(await codes('papilon lefevre'), ['2'])
  t.same(await codes('orpha: 4'), ['4'])
})

t.test('names of retired disorders find the successor, and those without one find nothing', async (t) => {
  const retired = (code: string, successor: string | null): CatalogueEvent => ({
    type: 'DisorderRetired',
    data: {
      disorder: disorderOfCode(code),
      successor: successor === null ? null : disorderOfCode(successor),
      source: null,
      release: null,
    },
  })
  const codes = await openDirectory(t, [
    named('1', 'Old fever'),
    named('2', 'New fever'),
    named('3', 'Forgotten chill'),
    retired('1', '2'),
    retired('3', null),
  ])
  t.same(await codes('old fever'), ['2'])
  t.same(await codes('1'), ['2'])
  t.same(await codes('forgotten chill'), [])
})

t.test('hostile searches are answered', async (t) => {
  const codes = await openDirectory(t, [named('1', 'Cystic fibrosis')])
  const terms = [
    '',
    ' ',
    '%',
    '_',
    "' or 1=1 --",
    '\0',
    '\ud800',
    'a'.repeat(10_000),
    'of the',
    '😀',
    '"\\',
    'ﷺ',
    '(('.repeat(500),
  ]
  for (const term of terms) t.ok(Array.isArray(await codes(term)))
  t.same(await codes('% fibrosis %'), ['1'])
})
