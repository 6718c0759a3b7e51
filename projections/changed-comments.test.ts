import { t as file, test } from 'tap'
import type { CatalogueEvent } from '../events/catalogue.ts'
import { subjectOf } from '../events/kinds.ts'
import { about, alone, under, withoutReason, within } from '../events/testing/content.ts'
import { roles } from '../services/rules/roles.ts'
import { bookmarksPage } from './bookmarks/queries.ts'
import { newsIn } from './comments/queries.ts'
import { contentByIds } from './content/queries.ts'
import {
  changing,
  digestOf,
  firstPage,
  foundBy,
  linesOf,
  viewerOf,
  type Changed,
} from './testing/dependents.ts'
import { opening } from './testing/history.ts'
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
    data: { ...under(comment, thread), site, author: cy, body: `A hammock, @${bo}` },
  },
  { type: 'ReactionChosen', data: { subject: subjectOf(comment), member: dee, kind: 'like' } },
  {
    type: 'ReplyCreated',
    data: { ...under(reply, comment, thread), site, author: dee, body: 'A ladder helps' },
  },
  { type: 'BookmarkAdded', data: { subject: subjectOf(comment), member: bo } },
]

const tables = await openTables(file)
file.teardown(() => tables.pool.end())
const { sql } = tables

/** Values that depend on the comment, without notices of decisions. */
async function dependents() {
  const since = new Date(0)
  const news = await newsIn(sql, thread, [{ thread, through: since }], viewerOf(bo))
  return {
    author: await linesOf(sql, ada),
    follower: await linesOf(sql, bo),
    writer: await linesOf(sql, cy),
    digest: await digestOf(sql, bo),
    news: news.count,
    count: (await contentByIds(sql, [thread]))[0]?.commentCount ?? null,
    bookmarks: (await bookmarksPage(sql, bo, site, firstPage)).rows.length,
    found: await foundBy(sql, 'hammock', ['comment']),
    foundBelow: await foundBy(sql, 'ladder', ['reply']),
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
  found: [comment],
  foundBelow: [reply],
}
/** Nobody but its author sees the comment, and what is below it. */
const gone: Partial<Dependents> = {
  author: [],
  follower: [],
  writer: [],
  digest: [],
  news: 0,
  count: 0,
  found: [],
  foundBelow: [],
}

const subject = subjectOf(comment)
const decided = { ...within(comment, thread), by: ada, seenRevision: 0, ...withoutReason, author: cy }
const undone: CatalogueEvent = {
  type: 'DecisionUndone',
  data: { subject, by: ada, decision: 1, state: 'visible', locked: false, category: null },
}
const changes: Record<string, Changed<Dependents>> = {
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
    left: { ...gone, news: 1, count: 1, foundBelow: [reply] },
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
    left: { ...gone, news: 1, count: 2, foundBelow: [reply] },
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
    // Only the author of the thread still sees it.
    left: { follower: [], writer: [], digest: [], found: [], foundBelow: [] },
    back: [{ ...undone, data: { ...undone.data, subject: subjectOf(thread) } }],
  },
  'is in a thread that is purged': {
    events: [
      {
        type: 'ContentPurged',
        data: { ...about(thread), by: bo, seenRevision: 0, author: ada, site, reason: 'abuse' },
      },
    ],
    // Nobody can ask for the news of a page that is gone.
    left: { ...gone, count: null, news: 2, bookmarks: 1 },
  },
  'is in a thread that is moved and renamed, or by a renamed member': {
    events: [
      { type: 'ContentMoved', data: { ...decided, ...about(thread), author: ada, category: 'sleep' } },
      { type: 'ThreadEdited', data: { ...about(thread), author: ada, title: 'Hips', body: 'Mine hurt' } },
      { type: 'UsernameChanged', data: { member: cy, username: 'Cyra', slug: 'cyra', renamingFrom: null } },
    ],
    left: {},
  },
}

for (const [change, changed] of Object.entries(changes))
  test(`notices, digests, news, counts, bookmarks and searches are right when a comment ${change}`, async (t) => {
    const seen = await changing(tables, before, changed, dependents)
    t.same(seen.before, whole)
    t.same(seen.after, { ...whole, ...changed.left })
    if (seen.restored) t.same(seen.restored, whole, 'and again when that is taken back')
  })
