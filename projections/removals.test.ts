import { t as file, test } from 'tap'
import type { CatalogueEvent } from '../events/catalogue.ts'
import { subjectOf, type MemberId } from '../events/kinds.ts'
import { about, alone, under, unexplained, within } from '../events/testing/content.ts'
import { roles } from '../services/rules/roles.ts'
import { bookmarksPage } from './bookmarks/queries.ts'
import { newsIn } from './comments/queries.ts'
import { contentByIds } from './content/queries.ts'
import { digestNotices } from './notices/digests.ts'
import { noticesPage } from './notices/queries.ts'
import { opening, recorded } from './testing/history.ts'
import { openTables } from './testing/tables.ts'
import { idOf, members, site } from './testing/world.ts'

const [ada, bo, cy, dee] = [members[0]!, members[1]!, members[2]!, members[3]!]
const [thread, comment, reply] = [idOf('thread', 0), idOf('comment', 0), idOf('reply', 0)]

/** Bo follows a thread of Ada's and has read it; Cy writes a comment, to which Dee reacts and replies; Bo bookmarks it. */
const before: readonly CatalogueEvent[] = [
  ...opening,
  {
    type: 'ThreadCreated',
    data: { ...alone(thread), site, author: ada, slug: 'knees', title: 'Knees', body: 'Mine hurt' },
  },
  { type: 'ThreadFollowed', data: { member: bo, thread: subjectOf(thread) } },
  {
    type: 'CommentCreated',
    data: { ...under(comment, thread), site, author: cy, body: `Rest, @${bo}` },
  },
  { type: 'ReactionChosen', data: { subject: subjectOf(comment), member: dee, kind: 'like' } },
  { type: 'ReplyCreated', data: { ...under(reply, comment, thread), site, author: dee, body: 'Yes' } },
  { type: 'BookmarkAdded', data: { subject: subjectOf(comment), member: bo } },
]

const tables = await openTables(file)
file.teardown(() => tables.pool.end())

/** Values that depend on the comment, without notices of decisions. */
async function dependents() {
  const { sql } = tables
  const linesOf = async (member: MemberId) =>
    (await noticesPage(sql, member, { size: 9, cursor: null })).rows
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'decision')
      .toSorted()
  const since = new Date(0)
  const told = await digestNotices(sql, bo, {
    kinds: ['mention', 'thread'],
    since,
    until: new Date('2100-01-01'),
  })
  const viewer = { id: bo, role: roles.member, verified: true, analyst: false } as const
  const news = await newsIn(sql, thread, [{ thread, through: since }], viewer)
  return {
    author: await linesOf(ada),
    follower: await linesOf(bo),
    writer: await linesOf(cy),
    digest: told.map(({ kind }) => kind).toSorted(),
    news: news.count,
    count: (await contentByIds(sql, [thread]))[0]!.commentCount,
    bookmarks: (await bookmarksPage(sql, bo, site, { size: 9, cursor: null })).rows.length,
  }
}
type Dependents = Awaited<ReturnType<typeof dependents>>

const whole: Dependents = {
  author: ['answer'],
  follower: ['mention', 'thread'],
  writer: ['answer', 'reaction'],
  digest: ['mention', 'thread'],
  news: 2,
  count: 2,
  bookmarks: 1,
}
const gone: Dependents = { ...whole, author: [], follower: [], writer: [], digest: [], news: 0, count: 0 }

const subject = subjectOf(comment)
const decided = { ...within(comment, thread), by: ada, seenRevision: 0, ...unexplained, author: cy }
const undone: CatalogueEvent = {
  type: 'DecisionUndone',
  data: { subject, by: ada, decision: 1, state: 'visible', locked: false, category: null },
}
const verbs: Record<string, { events: CatalogueEvent[]; left: Dependents; back?: CatalogueEvent[] }> = {
  'is hidden': {
    events: [{ type: 'ContentHidden', data: decided }],
    left: { ...gone, writer: ['answer', 'reaction'] },
    back: [undone],
  },
  'is marked as spam': {
    events: [{ type: 'ContentMarkedAsSpam', data: decided }],
    left: { ...gone, writer: ['answer', 'reaction'] },
    back: [undone],
  },
  'is deleted': {
    events: [{ type: 'ContentDeleted', data: decided }],
    left: gone,
    back: [undone],
  },
  'is withdrawn': {
    events: [
      {
        type: 'ContentWithdrawn',
        data: { subject, author: cy, restorableUntil: '2026-01-01T00:10:00.000Z' },
      },
    ],
    // The reply below stays.
    left: { ...gone, news: 1, count: 1 },
    back: [{ type: 'ContentRestored', data: { subject, author: cy } }],
  },
  'is of a spammer': {
    events: [{ type: 'RoleChanged', data: { member: cy, role: roles.spammer } }],
    left: { ...gone, writer: ['answer', 'reaction'] },
    back: [{ type: 'RoleChanged', data: { member: cy, role: roles.member } }],
  },
  'is of an erased member': {
    events: [{ type: 'MemberErased', data: { member: cy } }],
    // The comment stays without its text.
    left: { ...gone, news: 1, count: 2 },
  },
  'is purged': {
    events: [
      {
        type: 'ContentPurged',
        data: { ...within(comment, thread), by: ada, seenRevision: 0, author: cy, site, reason: 'abuse' },
      },
    ],
    left: { ...gone, bookmarks: 0 },
  },
  'is in a thread that is hidden': {
    events: [{ type: 'ContentHidden', data: { ...decided, ...about(thread), author: ada } }],
    left: { ...whole, follower: [], digest: [] },
    back: [{ ...undone, data: { ...undone.data, subject: subjectOf(thread) } }],
  },
  'is in a thread that is moved and renamed, or by a renamed member': {
    events: [
      { type: 'ContentMoved', data: { ...decided, ...about(thread), author: ada, category: 'sleep' } },
      { type: 'ThreadEdited', data: { ...about(thread), author: ada, title: 'Hips', body: 'Mine hurt' } },
      { type: 'UsernameChanged', data: { member: cy, username: 'Cyra', slug: 'cyra', renamingFrom: null } },
    ],
    left: whole,
  },
}

for (const [verb, { events, left, back }] of Object.entries(verbs))
  test(`notices, digests, news, counts and bookmarks are right when a comment ${verb}${back ? ', and again when that is undone' : ''}`, async (t) => {
    await tables.clear()
    const all = recorded([...before, ...events, ...(back ?? [])])
    const at = before.length
    await tables.apply(all.slice(0, at))
    t.same(await dependents(), whole)
    await tables.apply(all.slice(at, at + events.length))
    t.same(await dependents(), left)
    if (!back) return
    await tables.apply(all.slice(at + events.length))
    t.same(await dependents(), whole)
  })
