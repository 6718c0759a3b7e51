import { t as file, test } from 'tap'
import type { CatalogueEvent } from '../events/catalogue.ts'
import { subjectOf, type ContentId, type ThreadId } from '../events/kinds.ts'
import { about, alone, under, withoutReason } from '../events/testing/content.ts'
import { roles } from '../services/rules/roles.ts'
import { bookmarksPage } from './bookmarks/queries.ts'
import { contributionsPage } from './content/queries.ts'
import { followedThreadsPage } from './notices/queries.ts'
import { recommendedFor, recommendedRecents, recommendedTo } from './recommendations/queries.ts'
import { suggestContent } from './search/queries.ts'
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
import { pinnedThreads, threadAddresses, threadsPage, threadsPagesByAuthors } from './threads/queries.ts'

const [ada, bo, cy, dee] = [members[0]!, members[1]!, members[2]!, members[3]!]
const [one, other] = [idOf('thread', 0), idOf('thread', 1)]
const comment = idOf('comment', 0)

const body = `Mine hurt, @${dee}`
const started = (thread: ThreadId, author: typeof ada, title: string): CatalogueEvent => ({
  type: 'ThreadCreated',
  data: { ...alone(thread), site, author, slug: thread, title, body, tags: ['diet'] },
})
const named = (title: string): CatalogueEvent => ({
  type: 'ThreadEdited',
  data: { ...about(one), author: ada, title, body, tags: ['diet'] },
})

/** Bo follows and bookmarks a thread of Ada's, which mentions Dee and in which Cy writes; Dee has started another one. */
const before: readonly CatalogueEvent[] = [
  ...opening,
  started(other, dee, 'Numbat knees'),
  started(one, ada, 'Zebra knees'),
  { type: 'ThreadFollowed', data: { member: bo, thread: subjectOf(one) } },
  { type: 'BookmarkAdded', data: { subject: subjectOf(one), member: bo } },
  { type: 'CommentCreated', data: { ...under(comment, one), site, author: cy, body: 'A ladder helps' } },
]

const tables = await openTables(file)
file.teardown(() => tables.pool.end())
const { sql } = tables

const ids = (rows: readonly { id: ContentId }[]) => rows.map(({ id }) => id)
const suggested = (text: string) => suggestContent(sql, { text, site, viewer: null })

/** Everything that depends on the thread. */
async function dependents() {
  const wanted = { site, kinds: ['thread'], size: 10 } as const
  const list = async (group: { type: 'category' | 'tag'; name: string } | null = null) =>
    (await threadsPage(sql, site, firstPage, null, { group })).rows
  const all = await list()
  return {
    author: await linesOf(sql, ada),
    follower: await linesOf(sql, bo),
    mentioned: await linesOf(sql, dee),
    digest: await digestOf(sql, bo),
    followed: ids((await followedThreadsPage(sql, site, firstPage, viewerOf(bo))).rows),
    bookmarks: (await bookmarksPage(sql, bo, site, firstPage)).rows.map(({ item }) => item),
    list: ids(all),
    counts: all.map(({ commentCount }) => commentCount),
    titles: all.map(({ title }) => title),
    inCategory: ids(await list({ type: 'category', name: 'sleep' })),
    withTag: ids(await list({ type: 'tag', name: 'diet' })),
    pinned: ids(await pinnedThreads(sql, site, null, null)),
    ofAuthor: ids((await threadsPagesByAuthors(sql, [ada], site, firstPage, null)).get(ada)?.rows ?? []),
    written: ids((await contributionsPage(sql, ada, site, firstPage, null)).rows),
    found: await foundBy(sql, 'zebra', ['thread']),
    foundRenamed: await foundBy(sql, 'okapi', ['thread']),
    foundBelow: await foundBy(sql, 'ladder', ['comment']),
    suggested: [await suggested('zebra'), await suggested('okapi')],
    alike: await recommendedFor(sql, other, wanted, null),
    recent: (await recommendedRecents(sql, wanted, null)).toSorted(),
    forFollower: await recommendedTo(sql, wanted, viewerOf(bo)),
    sitemap: ids(await threadAddresses(sql, site, '', 10)),
  }
}
type Dependents = Awaited<ReturnType<typeof dependents>>

