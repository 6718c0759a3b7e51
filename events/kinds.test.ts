import { test } from 'tap'
import { commentEvents } from './comments.ts'
import { upcast } from './define.ts'
import { CommentableId, ContentId, ContentSubject, ReactableId } from './ids.ts'
import { itemKinds, kindOf, kinds, kindsWith, rowOf, subjectOf, type Id, type Kind } from './kinds.ts'

const idOf = <K extends Kind>(kind: K): Id<K> => `${kind}_01jd0000000000000000000001`

test('kinds of content differ in their API names, GraphQL types and names for people', async (t) => {
  const rows = Object.values(kinds)
  for (const said of [
    rows.map(({ name }) => name),
    rows.filter((row) => !('editorial' in row)).map(({ type }) => type),
    rows.map(({ words }) => words[1]),
  ])
    t.equal(new Set<string>(said).size, said.length)
})

test('what editors publish has one GraphQL type', async (t) => {
  t.same(new Set(kindsWith('editorial').map((kind) => kinds[kind].type)), new Set(['Post']))
})

test('the table of kinds contains every kind of the specification', async (t) => {
  const reactions = [
    'POST',
    'THREAD',
    'COMMENT',
    'REPLY',
    'USER_PROFILE_STATUS',
    'USER_PROFILE_STATUS_REPLY',
    'MESSAGE',
  ]
  const names = kindsWith('reactable').map((kind): string => kinds[kind].name)
  t.same(
    reactions.filter((name) => !names.includes(name)),
    [],
  )
  const flagged = ['COMMENT', 'REPLY', 'THREAD', 'USER', 'USER_PROFILE_STATUS', 'USER_PROFILE_STATUS_REPLY']
  const items = itemKinds().map((kind): string => kinds[kind].name)
  t.same(
    flagged.filter((name) => !items.includes(name)),
    [],
  )
})

test('the parents of every kind without a page are themselves in the table of kinds', async (t) => {
  for (const kind of kindsWith('moderated')) {
    const { under = [], route } = rowOf(kind)
    t.ok(
      under.every((above) => Object.hasOwn(kinds, above)),
      kind,
    )
    t.notOk(under.length > 0 && route, `${kind} is shown where it stands`)
  }
})

test('the prefix of an id is its kind, which decides how members can interact with the item', async (t) => {
  t.ok(CommentableId.safeParse(idOf('post')).success)
  t.notOk(CommentableId.safeParse(idOf('quiz')).success, 'engagement is hidden')
  t.ok(ReactableId.safeParse(idOf('message')).success)
  t.notOk(ContentId.safeParse(idOf('message')).success, 'a message stands on no site')
  t.notOk(ContentId.safeParse('thread_1').success)
  t.notOk(ContentId.safeParse('gossip_01jd0000000000000000000001').success)
})

test("an event's reference to an item (subject) consists of a kind and an id of that kind", async (t) => {
  const subject = subjectOf(idOf('recipe'))
  t.same(subject, { kind: 'recipe', id: idOf('recipe') })
  t.ok(ContentSubject.safeParse(subject).success)
  t.notOk(ContentSubject.safeParse({ ...subject, kind: 'thread' }).success)
  t.notOk(ContentSubject.safeParse({ ...subject, more: 1 }).success)
  t.throws(() => kindOf('nothing'), RangeError)
})

test('a reply event of version 1 is upcast to the subject and root fields of the newest version', async (t) => {
  const first = {
    reply: idOf('reply'),
    comment: idOf('comment'),
    thread: idOf('thread'),
    site: idOf('site'),
    author: idOf('member'),
    body: 'Yes',
  }
  t.match(upcast('ReplyCreated', commentEvents.ReplyCreated, 1, first), {
    subject: subjectOf(idOf('reply')),
    parent: subjectOf(idOf('comment')),
    root: subjectOf(idOf('thread')),
  })
})
