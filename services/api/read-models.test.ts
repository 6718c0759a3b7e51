import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import type { RecordedEvent } from '../../events/event.ts'
import { transaction, type Sql } from '../postgres/sql.ts'
import { history } from '../../projections/testing/history.ts'
import { idOf, members, site } from '../../projections/testing/world.ts'
import { openTables } from '../../projections/testing/tables.ts'
import { isRemoved, isVisible, type Viewer } from '../rules/visibility.ts'
import type { ThreadsOf } from '../../projections/threads/queries.ts'
import { openReads, type Reads } from './reads.ts'
import { openMemory } from './testing/memory.ts'
import { byId, comments, conversations, items, messages, replies, threads, whole } from './testing/oracle.ts'
import { oracles } from './testing/oracles.ts'
import { memoryReads } from './testing/reads.ts'

/** Opens a database for each test, because a property test that timed out may still be using its own. */
async function openedFor(t: Parameters<typeof openTables>[0]) {
  const tables = await openTables(t)
  t.teardown(() => tables.pool.end())
  return { tables, reads: openReads(tables.sql) }
}

const viewers: Viewer[] = [
  null,
  ...members.map((id) => ({ id, role: 3, verified: true, analyst: false }) as const),
  { id: 'nobody', role: 2, verified: true, analyst: false },
]

const slugs = ['m0', 'm1', 'm2', 'm3', 'm4', 'm5']
const [category, tag] = [
  { type: 'category', name: 'category-1' },
  { type: 'tag', name: 'diet' },
] as const
const threadLists: readonly ThreadsOf[] = [
  { sort: 'newest' },
  { sort: 'replies' },
  { isUnanswered: true },
  { group: category },
  { group: category, sort: 'newest' },
  { group: tag, sort: 'replies' },
  { group: tag, isUnanswered: true },
]

/** Results of the read models for all queries that the test compares. */
async function answers(reads: Reads) {
  const size = 2
  const shown: unknown[] = []
  for (const viewer of viewers) {
    for (const of of viewer ? [{}] : [{}, ...threadLists])
      shown.push(await whole((cursor) => reads.threadsPage(site, { size, cursor }, viewer, of)))
    shown.push(await reads.pinnedThreads(site, null, viewer))
    for (const author of members) {
      const pages = (cursor: string | null) =>
        reads.threadsPagesByAuthors(members, site, { size, cursor }, viewer)
      shown.push(await whole(async (cursor) => (await pages(cursor)).get(author)))
      shown.push(await whole((cursor) => reads.contributionsPage(author, site, { size, cursor }, viewer)))
    }
    const merged = await reads.mergedThreads(threads, viewer)
    shown.push(threads.map((id) => merged.get(id)))
    for (const id of threads)
      shown.push(
        await whole(async (cursor) => (await reads.commentsPages([id], { size, cursor }, viewer)).get(id)),
      )
    for (const id of threads) {
      const page = { size, cursor: null, backwards: true } as const
      const last = (await reads.commentsPages([id], page, viewer)).get(id)
      const cursor = last?.rows[0]?.cursor
      shown.push(last, cursor && (await reads.commentsPages([id], { ...page, cursor }, viewer)).get(id))
    }
    for (const id of comments)
      shown.push(
        await whole(async (cursor) => (await reads.commentsPages([id], { size, cursor }, viewer)).get(id)),
      )
  }
  const private_: unknown[] = []
  const pairs = members.flatMap((member) => conversations.map((id) => ({ member, id })))
  const talks = await reads.conversationsByIds(pairs)
  private_.push(byId(await reads.activityIn(pairs)))
  for (const member of members) {
    private_.push(await reads.hiddenActivity(member))
    private_.push(byId(talks.filter((talk) => talk.member === member)))
    for (const archived of [false, true])
      for (const oldestFirst of [false, true]) {
        const folder = { archived, oldestFirst }
        private_.push(await whole((cursor) => reads.conversationsPage(member, folder, { size, cursor })))
      }
    private_.push(
      await reads.unreadMessages(member),
      await reads.unverifiedExpiryOf(member),
      await reads.blockedBy(member, { after: '', limit: 2 }),
      await reads.blockedBy(member, { after: members[1]!, limit: 10 }),
      (await reads.blockedWith(member, members)).toSorted(),
    )
    for (const id of conversations) {
      const page = (await reads.messagesPages(member, [id], { size: 60, cursor: null })).get(id)
      private_.push(page?.rows.map((message) => message.id) ?? [])
    }
  }
  return {
    sites: await reads.sites(),
    siteDetails: [await reads.siteDetails(site), await reads.siteDetails(idOf('site', 1))],
    members: byId(await reads.membersByIds(members)),
    named: await Promise.all(
      viewers.map(async (viewer) =>
        byId(await reads.membersNamed({ part: 'm', adminsOnly: false, viewer }, 10)),
      ),
    ),
    slugs: await Promise.all(slugs.map(async (slug) => (await reads.memberBySlug(slug))?.id)),
    mentioned: new Map((await reads.membersBySlugs(slugs)).map(({ slug, member }) => [slug, member])),
    content: byId(await reads.contentByIds([...threads, ...comments, ...replies])),
    bySlug: await Promise.all(
      ['slug-0', 'slug-1', 'none'].map(async (s) => (await reads.threadBySlug(site, s))?.id),
    ),
    addresses: await Promise.all([2, 9].map((size) => reads.threadAddressPages(site, size))),
    addressed: await Promise.all(
      ['', idOf('thread', 1)].map((after) => reads.threadAddresses(site, after, 2)),
    ),
    messages: byId(await reads.messagesByIds(messages)),
    flags: await Promise.all(
      [null, site, idOf('site', 1)].map((of) =>
        whole((cursor) => reads.flagsPage({ size, cursor }, { site: of })),
      ),
    ),
    flagsOf: byId(await reads.flagsByItems(items)),
    shown,
    private_,
    capabilities: await Promise.all(oracles.map(({ ask }) => ask(reads))),
  }
}