const whole: Dependents = {
  author: ['answer'],
  follower: ['thread'],
  mentioned: ['mention'],
  digest: ['thread'],
  followed: [one],
  bookmarks: [one],
  list: [one, other],
  counts: [1, 0],
  titles: ['Zebra knees', 'Numbat knees'],
  inCategory: [],
  withTag: [one, other],
  pinned: [],
  ofAuthor: [one],
  written: [one],
  found: [one],
  foundRenamed: [],
  foundBelow: [comment],
  suggested: [[one], []],
  alike: [one],
  recent: [one, other],
  forFollower: [other],
  sitemap: [one, other],
}
/** Readers find the thread nowhere, and hear nothing of it. */
const unseen: Partial<Dependents> = {
  follower: [],
  mentioned: [],
  digest: [],
  followed: [],
  list: [other],
  counts: [0],
  titles: ['Numbat knees'],
  withTag: [other],
  ofAuthor: [],
  written: [],
  found: [],
  foundBelow: [],
  suggested: [[], []],
  alike: [],
  recent: [other],
  sitemap: [other],
}
/** The place of the thread stays for what others wrote in it. */
const emptied: Partial<Dependents> = {
  author: [],
  follower: [],
  mentioned: [],
  digest: [],
  written: [],
  found: [],
  suggested: [[], []],
  alike: [],
  recent: [other],
  sitemap: [other],
}

const subject = subjectOf(one)
const decided = { ...about(one), by: dee, seenRevision: 0, ...withoutReason, author: ada }
const undone: CatalogueEvent = {
  type: 'DecisionUndone',
  data: {
    subject,
    by: dee,
    decision: 1,
    state: 'visible',
    locked: false,
    category: null,
    pinned: false,
  },
}
const changes: Record<string, Changed<Dependents>> = {
  'is merged into another one': {
    events: [{ type: 'ContentMerged', data: { ...decided, into: subjectOf(other) } }],
    left: {
      followed: [other],
      list: [other],
      counts: [1],
      titles: ['Numbat knees'],
      withTag: [other],
      ofAuthor: [],
      alike: [],
      recent: [other],
      forFollower: [],
      sitemap: [other],
    },
    back: [undone],
  },
  'is moved to a category': {
    events: [{ type: 'ContentMoved', data: { ...decided, category: 'sleep' } }],
    left: { inCategory: [one] },
    back: [undone],
  },
  'gets another title': {
    events: [named('Okapi knees')],
    left: {
      titles: ['Okapi knees', 'Numbat knees'],
      found: [],
      foundRenamed: [one],
      suggested: [[], [one]],
    },
    back: [named('Zebra knees')],
  },
  'is pinned': {
    events: [{ type: 'ContentPinned', data: decided }],
    left: { pinned: [one] },
    back: [undone],
  },
  'is hidden': {
    events: [{ type: 'ContentHidden', data: decided }],
    left: unseen,
    back: [undone],
  },
  'is marked as spam': {
    events: [{ type: 'ContentMarkedAsSpam', data: decided }],
    left: unseen,
    back: [undone],
  },
  'is deleted': {
    events: [{ type: 'ContentDeleted', data: decided }],
    left: { ...unseen, author: [] },
    back: [undone],
  },
  'is of a spammer': {
    events: [{ type: 'RoleChanged', data: { member: ada, role: roles.spammer } }],
    left: unseen,
    back: [{ type: 'RoleChanged', data: { member: ada, role: roles.member } }],
  },
  'is withdrawn': {
    events: [
      {
        type: 'ContentWithdrawn',
        data: { subject, author: ada, restorableUntil: '2026-01-01T00:10:00.000Z' },
      },
    ],
    left: emptied,
    back: [{ type: 'ContentRestored', data: { subject, author: ada } }],
  },
  'is of an erased member': {
    events: [{ type: 'MemberErased', data: { member: ada } }],
    left: { ...emptied, titles: [null, 'Numbat knees'], withTag: [other] },
  },
  'is purged': {
    events: [
      {
        type: 'ContentPurged',
        data: { ...about(one), by: dee, seenRevision: 0, author: ada, site, reason: 'abuse' },
      },
    ],
    left: { ...unseen, author: [], bookmarks: [] },
  },
}

for (const [change, changed] of Object.entries(changes))
  test(`notices, digests, follows, bookmarks, lists, searches, recommendations and sitemaps are right when a thread ${change}`, async (t) => {
    const seen = await changing(tables, before, changed, dependents)
    t.same(seen.before, whole)
    t.same(seen.after, { ...whole, ...changed.left })
    if (seen.restored) t.same(seen.restored, whole, 'and again when that is taken back')
  })
