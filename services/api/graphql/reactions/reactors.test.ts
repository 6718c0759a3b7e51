import { t as file, test } from 'tap'
import { testApi } from '../../testing/api.ts'

const api = await testApi(file)
const editor = await api.member({ role: 1 })
type Browser = Pick<Awaited<ReturnType<typeof api.member>>, 'graphql'>

const types = ['LIKE', 'SUPPORT', 'SAD', 'WOW', 'SAME'] as const
const react = `mutation ($id: ID!, $of: AssocType!, $type: ReactionType!) {
  createReaction(assocId: $id, reactedType: $of, type: $type) { pending } }`
const remove = `mutation ($id: ID!, $of: AssocType!) {
  removeReaction(assocId: $id, reactedType: $of) { pending } }`
const list = `query ($id: ID!, $of: AssocType!, $type: ReactionType, $first: Int, $after: String) {
  reactions(reactables: [{ assocId: $id, assocType: $of }]) {
    total reactionAggregates { type count }
    reactors(type: $type, first: $first, after: $after) {
      edges { cursor node { type user { id } } } pageInfo { hasNextPage endCursor } } } }`

interface Edge {
  node: { type: string; user: { id: string } }
}

async function summary(viewer: Browser, item: { id: string; of: string }, variables: object = {}) {
  const { data, errors } = await viewer.graphql(list, { ...item, first: 20, ...variables })
  if (errors) return errors[0].message
  const [{ reactors, ...counts }] = data.reactions
  return {
    ...counts,
    ...reactors,
    who: reactors.edges.map(({ node }: Edge) => `${node.user.id} ${node.type}`),
  }
}

/**
 * An item of each of the seven kinds (spec §3): a post of the site, a thread and a status update by Ada, answers by Bo, and
 * a message between the two.
 */
async function everyKind(ada: Browser, bo: Browser & { member: string }) {
  const { thread } = (
    await ada.graphql('mutation { createThread(title: "Sore knees", body: "Mine hurt.") { thread { id } } }')
  ).data.createThread
  const comment = (
    await bo.graphql(
      'mutation ($id: ID!) { createComment(assocId: $id, assocType: THREAD, body: "Mine too.") { commentEdge { node { id } } } }',
      { id: thread.id },
    )
  ).data.createComment.commentEdge.node
  const reply = (
    await bo.graphql(
      'mutation ($id: ID!) { createReply(commentId: $id, body: "Still.") { replyEdge { node { id } } } }',
      { id: comment.id },
    )
  ).data.createReply.replyEdge.node
  const talk = (
    await ada.graphql(
      'mutation ($to: ID!) { createConversation(userId: $to, body: "Hi") { conversation { messages { edges { node { id } } } } } }',
      { to: bo.member },
    )
  ).data.createConversation.conversation
  const writePost = `mutation ($post: PostInput!) { writePost(type: POST, post: $post) { postId } }`
  const text = { title: 'Knees', sections: [{ options: { HTML: { html: '<p>Rest them.</p>' } } }] }
  const { postId } = (await editor.graphql(writePost, { post: text })).data.writePost
  await editor.graphql('mutation ($id: ID!) { publishPost(postId: $id) { pending } }', { id: postId })
  const { statusId } = (
    await ada.graphql('mutation { createUserProfileStatus(body: "A walk.") { statusId } }')
  ).data.createUserProfileStatus
  const { replyId } = (
    await bo.graphql(
      'mutation ($id: ID!) { createUserProfileStatusReply(statusId: $id, body: "Well done.") { replyId } }',
      { id: statusId },
    )
  ).data.createUserProfileStatusReply
  return [
    { id: postId, of: 'POST' },
    { id: statusId, of: 'USER_PROFILE_STATUS' },
    { id: replyId, of: 'USER_PROFILE_STATUS_REPLY' },
    { id: thread.id, of: 'THREAD' },
    { id: comment.id, of: 'COMMENT' },
    { id: reply.id, of: 'REPLY' },
    { id: talk.messages.edges[0].node.id, of: 'MESSAGE' },
  ] as { id: string; of: string }[]
}

test('each kind of item shows who reacted with which of the five kinds, as the last of two devices chose', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  for (const item of await everyKind(ada, bo)) {
    for (const type of types) {
      const other = types[(types.indexOf(type) + 1) % types.length]
      await Promise.all([bo.graphql(react, { ...item, type }), bo.graphql(react, { ...item, type: other })])
      await ada.graphql(react, { ...item, type })
      const seen = await summary(ada, item)
      const stored = (await api.log.read(`reaction-${item.id}-${bo.member}`)).at(-1)
      const chosen = stored?.type === 'ReactionChosen' ? stored.data.kind.toUpperCase() : null
      t.same(seen.who.toSorted(), [`${ada.member} ${type}`, `${bo.member} ${chosen}`].toSorted(), item.of)
      t.equal(seen.total, 2)
      const counted = Object.groupBy(seen.edges as Edge[], ({ node }) => node.type)
      for (const { type, count } of seen.reactionAggregates) t.equal(counted[type]?.length ?? 0, count)
      t.same((await summary(bo, item, { type })).who.includes(`${ada.member} ${type}`), true)
    }
    await Promise.all([bo.graphql(remove, item), bo.graphql(remove, item), ada.graphql(remove, item)])
    t.match(await summary(ada, item), { total: 0, who: [] })
  }
})

test('the list of who reacted leaves out blocked members and spammers, and is for members only', async (t) => {
  const [ada, bo, cy, dee] = [await api.member(), await api.member(), await api.member(), await api.member()]
  const item = (await everyKind(ada, bo)).find(({ of }) => of === 'THREAD')
  for (const member of [ada, bo, cy, dee]) await member.graphql(react, { ...item, type: 'SAME' })
  const names = [ada, bo, cy, dee].map(({ member }) => `${member} SAME`).toSorted()
  const first = await summary(ada, item!, { first: 3 })
  const rest = await summary(ada, item!, { after: first.pageInfo.endCursor })
  t.same([...first.who, ...rest.who], names)

  await bo.graphql('mutation ($to: ID!) { blockUser(userId: $to, isBlocked: true) { pending } }', {
    to: ada.member,
  })
  await api.changeRole(dee.member, 4)
  const left = (...hidden: string[]) => names.filter((name) => !hidden.some((id) => name.startsWith(id)))
  t.match(await summary(ada, item!), { total: 3, who: left(bo.member, dee.member) })
  t.match(await summary(bo, item!), { total: 3, who: left(ada.member, dee.member) })
  t.match(await summary(cy, item!), { who: left(dee.member) })
  t.equal(await summary(api.visitor(), item!), 'Please create an account or log in to continue.')
})

test('a message lists each reaction with its kind and member (spec §3 Message)', async (t) => {
  const [ada, bo, eve] = [await api.member(), await api.member(), await api.member()]
  const item = (await everyKind(ada, bo)).at(-1)!
  await bo.graphql(react, { ...item, type: 'SUPPORT' })
  const read = 'query ($id: ID!) { node(id: $id) { ... on Message { reactions { type user { id } } } } }'
  t.same((await ada.graphql(read, { id: item.id })).data.node, {
    reactions: [{ type: 'SUPPORT', user: { id: bo.member } }],
  })
  t.equal((await eve.graphql(read, { id: item.id })).data.node, null)
  t.equal((await eve.graphql(list, { ...item })).data.reactions.length, 0)
})
