import { t as file, test } from 'tap'
import { alone, under } from '../../events/testing/content.ts'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { subjectOf, type MemberId } from '../../events/kinds.ts'
import { postText } from '../../services/commands/testing/posts.ts'
import { projections } from '../index.ts'
import { openTables } from '../testing/tables.ts'
import { recorded } from '../testing/history.ts'
import { idOf, members, site } from '../testing/world.ts'
import { notices } from './project.ts'
import { digestTimes, newestNotices, noticeChannels, noticesPage, unreadNotices } from './queries.ts'
import { registered } from '../../events/testing/members.ts'

const [ada, bo] = [members[0]!, members[1]!]
const thread = idOf('thread', 0)
const text = { title: 'Knees', body: 'Mine hurt' }
const created: CatalogueEvent = {
  type: 'ThreadCreated',
  data: { ...alone(thread), site, author: ada, slug: 'knees', ...text },
}
const reactions: CatalogueEvent[] = Array.from({ length: 100 }, (_, n) => ({
  type: 'ReactionChosen',
  data: { subject: subjectOf(thread), member: idOf('member', n + 10), kind: 'like' },
}))

const tables = await openTables(file)
file.teardown(() => tables.pool.end())

const unreadOf = async (member: MemberId) => (await unreadNotices(tables.sql, member)).lines.length

