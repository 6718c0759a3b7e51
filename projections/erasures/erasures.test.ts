import t from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { ERASED } from '../../events/define.ts'
import { recorded } from '../testing/history.ts'
import { members } from '../testing/world.ts'
import { openTables } from '../testing/tables.ts'
import { erasuresOf } from './queries.ts'

const tables = await openTables(t)
t.teardown(() => tables.pool.end())

const [ada, bo] = [members[0]!, members[1]!]
const due = '2026-02-01T00:00:00.000Z'
const asked: CatalogueEvent = { type: 'ErasureRequested', data: { member: ada, due } }
const cancelled: CatalogueEvent = { type: 'ErasureCancelled', data: { member: ada } }
const held = (reason: string | typeof ERASED): CatalogueEvent => ({
  type: 'ErasureHeld',
  data: { member: ada, by: bo, reason },
})
const released: CatalogueEvent = { type: 'ErasureReleased', data: { member: ada, by: bo } }
const erased: CatalogueEvent = { type: 'MemberErased', data: { member: ada } }

interface Test {
  same: (found: unknown, wanted: unknown, message: string) => boolean
}

/** Rows of two members after the events, applied in one batch that is repeated, and then one by one. */
async function after(t: Test, ...events: CatalogueEvent[]) {
  const history = recorded(events)
  await tables.clear()
  await tables.apply(history)
  await tables.apply(history)
  const rows = await erasuresOf(tables.sql, [ada, bo])
  await tables.clear()
  for (const event of history) await tables.apply([event])
  t.same(await erasuresOf(tables.sql, [ada, bo]), rows, 'however it is cut into batches')
  return rows
}

t.test('the read model has a row for each request for erasure until the request is cancelled', async (t) => {
  t.match(await after(t, asked), [{ member: ada, due: new Date(due), heldAt: null }])
  t.same(await after(t, asked, cancelled), [])
  t.match(await after(t, asked, cancelled, asked), [{ due: new Date(due) }])
})

t.test("an administrator's hold on a member's data does not depend on a request for erasure", async (t) => {
  t.match(await after(t, held('a complaint')), [{ due: null, heldBy: bo, holdReason: 'a complaint' }])
  t.match(await after(t, asked, held('a complaint'), released), [{ due: new Date(due), heldAt: null }])
  t.match(await after(t, held('a complaint'), asked, cancelled), [{ due: null, holdReason: 'a complaint' }])
  t.same(await after(t, held('a complaint'), released), [])
})

t.test(
  "rows about a member's erasure and hold are deleted once the member is erased, live and in a replay",
  async (t) => {
    t.same(await after(t, asked, held('a complaint'), released, erased), [])
    t.same(await after(t, asked, held(ERASED), released, erased), [])
  },
)
