import t from 'tap'
import type { MemberId } from '../../events/kinds.ts'
import { testPostgres } from '../../scripts/testing/services.ts'
import { fillInbox } from '../testing/inbox.ts'
import { openTables } from '../testing/tables.ts'
import { members } from '../testing/world.ts'
import { conversationsPage } from './queries.ts'

const tables = await openTables(await testPostgres(t))
t.teardown(() => tables.pool.end())
const { sql } = tables
const [few, many, other] = [members[0]!, members[1]!, members[2]!]

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

/** Number of pages of Postgres that a member's first page of conversations reads. */
async function blocksOf(member: MemberId): Promise<number> {
  let blocks = 0
  const explained = async (parts: TemplateStringsArray, ...values: unknown[]) => {
    const raw = [`explain (analyze, buffers, format json) ${parts[0]}`, ...parts.slice(1)]
    const [row] = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>(Object.assign(raw, { raw }), ...values)
    const plan = row!['QUERY PLAN'][0].Plan
    blocks = plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    return []
  }
  const folder = { archived: false, oldestFirst: false }
  await conversationsPage(explained, member, folder, { size: 20, cursor: null })
  return blocks
}

t.test('a page of an inbox of 10,000 conversations reads as little as one of 20', async (t) => {
  await fillInbox(sql, [few, other], { from: 0, count: 20 })
  await fillInbox(sql, [many, other], { from: 20, count: 10_000 })
  await tables.pool.query(`vacuum analyze`)
  const [small, large] = [await blocksOf(few), await blocksOf(many)]
  t.ok(small > 20)
  t.ok(large <= 1.2 * small, `${large} blocks, and ${small} for 20 conversations`)
})
