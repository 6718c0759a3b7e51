import t from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { alone, under } from '../../events/testing/content.ts'
import type { ThreadId } from '../../events/kinds.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { postText } from '../../services/commands/testing/posts.ts'
import { recorded } from '../testing/history.ts'
import { openTables } from '../testing/tables.ts'
import { idOf, members, site } from '../testing/world.ts'
import { recommendedFor, recommendedRecents, recommendedTo } from './queries.ts'
import { hidings } from '../testing/hidings.ts'

const tables = await openTables(t)
t.teardown(() => tables.pool.end())
const { sql } = tables
const [ada, bo, cy] = [members[0]!, members[1]!, members[2]!]
const ids = Array.from({ length: 6 }, (_, n) => idOf('thread', n))
const [pump, pumpAgain, walking, recipe, ski, sleep] = ids as [
  ThreadId,
  ThreadId,
  ThreadId,
  ThreadId,
  ThreadId,
  ThreadId,
]

const thread = (id: ThreadId, title: string, author = ada, on = site): CatalogueEvent => ({
  type: 'ThreadCreated',
  data: { ...alone(id), site: on, author, title, body: 'Tell me', slug: id },
})
const liked = (id: ThreadId, member: string): CatalogueEvent => ({
  type: 'ReactionChosen',
  data: { subject: { kind: 'thread', id }, member: member as typeof ada, kind: 'like' },
})
const given = async (...events: CatalogueEvent[]) => {
  await tables.clear()
  await tables.apply(recorded(events))
}
const viewerOf = (id: string): Viewer => ({ id, role: 3, verified: true, analyst: false })
const wanted = { site, kinds: ['thread'], size: 10 } as const
const alike = (id: ThreadId, viewer: Viewer = null) => recommendedFor(sql, id, wanted, viewer)
const forMember = (viewer: Viewer) => recommendedTo(sql, wanted, viewer)
const recents = (viewer: Viewer = null) => recommendedRecents(sql, wanted, viewer)

const several = [
  thread(pump, "Insulin pump: what's first?"),
  thread(pumpAgain, 'Changing my insulin pump'),
  thread(walking, 'Walking every day'),
  thread(recipe, 'A pump organ'),
]

t.test('items that share words of the title come first, then others with most help', async (t) => {
  await given(...several, liked(walking, bo))
  t.same(await alike(pump), [pumpAgain, recipe, walking])
  t.same(await recommendedFor(sql, pump, { ...wanted, size: 2 }, null), [pumpAgain, recipe])
  t.same(await recommendedFor(sql, pump, { ...wanted, kinds: [] }, null), [], 'no kind is wanted')
})

t.test('recent items come in the order of their help', async (t) => {
  await given(...several, liked(walking, bo), liked(walking, cy), liked(pump, bo))
  t.same(await recents(), [walking, pump, recipe, pumpAgain])
  t.same(await forMember(null), await recents(), 'a visitor gets recent items')
})

t.test('a member gets items like those that this member uses, without these', async (t) => {
  const said: CatalogueEvent = {
    type: 'CommentCreated',
    data: { ...under(idOf('comment', 0), walking), site, author: bo, body: 'Yes' },
  }
  const bookmarked: CatalogueEvent = {
    type: 'BookmarkAdded',
    data: { subject: { kind: 'thread', id: pump }, member: bo },
  }
  const reacted = liked(ski, bo)
  const others = [thread(ski, 'Skiing'), thread(sleep, 'Sleeping badly', cy)]
  await given(...several, ...others, said, bookmarked, reacted)
  t.same(await forMember(viewerOf(bo)), [pumpAgain, recipe, sleep])
  t.same(await forMember(viewerOf(ada)), [sleep], 'own items are left out')
})

t.test('titles with quotes and backslashes do not break the query', async (t) => {
  const titles = [String.raw`O'Neill's \path\to 'x'`, `/usr/o'neill | & ! (:*`, '<-> the of', '']
  await given(...titles.map((title, n) => thread(ids[n]!, title)))
  for (const id of ids.slice(0, titles.length)) t.equal((await alike(id)).length, titles.length - 1)
})

const flag = { reason: 'spam', note: null, site, author: ada } as const
const reported: CatalogueEvent = {
  type: 'ContentFlagged',
  data: { subject: { kind: 'thread', id: pump }, flagger: bo, ...flag },
}
const ways = { ...hidings(pump), 'that the viewer has reported': [reported] }

for (const [way, events] of Object.entries(ways)) {
  t.test(`a thread ${way} is not recommended`, async (t) => {
    const viewer = viewerOf(bo)
    const both = [thread(pump, 'Insulin pump'), thread(pumpAgain, 'My insulin pump', cy)]
    const answers = async () => [
      await alike(pumpAgain, viewer),
      await recents(viewer),
      await forMember(viewer),
    ]
    await given(...both)
    t.same(await answers(), [[pump], [pumpAgain, pump], [pumpAgain, pump]])
    await given(...both, ...events)
    t.same(await answers(), [[], [pumpAgain], [pumpAgain]])
  })
}

t.test('a thread of another site or of the viewer is not recommended', async (t) => {
  await given(thread(pump, 'Insulin pump', ada, idOf('site', 1)), thread(pumpAgain, 'My insulin pump', bo))
  t.same(await recents(viewerOf(bo)), [])
  t.same(await alike(pump, viewerOf(bo)), [])
  t.same(await alike(pump, viewerOf(cy)), [pumpAgain])
})

t.test('an article is recommended on every site where it appears', async (t) => {
  const subject = { kind: 'post', id: idOf('post', 0) } as const
  const text = { ...postText, title: 'Insulin pump basics', crossPublished: [idOf('site', 1)] }
  await given(
    { type: 'PostWritten', data: { subject, site, text, number: null } },
    { type: 'PostPublished', data: { subject, site, text, date: '2026-11-20T10:00:00.000Z' } },
    thread(pump, 'Changing my insulin pump', ada, idOf('site', 1)),
  )
  const on = (n: number) => ({ site: idOf('site', n), kinds: ['post'], size: 5 }) as const
  for (const n of [0, 1]) {
    t.same(await recommendedFor(sql, pump, on(n), null), [subject.id])
    t.same(await recommendedRecents(sql, on(n), null), [subject.id])
  }
  t.same(await recommendedRecents(sql, on(2), null), [])
})
