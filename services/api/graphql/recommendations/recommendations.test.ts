import { t as file, test } from 'tap'
import { testApi } from '../../testing/api.ts'

/** API that all tests of this file share; each test registers its own members. */
const api = await testApi(file)
type Visitor = Awaited<ReturnType<typeof api.member>>

const createThread = `mutation ($title: String!) { createThread(title: $title, body: "Tell me") { thread { id } } }`
const threadOf = async (author: Visitor, title: string) =>
  (await author.graphql(createThread, { title })).data.createThread.thread.id as string

const recommend = `query ($id: ID!, $type: AssocType!, $of: AssocType, $limit: Int) {
  recommend(assocId: $id, assocType: $type, docResultType: $of, limit: $limit) {
    id type title body permalink author { username } originalSite { host } } }`

test('recommendations have the fields of a search result, and two are the default', async (t) => {
  const [ada, bo] = [await api.member({ username: 'Ada Pump' }), await api.member()]
  const [first, ...others] = [
    await threadOf(ada, 'Infusion sets'),
    await threadOf(ada, 'Which infusion sets?'),
    await threadOf(ada, 'Infusion'),
    await threadOf(ada, 'Sets'),
  ]
  const asked = { id: first, type: 'THREAD' }
  const two = (await bo.graphql(recommend, asked)).data.recommend
  t.equal(two.length, 2)
  t.match(two[0], {
    type: 'THREAD',
    body: 'Tell me',
    permalink: /^\/forums\//,
    author: { username: 'Ada Pump' },
    originalSite: { host: '127.0.0.1' },
  })
  t.equal((await bo.graphql(recommend, { ...asked, limit: 99, of: 'THREAD' })).data.recommend.length, 3)
  t.same((await bo.graphql(recommend, { ...asked, of: 'POST' })).data.recommend, [], 'a kind without items')
  t.same((await ada.graphql(recommend, asked)).data.recommend, [], 'own items')
  const lists = `{ recentsAsRecommendations { id } userRecommendations(limit: 3, cacheKey: "a") { id } }`
  const { data } = await bo.graphql(lists)
  t.equal(data.recentsAsRecommendations.length, 2)
  t.same(
    new Set(data.userRecommendations.map(({ id }: { id: string }) => [first, ...others].includes(id))),
    new Set([true]),
  )
})

test('an item that the viewer cannot see gets the not-found error instead of recommendations', async (t) => {
  const [ada, admin] = [await api.member(), await api.member({ role: 1 })]
  const id = await threadOf(ada, 'Secret words')
  await admin.graphql(
    `mutation ($id: ID!) { moderationContentFlag(assocId: $id, assocType: THREAD, operation: DELETE, revision: 0) { pending } }`,
    { id },
  )
  const answer = await api.visitor().graphql(recommend, { id, type: 'THREAD' })
  t.match(answer.errors, [{ message: 'Content not found' }])
  const wrong = await api.visitor().graphql(recommend, { id, type: 'COMMENT' })
  t.match(wrong.errors, [{ message: /is not a COMMENT/ }])
})
