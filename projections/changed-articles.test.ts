import { t as file, test } from 'tap'
import type { CatalogueEvent } from '../events/catalogue.ts'
import type { PostText } from '../events/publishing.ts'
import { subjectOf } from '../events/kinds.ts'
import { about, under, withoutReason } from '../events/testing/content.ts'
import { postText } from '../services/commands/testing/posts.ts'
import { EDITORIAL_TEAM } from '../services/rules/profiles/editorial-team.ts'
import { bookmarksPage } from './bookmarks/queries.ts'
import { postsCount, postsPage, publishedAddresses } from './publishing/queries.ts'
import { recommendedRecents, recommendedTo } from './recommendations/queries.ts'
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

const [ada, bo, cy, dee] = [members[0]!, members[1]!, members[2]!, members[3]!]
const [post, comment, reply] = [idOf('post', 0), idOf('comment', 0), idOf('reply', 0)]
const ofPost = { subject: subjectOf(post) }

const text: PostText = {
  ...postText,
  title: 'Zebra wrists',
  slug: 'wrists',
  categories: ['sleep'],
  tags: ['diet'],
  authors: [ada],
}
const published = (changes: Partial<PostText> = {}): CatalogueEvent => ({
  type: 'PostPublished',
  data: { ...ofPost, site, text: { ...text, ...changes }, date: '2026-01-01T00:00:00.000Z' },
})

/** Bo bookmarks an article of Ada's; Cy comments on it and mentions Bo; Dee replies to Cy and reacts to the comment. */
const before: readonly CatalogueEvent[] = [
  ...opening,
  { type: 'PostWritten', data: { ...ofPost, site, text, number: null } },
  published(),
  { type: 'BookmarkAdded', data: { ...ofPost, member: bo } },
  {
    type: 'CommentCreated',
    data: { ...under(comment, post), site, author: cy, body: `A ladder helps, @${bo}` },
  },
  { type: 'ReplyCreated', data: { ...under(reply, comment, post), site, author: dee, body: 'Yes' } },
  { type: 'ReactionChosen', data: { subject: subjectOf(comment), member: dee, kind: 'like' } },
]

const tables = await openTables(file)
file.teardown(() => tables.pool.end())
const { sql } = tables

/** Everything that depends on the article. */
async function dependents() {
  const wanted = { site, kinds: ['post'], size: 10 } as const
  const list = async (group: { type: 'category' | 'tag' | 'author'; name: string } | null = null) => {
    const of = { kinds: ['post'], group, page: null } as const
    const { rows } = await postsPage(sql, site, of, firstPage, null)
    return [await postsCount(sql, site, of, null), ...rows.map(({ title }) => title)]
  }
  return {
    author: await linesOf(sql, ada),
    writer: await linesOf(sql, cy),
    mentioned: await linesOf(sql, bo),
    digests: [await digestOf(sql, ada), await digestOf(sql, cy), await digestOf(sql, bo)],
    bookmarks: (await bookmarksPage(sql, bo, site, firstPage)).rows.map(({ item }) => item),
    list: await list(),
    inCategory: await list({ type: 'category', name: 'sleep' }),
    withTag: await list({ type: 'tag', name: 'diet' }),
    ofAuthor: await list({ type: 'author', name: ada }),
    found: await foundBy(sql, 'zebra', ['post']),
    foundRenamed: await foundBy(sql, 'okapi', ['post']),
    foundBelow: await foundBy(sql, 'ladder', ['comment']),
    suggested: await suggestContent(sql, { text: 'zebra', site, viewer: null }),
    recent: await recommendedRecents(sql, wanted, null),
    forOthers: await recommendedTo(sql, wanted, viewerOf(dee)),
    sitemap: (await publishedAddresses(sql, site, '', 10)).map(({ id }) => id),
  }
}
type Dependents = Awaited<ReturnType<typeof dependents>>

const all = [1, 'Zebra wrists']
const whole: Dependents = {
  author: ['answer'],
  writer: ['answer', 'reaction'],
  mentioned: ['mention'],
  digests: [['answer'], ['answer', 'reaction'], ['mention']],
  bookmarks: [post],
  list: all,
  inCategory: all,
  withTag: all,
  ofAuthor: all,
  found: [post],
  foundRenamed: [],
  foundBelow: [comment],
  suggested: [post],
  recent: [post],
  // Dee has answered there.
  forOthers: [],
  sitemap: [post],
}
/** Readers find the article nowhere, and hear nothing of it. */
const unseen: Partial<Dependents> = {
  author: [],
  writer: [],
  mentioned: [],
  digests: [[], [], []],
  list: [0],
  inCategory: [0],
  withTag: [0],
  ofAuthor: [0],
  found: [],
  foundBelow: [],
  suggested: [],
  recent: [],
  sitemap: [],
}

const decided = { ...about(post), by: dee, seenRevision: 0, ...withoutReason, author: EDITORIAL_TEAM }
const undone: CatalogueEvent = {
  type: 'DecisionUndone',
  data: { ...ofPost, by: dee, decision: 2, state: 'visible', locked: false, category: null },
}
const renamed = [1, 'Okapi wrists']
const changes: Record<string, Changed<Dependents>> = {
  'gets another title': {
    events: [published({ title: 'Okapi wrists' })],
    left: {
      list: renamed,
      inCategory: renamed,
      withTag: renamed,
      ofAuthor: renamed,
      found: [],
      foundRenamed: [post],
      suggested: [],
    },
    back: [published()],
  },
  'is hidden': {
    events: [{ type: 'ContentHidden', data: decided }],
    left: unseen,
    back: [undone],
  },
  'is deleted': {
    events: [{ type: 'ContentDeleted', data: decided }],
    left: unseen,
    back: [undone],
  },
  'is taken off the site': {
    events: [{ type: 'PostUnpublished', data: { ...ofPost, reason: null } }],
    left: unseen,
    back: [published()],
  },
  'is moved to the bin': {
    events: [{ type: 'PostBinned', data: { ...ofPost, reason: null } }],
    left: unseen,
    back: [{ type: 'PostUnbinned', data: ofPost }, published()],
  },
  'is of an erased member': {
    events: [{ type: 'MemberErased', data: { member: ada } }],
    left: { author: [], digests: [[], ['answer', 'reaction'], ['mention']] },
  },
  'is purged': {
    events: [
      {
        type: 'ContentPurged',
        data: { ...about(post), by: dee, seenRevision: 0, author: EDITORIAL_TEAM, site, reason: 'abuse' },
      },
    ],
    left: { ...unseen, bookmarks: [] },
  },
}

for (const [change, changed] of Object.entries(changes))
  test(`notices, digests, bookmarks, lists, searches, recommendations and sitemaps are right when an article ${change}`, async (t) => {
    const seen = await changing(tables, before, changed, dependents)
    t.same(seen.before, whole)
    t.same(seen.after, { ...whole, ...changed.left })
    if (seen.restored) t.same(seen.restored, whole, 'and again when that is taken back')
  })
