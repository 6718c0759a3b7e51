import { t as file, test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { subjectOf, type ContentId, type MemberId, type ThreadId } from '../../events/kinds.ts'
import { about, alone, under, withoutReason } from '../../events/testing/content.ts'
import { opening, recorded } from '../testing/history.ts'
import { openTables } from '../testing/tables.ts'
import { idOf, members, site } from '../testing/world.ts'
import { digestNotices, membersWithNews } from './digests.ts'
import { notices } from './project.ts'
import {
  followedThreadsPage,
  newestNotices,
  noticesPage,
  sourceChoices,
  threadFollowers,
  unreadNotices,
} from './queries.ts'

const [tomasz, maya, grace, henrik] = [members[0]!, members[1]!, members[2]!, members[3]!]
const admin = idOf('member', 9)
const [target, merged] = [idOf('thread', 0), idOf('thread', 1)]

const started = (thread: ThreadId, author: MemberId): CatalogueEvent => ({
  type: 'ThreadCreated',
  data: { ...alone(thread), site, author, slug: 'knees', title: 'Knees', body: 'Mine hurt' },
})
const said = (n: number, thread: ThreadId, author = henrik, body = 'Oh'): CatalogueEvent => ({
  type: 'CommentCreated',
  data: { ...under(idOf('comment', n), thread), site, author, body },
})
const follows = (member: MemberId, thread: ThreadId): CatalogueEvent => ({
  type: 'ThreadFollowed',
  data: { member, thread: subjectOf(thread) },
})
const leaves = (member: MemberId, thread: ThreadId): CatalogueEvent => ({
  type: 'ThreadUnfollowed',
  data: { member, thread: subjectOf(thread) },
})
const decided = { by: admin, seenRevision: 0, ...withoutReason }
const merges: CatalogueEvent = {
  type: 'ContentMerged',
  data: { ...about(merged), ...decided, author: maya, into: subjectOf(target) },
}
const undone: CatalogueEvent = {
  type: 'DecisionUndone',
  data: {
    subject: subjectOf(merged),
    by: admin,
    decision: 1,
    state: 'visible',
    locked: false,
    category: null,
  },
}

/** Maya has an unread answer in the thread to be merged, and Grace, who follows it, an unread comment. */
const before = [started(target, tomasz), started(merged, maya), follows(grace, merged), said(0, merged)]

const tables = await openTables(file)
file.teardown(() => tables.pool.end())

/** Makes a history of the events, and applies it in one batch, or each event in its own. */
async function given(events: readonly CatalogueEvent[], oneByOne = false): Promise<readonly RecordedEvent[]> {
  const all = recorded(events)
  await tables.clear()
  for (const batch of oneByOne ? all.map((event) => [event]) : [all]) await tables.apply(batch)
  return all
}

const linesOf = async (member: MemberId) =>
  (await noticesPage(tables.sql, member, { size: 9, cursor: null })).rows
    .map(({ kind, target, item, people, isRead }) => ({ kind, target, item, people, isRead }))
    .toSorted((a, b) => `${a.kind} ${a.target}`.localeCompare(`${b.kind} ${b.target}`))
const line = (kind: string, target: ContentId, item: ContentId = target, isRead = false) => ({
  kind,
  target,
  item,
  people: kind === 'decision' ? 0 : 1,
  isRead,
})
const unreadOf = async (member: MemberId) => (await unreadNotices(tables.sql, member)).lines.length

test('unread notices of a merged thread stay, and are read on the page that shows it', async (t) => {
  for (const oneByOne of [false, true]) {
    const events = await given([...before, merges], oneByOne)
    t.same(await linesOf(maya), [line('answer', merged, idOf('comment', 0)), line('decision', merged)])
    t.same(await linesOf(grace), [line('thread', merged, idOf('comment', 0))])
    t.same([await unreadOf(maya), await unreadOf(grace)], [2, 1])
    const newest = await newestNotices(tables.sql, grace, target)
    t.same(newest, [{ place: merged, at: events[3]!.recordedAt }])
    const read: CatalogueEvent = {
      type: 'NoticesRead',
      data: { member: grace, place: subjectOf(merged), through: newest[0]!.at.toISOString() },
    }
    await tables.apply(recorded([...before, merges, read]).slice(-1))
    t.same(await linesOf(grace), [line('thread', merged, idOf('comment', 0), true)])
    t.equal(await unreadOf(grace), 0)
  }
})

test('author and followers of both threads get one notice of each new comment, until the merge is undone', async (t) => {
  const all = [...opening, ...before, follows(henrik, target), merges, said(1, target, admin)]
  for (const oneByOne of [false, true]) {
    const events = await given(all, oneByOne)
    const fresh = line('thread', target, idOf('comment', 1))
    t.same(await linesOf(maya), [line('answer', merged, idOf('comment', 0)), line('decision', merged), fresh])
    t.same(await linesOf(grace), [fresh, line('thread', merged, idOf('comment', 0))])
    t.same(await linesOf(henrik), [fresh])
    t.same(await linesOf(tomasz), [line('answer', target, idOf('comment', 1))])
    const since = events.at(-2)!.recordedAt
    const until = new Date(events.at(-1)!.recordedAt.getTime() + 1)
    const weekly = await membersWithNews(tables.sql, { every: 'weekly', since })
    t.same(
      [maya, grace, henrik].filter((member) => weekly.includes(member)),
      [maya, grace, henrik],
    )
    for (const member of [maya, grace, henrik]) {
      const told = await digestNotices(tables.sql, member, { kinds: ['thread'], since, until })
      t.match(told, [{ kind: 'thread', target, item: idOf('comment', 1) }])
      t.equal(told.length, 1)
    }
    await tables.apply(recorded([...all, undone]).slice(-1))
    t.same(await linesOf(grace), [line('thread', merged, idOf('comment', 0))])
    t.same(await linesOf(henrik), [fresh])
  }
})

test('the followers of a thread are also those who get its comments because of a merge', async (t) => {
  const all = recorded([...before, follows(grace, target), merges, said(1, target, admin)])
  await given(all.slice(0, -1))
  const changes = (await notices.apply(all.slice(-1), tables.sql)) ?? []
  t.same(
    changes.map(({ topic, id }) => `${topic} ${id}`),
    [`notices:${tomasz} answer`],
    'the projection announces nothing to followers',
  )
  const followers = await threadFollowers(tables.sql, [target], [tomasz, maya, henrik])
  t.same(followers, [{ member: maya, thread: target }], 'of those asked about')
  t.same(
    (await threadFollowers(tables.sql, [target], members)).map(({ member }) => member).toSorted(),
    [maya, grace].toSorted(),
  )
})

test('a comment that arrives in the merged thread at the moment of the merge reaches the author of the other one', async (t) => {
  await given([...before, merges, said(1, merged, henrik)])
  t.same(await linesOf(tomasz), [line('thread', merged, idOf('comment', 1))])
})

test('those who follow a merged thread follow the other one once, and can leave it', async (t) => {
  const choices = () =>
    sourceChoices(
      tables.sql,
      [maya, grace, tomasz].map((member) => ({ member, item: target })),
    )
  const viewer = { id: grace, role: 3, verified: true, analyst: false } as const
  const followed = async () =>
    (await followedThreadsPage(tables.sql, site, { size: 9, cursor: null }, viewer)).rows.map(({ id }) => id)
  const both = [...before, follows(grace, target), merges]
  await given(both)
  t.same(await followed(), [target])
  t.same((await choices()).map(({ member }) => member).toSorted(), [maya, grace])
  await tables.apply(
    recorded([...both, leaves(grace, target), leaves(maya, target), said(1, target, admin)]).slice(-3),
  )
  t.same([await choices(), await followed()], [[], []])
  t.same(
    (await linesOf(grace)).map(({ target }) => target),
    [merged],
    'what was there stays',
  )
})

test('a silenced thread stays silent on the page of another one, which others can silence', async (t) => {
  const silences = (member: MemberId, source: ThreadId): CatalogueEvent => ({
    type: 'NoticesSilenced',
    data: { member, source: subjectOf(source) },
  })
  await given([...before, silences(maya, merged), silences(grace, target), merges, said(1, target, admin)])
  t.same([await linesOf(maya), await linesOf(grace)], [[], []])
})

test('a purge of either thread ends what was followed because of the merge', async (t) => {
  const purged = (item: ThreadId, author: MemberId): CatalogueEvent => ({
    type: 'ContentPurged',
    data: { ...about(item), by: admin, seenRevision: 0, author, site, reason: 'abuse' },
  })
  await given([...before, merges, purged(merged, maya), said(1, target, admin)])
  t.same(await linesOf(grace), [])
  await given([...before, merges, purged(target, tomasz)])
  t.same(await linesOf(grace), [line('thread', merged, idOf('comment', 0))])
  await tables.clear()
  const late = recorded([...before, purged(merged, maya), merges])
  for (const event of late) await tables.apply([event])
  const rows = await tables.dump()
  await tables.clear()
  await tables.apply(late)
  t.same(await tables.dump(), rows, 'a merge after the purge makes no row in any batch')
})