test('a hundred reactions one after the other make one line with at most ten writes', async (t) => {
  await tables.clear()
  await tables.pool.query(`create table public.written (row text);
    create function public.note() returns trigger language plpgsql as $$
      begin insert into public.written values (tg_table_name); return null; end $$`)
  const { rows } = await tables.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname like 'notices_v%'`,
  )
  for (const { name } of rows)
    await tables.pool.query(
      `create trigger noted after insert or update or delete on ${name} for each row execute function public.note()`,
    )
  const events = recorded([created, ...reactions])
  await tables.apply(events.slice(0, 1))
  await tables.pool.query('delete from public.written')
  for (const event of events.slice(1)) await tables.apply([event])
  const written = await tables.pool.query('select * from public.written')
  t.ok(written.rows.length <= 10, `${written.rows.length} writes`)
  const { rows: lines } = await noticesPage(tables.sql, ada, { size: 5, cursor: null })
  t.match(lines, [
    { kind: 'reaction', people: 100, isRead: false, latest: [109, 108, 107].map((n) => idOf('member', n)) },
  ])
  t.equal(lines.length, 1)
  t.equal(await unreadOf(ada), 1)
  const newest = new Date(events.at(-1)!.metadata.occurredAt)
  t.same(await newestNotices(tables.sql, ada, thread), [{ place: thread, at: newest }])
})

test('a followed thread has a line with what was written since, which a member can silence', async (t) => {
  await tables.clear()
  const follow = { member: bo, thread: subjectOf(thread) }
  const said = (n: number): CatalogueEvent => ({
    type: 'CommentCreated',
    data: { ...under(idOf('comment', n), thread), site, author: idOf('member', 9), body: 'Oh' },
  })
  const events = recorded([
    created,
    said(0),
    { type: 'ThreadFollowed', data: follow },
    said(1),
    said(2),
    { type: 'NoticesSilenced', data: { member: bo, source: subjectOf(thread) } },
    { type: 'NoticesUnsilenced', data: { member: bo, source: subjectOf(thread) } },
    { type: 'ThreadUnfollowed', data: follow },
  ])
  const lines = async () => (await noticesPage(tables.sql, bo, { size: 5, cursor: null })).rows
  await tables.apply(events.slice(0, 3))
  t.same(await lines(), [])
  await tables.apply(events.slice(3, 5))
  t.match(await lines(), [{ kind: 'thread', people: 1, item: idOf('comment', 1), isRead: false }])
  for (const [n, count] of [
    [5, 0],
    [6, 1],
    [7, 0],
  ] as const) {
    await tables.apply(events.slice(n, n + 1))
    t.equal((await lines()).length, count)
    t.equal(await unreadOf(bo), count)
  }
})

test('a followed member has a line with the status updates since, as far as their audience includes the follower', async (t) => {
  await tables.clear()
  const audience = (chosen: 'me' | 'followed'): CatalogueEvent => ({
    type: 'PrivacySettingChanged',
    data: { member: ada, setting: 'statuses', audience: chosen },
  })
  const wrote = (n: number): CatalogueEvent => ({
    type: 'StatusCreated',
    data: { ...alone(idOf('status', n)), site, author: ada, body: `Rest, @${bo}` },
  })
  const events = recorded([
    registered(ada, 'Ada', 'ada'),
    wrote(0),
    { type: 'MemberFollowed', data: { follower: bo, followed: ada } },
    wrote(1),
    wrote(2),
    audience('me'),
    audience('followed'),
    { type: 'MemberFollowed', data: { follower: ada, followed: bo } },
    { type: 'MemberUnfollowed', data: { follower: bo, followed: ada } },
  ])
  const lines = async () => (await noticesPage(tables.sql, bo, { size: 9, cursor: null })).rows
  const kinds = async () => (await lines()).map(({ kind }) => kind).toSorted()
  const mentions = ['mention', 'mention', 'mention']
  await tables.apply(events.slice(0, 3))
  t.same(await kinds(), ['mention'])
  await tables.apply(events.slice(3, 5))
  t.same(await kinds(), [...mentions, 'status'])
  t.match(
    (await lines()).find(({ kind }) => kind === 'status'),
    { people: 1, latest: [ada], item: idOf('status', 1), isRead: false },
  )
  await tables.apply(events.slice(5, 6))
  t.same(await kinds(), [])
  t.same((await unreadNotices(tables.sql, bo)).lines, [])
  await tables.apply(events.slice(6, 7))
  t.same(await kinds(), [])
  await tables.apply(events.slice(7, 8))
  t.same(await kinds(), ['follow', ...mentions, 'status'])
  await tables.apply(events.slice(8))
  t.same(await kinds(), ['follow', ...mentions])
})

test('an award is a notice until it is taken', async (t) => {
  await tables.clear()
  const given = (award: string): CatalogueEvent => ({
    type: 'AwardGiven',
    data: {
      member: ada,
      award,
      reason: 'Was kind',
      name: 'Kind Words',
      year: 2026,
      status: 'WINNER',
      earnedAt: '2026-11-23',
    },
  })
  const taken = (award: string): CatalogueEvent => ({
    type: 'AwardTaken',
    data: { member: ada, award, reason: 'A mistake' },
  })
  const ids = ['0193a1b2-0000-7000-8000-000000000001', '0193a1b2-0000-7000-8000-000000000002'] as const
  const events = recorded([given(ids[0]), given(ids[1]), taken(ids[0]), taken(ids[1])])
  const lines = async () => (await noticesPage(tables.sql, ada, { size: 5, cursor: null })).rows
  for (const [through, count] of [
    [2, 1],
    [3, 1],
    [4, 0],
  ] as const) {
    await tables.apply(events.slice(through === 2 ? 0 : through - 1, through))
    t.equal((await lines()).length, count)
    t.equal(await unreadOf(ada), count)
    if (count) t.match(await lines(), [{ kind: 'award', people: 0, target: ada, isRead: false }])
  }
})

test('each author of an article hears of comments, reactions and decisions of editors, as authors of that time', async (t) => {
  const post = idOf('post', 0)
  const subject = subjectOf(post)
  const by = (...authors: MemberId[]) => ({ ...postText, authors })
  const said = (n: number): CatalogueEvent => ({
    type: 'CommentCreated',
    data: { ...under(idOf('comment', n), post), site, author: idOf('member', 9), body: 'Oh' },
  })
  const events = recorded([
    { type: 'PostWritten', data: { subject, site, text: by(ada), number: null } },
    { type: 'PostReturned', data: { subject, reason: 'Too long' } },
    { type: 'PostPublished', data: { subject, site, text: by(ada, bo), date: '2026-11-20T10:00:00.000Z' } },
    said(0),
    { type: 'ReactionChosen', data: { subject, member: ada, kind: 'like' } },
    { type: 'PostRevised', data: { subject, text: by(bo), reason: null } },
    said(1),
    { type: 'PostUnpublished', data: { subject, reason: null } },
    { type: 'PostPublished', data: { subject, site, text: by(bo), date: '2026-11-20T10:00:00.000Z' } },
    {
      type: 'ContentHidden',
      data: {
        subject,
        root: subject,
        by: ada,
        seenRevision: 0,
        author: idOf('member', 8),
        reason: null,
        words: null,
      },
    },
  ])
  const acts = (n: number, change: Partial<(typeof events)[number]['metadata']>) =>
    Object.assign(events[n]!, { metadata: { ...events[n]!.metadata, ...change } })
  acts(2, { actor: ada })
  acts(8, { origin: 'import' })
  const linesOf = async (member: MemberId) =>
    (await noticesPage(tables.sql, member, { size: 9, cursor: null })).rows
      .map(({ kind, item, isRead }) => ({ kind, item, isRead }))
      .toSorted((a, b) => a.kind.localeCompare(b.kind))
  const line = (kind: string, item: string = post) => ({ kind, item, isRead: false })

  await tables.clear()
  await tables.apply(events.slice(0, 2))
  t.same([await linesOf(ada), await linesOf(bo)], [[line('decision')], []])
  await tables.apply(events.slice(2, 3))
  t.same(await linesOf(bo), [line('decision')], 'by another author')
  await tables.apply(events.slice(3, 7))
  t.same(await linesOf(ada), [line('answer', idOf('comment', 0)), line('decision')])
  t.same(await linesOf(bo), [line('answer', idOf('comment', 0)), line('decision'), line('reaction')])
  const told = async () =>
    tables.sql<{
      recipient: MemberId
      kind: string
      at: Date
    }>`select recipient, kind, target, at from notice order by recipient, kind, target`
  await tables.apply(events.slice(7))
  const one = await told()
  t.match(
    one.find(({ recipient, kind }) => recipient === ada && kind === 'answer'),
    { at: events[3]!.recordedAt },
    'not of the comment after she was an author',
  )
  t.match(
    one.find(({ recipient, kind }) => recipient === bo && kind === 'decision'),
    { at: events[7]!.recordedAt },
    'nor of what an import publishes, or a moderator hides',
  )
  await tables.clear()
  await tables.apply(events)
  t.same(await told(), one, 'any split of the log into batches makes the same lines')
  await tables.apply(
    recorded([
      ...events,
      {
        type: 'ContentPurged',
        data: { subject, root: subject, by: bo, seenRevision: 0, author: ada, site, reason: 'abuse' },
      },
    ]).slice(-1),
  )
  t.same([await linesOf(ada), await linesOf(bo)], [[], []])
})

test('the list of ten thousand notices is read page by page from an index', async (t) => {
  await tables.clear()
  const { sql } = tables
  await tables.apply(recorded([created, { type: 'MemberFollowed', data: { follower: bo, followed: ada } }]))
  await sql`insert into content (id, kind, site, author, author_is_spammer, parent, root, origin, title, slug, body, state,
      locked, pinned, tags, withdrawn, unpublished, inserted_at, last_active_at, revision, comment_count)
    select 'comment_' || to_char(n, 'FM00000000000000000000000000'), 'comment', ${site}, ${ada}, false, ${thread}, ${thread}, ${thread},
      null, null, 'Oh', 'visible', false, false, '{}', false, false, '2025-01-01', '2025-01-01', 0, 0 from generate_series(1, 10000) n`
  await sql`insert into reaction select 'comment_' || to_char(n, 'FM00000000000000000000000000'), ${bo}, 'like',
      timestamptz '2025-01-01' + n * interval '1 minute' from generate_series(1, 10000) n`
  await sql`insert into notice (recipient, kind, target, place, at)
    select ${ada}, 'reaction', item, ${thread}, at from reaction`
  await sql`analyze`
  t.equal(await unreadOf(ada), 100)
  let [cursor, count]: [string | null, number] = [null, 0]
  do {
    const page = await noticesPage(sql, ada, { size: 100, cursor })
    count += page.rows.length
    cursor = page.more ? page.rows.at(-1)!.cursor : null
    if (count === 100) {
      const plan = await sql<{ 'QUERY PLAN': string }>`explain select * from notice
        where recipient = ${ada} and (at, line) < (now(), '~') order by at desc, line desc limit 100`
      t.match(plan.map((line) => line['QUERY PLAN']).join('\n'), /Index Scan Backward/)
    }
  } while (cursor)
  t.equal(count, 10_001)
})

test('channels and times are the chosen ones, or else the defaults', async (t) => {
  await tables.clear()
  const events = recorded([
    {
      type: 'NoticeChannelsChosen',
      data: { member: ada, kind: 'answer', onSite: true, mail: 'now', push: false },
    },
    {
      type: 'NoticeChannelsChosen',
      data: { member: ada, kind: 'mention', onSite: true, mail: 'now', push: null },
    },
    { type: 'DigestTimeChosen', data: { member: ada, hour: 7, weekday: 2, zone: 'Pacific/Auckland' } },
  ])
  await tables.apply(events)
  const channels = await noticeChannels(tables.sql, [ada, bo])
  t.match(
    channels.get(ada)?.find(({ kind }) => kind === 'answer'),
    { onSite: true, mail: 'now', push: false },
  )
  t.match(
    channels.get(ada)?.find(({ kind }) => kind === 'mention'),
    { mail: 'now', push: true },
  )
  t.match(
    channels.get(bo)?.find(({ kind }) => kind === 'answer'),
    { onSite: true, mail: 'daily', push: true },
  )
  const times = await digestTimes(tables.sql, [ada, bo])
  t.same([times.get(ada)?.zone, times.get(bo)?.zone], ['Pacific/Auckland', 'UTC'])
})

test('a decision on a text that is purged leaves the list with the text, before the line is gone', async (t) => {
  await tables.clear()
  const subject = subjectOf(thread)
  const decided = { subject, root: subject, by: bo, seenRevision: 0, author: ada }
  const events = recorded([
    created,
    { type: 'ContentMarkedAsSpam', data: { ...decided, reason: 'spam', words: null } },
    { type: 'ContentPurged', data: { ...decided, site, reason: 'abuse' } },
  ])
  const others = projections.filter((one) => one !== notices)
  await tables.apply(events.slice(0, -1))
  t.equal((await noticesPage(tables.sql, ada, { size: 5, cursor: null })).rows.length, 1)
  await tables.apply(events.slice(-1), others)
  t.same((await noticesPage(tables.sql, ada, { size: 5, cursor: null })).rows, [])
})

test('the newest notice is found among many whose lines have a later time than its own', async (t) => {
  await tables.clear()
  const written = Array.from({ length: 101 }, (_, n): CatalogueEvent[] => {
    const [comment, reply] = [idOf('comment', n), idOf('reply', n)]
    const text = { site, body: 'So did mine' }
    return [
      { type: 'CommentCreated', data: { ...under(comment, thread), ...text, author: ada } },
      { type: 'ReplyCreated', data: { ...under(reply, comment, thread), ...text, author: bo } },
    ]
  })
  const events = recorded([created, ...written.flat(), reactions[0]!])
  await tables.apply(events)
  const last = events.at(-1)!.metadata.occurredAt
  t.same(await newestNotices(tables.sql, ada, null), [{ place: null, at: new Date(last) }])
})

test('what follows the purge of an article makes the same rows in any batches: none', async (t) => {
  const subject = subjectOf(idOf('post', 0))
  const purge = { subject, root: subject, by: bo, seenRevision: 0, author: ada, site }
  const events = recorded([
    { type: 'PostWritten', data: { subject, site, text: { ...postText, authors: [ada] }, number: null } },
    { type: 'ContentPurged', data: { ...purge, reason: 'abuse' } },
    { type: 'PostRevised', data: { subject, text: { ...postText, authors: [bo] }, reason: null } },
    { type: 'ReactionChosen', data: { subject, member: ada, kind: 'like' } },
  ])
  for (const batches of [
    [events],
    events.map((event) => [event]),
    [events.slice(0, 1), events.slice(1)],
    [events.slice(0, 2), events.slice(2)],
  ]) {
    await tables.clear()
    for (const batch of batches) await tables.apply(batch, [notices])
    t.same(await tables.sql`select target from notice union all select post from notice_authors`, [])
  }
})
