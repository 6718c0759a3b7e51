import { t as file, test } from 'tap'
import { testApi } from '../../testing/api.ts'

/** API that all tests of this file share; each test registers its own members. */
const api = await testApi(file)

const createThread = `mutation ($title: String!) { createThread(title: $title, body: "Mine hurt in the morning.") { thread { id } } }`
const createComment = `mutation ($id: ID!) { createComment(assocId: $id, assocType: THREAD, body: "Mine too.") { commentEdge { node { id } } } }`
const update = `mutation ($id: ID!, $type: AssocType!, $on: Boolean!) { updateBookmark(assocId: $id, assocType: $type, isBookmarked: $on) {
  pending bookmark { id assocId assocType isBookmarked } } }`
const list = `query ($first: Int = 2, $after: String) { viewer { bookmarks(first: $first, after: $after) {
  edges { bookmarkedAt node { assocId assocType isBookmarked } item { path body isRemoved title } } pageInfo { hasNextPage endCursor } } } }`

type Visitor = Awaited<ReturnType<typeof api.member>>

const threadOf = async (author: Visitor, title: string): Promise<string> =>
  (await author.graphql(createThread, { title })).data.createThread.thread.id
const bookmark = (who: Visitor, id: string, on = true, type = 'THREAD') =>
  who.graphql(update, { id, type, on })

test('bookmarks are listed newest first, page by page, until the member removes them', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const [knees, hips] = [await threadOf(ada, 'Sore knees'), await threadOf(ada, 'Sore hips')]
  const { commentEdge } = (await ada.graphql(createComment, { id: knees })).data.createComment
  const comment: string = commentEdge.node.id
  const { data } = await bookmark(bo, knees)
  const answer = { id: `BOOKMARK:${knees}`, assocId: knees, assocType: 'THREAD', isBookmarked: true }
  t.strictSame(data.updateBookmark, { pending: false, bookmark: answer })
  await bookmark(bo, hips)
  await bookmark(bo, comment, true, 'COMMENT')
  await bookmark(bo, knees)

  const first = (await bo.graphql(list)).data.viewer.bookmarks
  t.match(first, {
    edges: [
      { node: { assocId: comment, assocType: 'COMMENT' }, item: { body: 'Mine too.', path: /#comment_/ } },
      { node: { assocId: hips, isBookmarked: true }, item: { title: 'Sore hips', path: /^\/forums\// } },
    ],
    pageInfo: { hasNextPage: true },
  })
  const second = (await bo.graphql(list, { after: first.pageInfo.endCursor })).data.viewer.bookmarks
  t.match(second, { edges: [{ node: { assocId: knees } }], pageInfo: { hasNextPage: false } })

  t.match((await bookmark(bo, hips, false)).data.updateBookmark.bookmark, { isBookmarked: false })
  const left = (await bo.graphql(list)).data.viewer.bookmarks.edges
  t.same(
    left.map(({ node }: { node: { assocId: string } }) => node.assocId),
    [comment, knees],
  )
})

test('only the member who made a bookmark can see it', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const thread = await threadOf(ada, 'Sore knees')
  await bookmark(bo, thread)
  const of = `query ($bo: ID!, $thread: ID!) { user(id: $bo) { bookmarks { edges { node { id } } } } thread(id: $thread) { bookmark { isBookmarked } } }`
  const variables = { bo: bo.member, thread }
  for (const other of [ada, await api.member({ role: 1 }), api.visitor()])
    t.strictSame((await other.graphql(of, variables)).data, {
      user: { bookmarks: null },
      thread: { bookmark: { isBookmarked: false } },
    })
  t.match((await bo.graphql(of, variables)).data, {
    user: { bookmarks: { edges: [{}] } },
    thread: { bookmark: { isBookmarked: true } },
  })
  const refused = await api.visitor().graphql(update, { id: thread, type: 'THREAD', on: true })
  t.match(refused.errors, [{ extensions: { code: 'UNAUTHENTICATED' } }])
})

test("a bookmark of an item that is gone remains without the item's text and can be removed", async (t) => {
  const [ada, bo, eve] = [await api.member(), await api.member(), await api.member()]
  const admin = await api.member({ role: 1 })
  const decided = ['HIDE', 'SPAM', 'DELETE']
  const threads = await Promise.all(decided.map((operation) => threadOf(ada, `Sore knees ${operation}`)))
  const [hidden = ''] = threads
  const [withdrawn, spam] = [await threadOf(ada, 'Sore hips'), await threadOf(eve, 'Cheap pills that hurt')]
  const { commentId: below } = (
    await bo.graphql(
      `mutation ($id: ID!) { createComment(assocId: $id, assocType: THREAD, body: "Mine hurt") { commentId } }`,
      { id: hidden },
    )
  ).data.createComment
  for (const item of [...threads, withdrawn, spam]) await bookmark(bo, item)
  await bookmark(bo, below, true, 'COMMENT')
  const decide = `mutation ($id: ID!, $type: AssocType!, $operation: ModerationOperation!) {
    moderationContentFlag(assocId: $id, assocType: $type, operation: $operation) { pending } }`
  for (const [index, operation] of decided.entries())
    await admin.graphql(decide, { id: threads[index], type: 'THREAD', operation })
  await admin.graphql(decide, { id: eve.member, type: 'USER', operation: 'SPAM' })
  await ada.graphql(`mutation ($id: ID!) { withdrawContent(assocId: $id, assocType: THREAD) { pending } }`, {
    id: withdrawn,
  })
  const { edges } = (await bo.graphql(list, { first: 9 })).data.viewer.bookmarks
  const gone = { item: null }
  t.match(edges, [
    { node: { assocId: below }, ...gone },
    { node: { assocId: spam }, ...gone },
    { node: { assocId: withdrawn }, item: { isRemoved: true, title: 'Removed' } },
    ...threads.toReversed().map((assocId) => ({ node: { assocId }, ...gone })),
  ])
  t.notMatch(JSON.stringify(edges), /hurt/)
  const deleted = threads[2]!
  t.match((await bookmark(bo, deleted)).errors, [{ message: 'The thread was not found' }])
  t.match((await bookmark(bo, deleted, false)).data.updateBookmark.bookmark, { isBookmarked: false })
})

test('members can bookmark only items of kinds that the table of kinds calls bookmarkable', async (t) => {
  const bo = await api.member()
  const reply = 'reply_01jd0000000000000000000001'
  t.match((await bookmark(bo, reply, true, 'REPLY')).errors, [{ message: 'Content not found' }])
  const thread = await threadOf(bo, 'Sore knees')
  t.match((await bookmark(bo, thread, true, 'COMMENT')).errors, [{ extensions: { code: 'INVALID' } }])
})
