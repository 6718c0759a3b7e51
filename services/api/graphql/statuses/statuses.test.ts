import { t as file, test } from 'tap'
import { testApi } from '../../testing/api.ts'

const api = await testApi(file)
type Member = Awaited<ReturnType<typeof api.member>>

const post = async (who: Member, body: string): Promise<string> =>
  (
    await who.graphql('mutation ($body: String!) { createUserProfileStatus(body: $body) { statusId } }', {
      body,
    })
  ).data.createUserProfileStatus.statusId
const answer = async (who: Member, id: string, body = 'Well done'): Promise<string> =>
  (
    await who.graphql(
      'mutation ($id: ID!, $body: String!) { createUserProfileStatusReply(statusId: $id, body: $body) { replyId } }',
      { id, body },
    )
  ).data.createUserProfileStatusReply.replyId
const slugOf = async (who: Member): Promise<string> =>
  (await who.graphql('{ viewer { slug } }')).data.viewer.slug

const read = `query ($id: ID!, $slug: String) { userProfileStatus(id: $id, slug: $slug) {
  body path title state user { username } replyCount
  reactions { total }
  replies { edges { node { body path user { id username roleId insertedAt avatar { thumb } } inReplyTo { id } } } } } }`

test('a status is read with its replies and reactions, and only on the profile of its author', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const id = await post(ada, 'Slept **well**.')
  const reply = await answer(bo, id)
  await bo.graphql(
    'mutation ($id: ID!) { createReaction(assocId: $id, reactedType: USER_PROFILE_STATUS, type: SUPPORT) { pending } }',
    { id },
  )
  const [slug, other] = [await slugOf(ada), await slugOf(bo)]
  const path = `/members/${slug}/status/${id}`
  t.match((await api.visitor().graphql(read, { id, slug })).data.userProfileStatus, {
    body: 'Slept **well**.',
    path,
    replyCount: 1,
    reactions: { total: 1 },
    replies: {
      edges: [
        {
          node: {
            body: 'Well done',
            path: `${path}?comment=${reply}#${reply}`,
            user: { id: bo.member },
            inReplyTo: { id },
          },
        },
      ],
    },
  })
  t.match((await bo.graphql(read, { id, slug: other })).errors, [{ message: 'Status update not found' }])
  const found = await bo.graphql('{ search(text: "well") { edges { node { id } } } }')
  t.same(found.data.search.edges, [], 'searches find neither status updates nor their replies')
})

test('the history has the newest texts first, and the list continues at its cursor', async (t) => {
  const ada = await api.member()
  const slug = await slugOf(ada)
  for (const body of ['One', 'Two', 'Three']) await post(ada, body)
  const history = `query ($slug: String!) { userProfileStatusHistory(slug: $slug, limit: 2) { body } }`
  t.same((await ada.graphql(history, { slug })).data.userProfileStatusHistory, [
    { body: 'Three' },
    { body: 'Two' },
  ])
  const list = `query ($slug: String!, $after: String) { user(slug: $slug) { statuses(first: 2, after: $after) {
    edges { node { body } } pageInfo { hasNextPage endCursor } } } }`
  const first = (await ada.graphql(list, { slug })).data.user.statuses
  t.equal(first.pageInfo.hasNextPage, true)
  t.match((await ada.graphql(list, { slug, after: first.pageInfo.endCursor })).data.user.statuses, {
    edges: [{ node: { body: 'One' } }],
    pageInfo: { hasNextPage: false },
  })
  t.match((await ada.graphql(history, { slug: 'nobody' })).errors, [{ message: 'Member not found' }])
})

test('others hear live of a new status, of a reply, and of what they can no longer see', async (t) => {
  const [ada, bo, ruth] = [await api.member(), await api.member(), await api.member({ role: 1 })]
  const client = bo.socket()
  const stands = api.subscribed()
  const told = client.iterate({
    query: `subscription ($id: ID!) { userProfileStatusesChanged(userId: $id) {
      status { replyCount } statusEdge { node { body } } replyEdge { node { body } } removedId isRearranged } }`,
    variables: { id: ada.member },
  })
  const next = async () => (await told.next()).value.data.userProfileStatusesChanged
  const news = next()
  await stands
  const id = await post(ada, 'Slept well.')
  t.match(await news, { status: { replyCount: 0 }, statusEdge: { node: { body: 'Slept well.' } } })
  const reply = await answer(ruth, id)
  t.match(await next(), {
    status: { replyCount: 1 },
    statusEdge: null,
    replyEdge: { node: { body: 'Well done' } },
  })
  const remove =
    'mutation ($id: ID!) { withdrawContent(assocId: $id, assocType: USER_PROFILE_STATUS) { pending } }'
  await ada.graphql(remove, { id })
  t.match(await next(), { statusEdge: { node: { body: 'This message was removed.' } }, removedId: null })
  const decide = `mutation ($id: ID!) { moderationContentFlag(assocId: $id, assocType: USER_PROFILE_STATUS_REPLY,
    operation: DELETE, revision: 0) { pending } }`
  const grace = await api.member({ role: 1 })
  t.notOk((await grace.graphql(decide, { id: reply })).errors)
  t.match(await next(), { removedId: reply, status: { replyCount: 0 } })
  await api.changeRole(ada.member, 4)
  t.match(await next(), { removedId: ada.member })
  await client.dispose()
})

test('the page of an erased member is gone with all statuses, which moderators see without their texts', async (t) => {
  const [ada, bo, grace] = [await api.member(), await api.member(), await api.member({ role: 1 })]
  const id = await post(ada, 'Slept well.')
  const reply = await answer(bo, id)
  await api.erase(ada.member)
  t.match((await bo.graphql(read, { id })).errors, [{ message: 'Status update not found' }])
  const node = 'query ($id: ID!) { node(id: $id) { id } }'
  t.equal((await bo.graphql(node, { id: reply })).data.node, null)
  t.match((await grace.graphql(read, { id })).data.userProfileStatus, {
    body: 'This message was removed.',
    replies: { edges: [{ node: { body: 'Well done' } }] },
  })
})