/** Results of the in-memory implementation for all queries that the test compares, for a given history. */
function answering(events: readonly RecordedEvent[]): Partial<Reads> {
  const memory = openMemory()
  for (const event of events) memory.apply(event)
  return Object.assign(memoryReads(memory), ...oracles.map((oracle) => oracle.reads(events, memory)))
}

/**
 * Queries that other tests cover: of recoveries and figures of members, of notices, of content by words, names in missed searches, other processes, parts of sites, and
 * copies of own data.
 */
const comparedElsewhere =
  /^(?:accessRecoveriesOf|administratorsIn|digestTimes|disorderWordsNear|dueAccessRecoveries|matchesIn|memberFigures|messagesOf|namesOfMembers|newestNotices|newsIn|nextAccessRecovery|noticeChannels|noticesPage|openAccessRecoveries|openQuestions|own[A-Z]\w*|personalStreamsOf|recommended\w+|secondFactorDemands|search(?:Content|Messages)|siteById|silencedPage|followedThreadsPage|sourceChoices|suggestContent|threadFollowers|unreadNotices)$/

t.test('tests compare every query of the read models with an in-memory implementation', async (t) => {
  const missing = Object.keys(openReads((() => {}) as unknown as Sql)).filter(
    (name) => !Object.hasOwn(answering([]), name),
  )
  t.same(
    missing.filter((name) => !comparedElsewhere.test(name)),
    [],
  )
})

t.test('read models and their in-memory copy answer every query of every viewer equally', async (t) => {
  const { tables, reads } = await openedFor(t)
  await fc.assert(
    fc.asyncProperty(history, async (events) => {
      await tables.clear()
      await tables.apply(events)
      assert.deepEqual(await answers(reads), await answers(answering(events) as Reads))
    }),
    { numRuns: 40 },
  )
})

t.test('lists contain all visible items except deleted, or removed without visible replies', async (t) => {
  const { tables, reads } = await openedFor(t)
  await fc.assert(
    fc.asyncProperty(history, async (events) => {
      await tables.clear()
      await tables.apply(events)
      const all = await reads.contentByIds(threads)
      for (const viewer of viewers) {
        const page = await reads.threadsPage(site, { size: 10, cursor: null }, viewer)
        const visible = all.filter(
          (row) => row.parent === null && isVisible(row, viewer) && row.state !== 'deleted',
        )
        const listed = visible.filter((row) => !isRemoved(row) || page.rows.some(({ id }) => id === row.id))
        assert.deepEqual(page.rows.map(({ id }) => id).toSorted(), listed.map(({ id }) => id).toSorted())
      }
    }),
    { numRuns: 20 },
  )
})

t.test('each query is planned only once per database connection', async (t) => {
  const { tables } = await openedFor(t)
  for (const events of fc.sample(history, { seed: 1, numRuns: 1 })) await tables.apply(events)
  const planned = await transaction(tables.pool, async (sql) => {
    for (let times = 0; times < 6; times++) await answers(openReads(sql))
    return sql`select statement from pg_prepared_statements where custom_plans > 5 and generic_plans = 0
      and statement ~ '^\\s*select'`
  })
  t.same(planned, [])
  const reads = openReads(tables.sql)
  for (const key of ['1', '1795000000000', '9'.repeat(18), `-${'9'.repeat(18)}`])
    for (const of of [{}, ...threadLists])
      await t.resolves(
        reads.threadsPage(site, { size: 2, cursor: `${key}:${threads[0]}` }, null, of),
        `after a place that another list may have: ${key}`,
      )
})
