import { story } from './testing/story/events.ts'
import { strFromU8, unzipSync } from 'fflate'
import { t as file, test } from 'tap'
import { v7 } from 'uuid'
import { streamOf, type MemberId } from '../../events/kinds.ts'
import { projections } from '../../projections/index.ts'
import { schemaOf } from '../../projections/projection.ts'
import { newId } from '../commands/frame/ids.ts'
import { sites } from '../commands/sites.ts'
import { runPurges } from '../erasure/content-purger.ts'
import { openPool, sqlOver } from '../postgres/sql.ts'
import { driftOf, verify } from '../projector/audit/verify.ts'
import { openOwnData } from './own-data/own-data.ts'
import { openReads } from './reads.ts'
import { testApi } from './testing/api.ts'
import { storyExtension, stories } from './testing/story/story.ts'

// Adds a new kind of content (stories) with its own folder and entry in the table of kinds, to prove that nothing else
// is needed.

const api = await testApi(file, { extensions: [storyExtension] })
const sql = sqlOver(api.pool)

function carryOut(actor: MemberId, command: Parameters<typeof stories.decide>[1]) {
  const by = { actor, site: api.site, origin: 'live' } as const
  const intent = { ...by, commandId: v7(), occurredAt: new Date().toISOString() }
  return api.settle(api.tools.dispatch(stories, command, intent))
}

await api.settle(
  api.tools.dispatch(
    sites,
    { name: 'changeSiteFlag', site: api.site, flag: 'stories', on: true },
    {
      actor: 'system',
      site: api.site,
      origin: 'live',
      commandId: v7(),
      occurredAt: new Date().toISOString(),
    },
  ),
)

async function createStory(author: MemberId) {
  const story = newId('story', v7())
  const { site } = api
  await carryOut(author, { name: 'createStory', story, site, title: 'Sleep', body: 'Go to bed.' })
  return story
}

const item = `id assocType title body path state isRemoved revision author { id }`
const comment = `mutation ($id: ID!) { createComment(assocId: $id, assocType: STORY, body: "Well said.") {
  commentEdge { node { id path } } subject { ${item} commentCount } } }`
const reply = `mutation ($id: ID!) { createReply(commentId: $id, body: "Quite.") {
  replyEdge { node { id body } } subject { commentCount } } }`
const node = `query ($id: ID!) { node(id: $id) { ... on Content { ${item} }
  ... on Commentable { commentCount comments { edges { node { body replies { edges { node { body } } } } } } }
  ... on Reactable { reactions { total reactionAggregates(chosen: true) { type isSelected } } } } }`

test('this test switches on stories, a kind of content that the network does not have yet', async (t) => {
  t.match(story, { name: 'STORY', built: true })
})

test('editing a story without giving a title keeps its title', async (t) => {
  const ada = await api.member()
  const story = await createStory(ada.member)
  await carryOut(ada.member, { name: 'editStory', story, body: 'Go to bed early.' })
  t.match((await ada.graphql(node, { id: story })).data.node, { title: 'Sleep', body: 'Go to bed early.' })
})

test('a member can bookmark a story and then finds it in the list of bookmarks', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const id = await createStory(ada.member)
  await bo.graphql(
    `mutation ($id: ID!) { updateBookmark(assocId: $id, assocType: STORY, isBookmarked: true) { pending } }`,
    { id },
  )
  const list = `{ viewer { bookmarks { edges { node { assocType } item { title } } } } }`
  t.match((await bo.graphql(list)).data.viewer.bookmarks.edges, [
    { node: { assocType: 'STORY' }, item: { title: 'Sleep' } },
  ])
})

test('comments, replies and reactions to a story are delivered live', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const id = await createStory(ada.member)
  const client = ada.socket()
  const stands = api.subscribed()
  const told = client
    .iterate({
      query: `subscription ($id: ID!) { commentsChanged(assocId: $id, assocType: STORY) {
        subject { commentCount } commentEdge { node { body } } } }`,
      variables: { id },
    })
    .next()
  await stands
  const commented = (await bo.graphql(comment, { id })).data.createComment
  t.match(commented.subject, {
    id,
    assocType: 'STORY',
    title: 'Sleep',
    path: '/stories/a-story',
    commentCount: 1,
  })
  const { id: commentId, path } = commented.commentEdge.node
  t.equal(path, `/stories/a-story?comment=${commentId}#${commentId}`)
  t.match((await told).value, {
    data: { commentsChanged: { commentEdge: { node: { body: 'Well said.' } } } },
  })
  await client.dispose()
  t.match((await ada.graphql(reply, { id: commentId })).data.createReply, {
    replyEdge: { node: { body: 'Quite.' } },
    subject: { commentCount: 2 },
  })
  await bo.graphql(
    `mutation ($id: ID!) { createReaction(assocId: $id, reactedType: STORY, type: WOW) { pending } }`,
    { id },
  )
  t.match((await bo.graphql(node, { id })).data.node, {
    commentCount: 2,
    comments: {
      edges: [{ node: { body: 'Well said.', replies: { edges: [{ node: { body: 'Quite.' } }] } } }],
    },
    reactions: { total: 1, reactionAggregates: [{ type: 'WOW', isSelected: true }] },
  })
})

test('each of the five reactions to a story is set, changed and removed on two devices at once', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const id = await createStory(ada.member)
  const [react, remove] = [
    `mutation ($id: ID!, $type: ReactionType!) { createReaction(assocId: $id, reactedType: STORY, type: $type) { pending } }`,
    `mutation ($id: ID!) { removeReaction(assocId: $id, reactedType: STORY) { pending } }`,
  ]
  const shown = async () => (await bo.graphql(node, { id })).data.node.reactions
  const types = ['LIKE', 'SUPPORT', 'SAD', 'WOW', 'SAME']
  for (const [index, type] of types.entries()) {
    const other = types[(index + 1) % types.length]
    await Promise.all([type, other].map((type) => bo.graphql(react, { id, type })))
    const last = (await api.log.read(`reaction-${id}-${bo.member}`)).at(-1)
    const kind = last?.type === 'ReactionChosen' && last.data.kind.toUpperCase()
    t.same(await shown(), { total: 1, reactionAggregates: [{ type: kind, isSelected: true }] })
  }
  await Promise.all([1, 2].map(() => bo.graphql(remove, { id })))
  t.same(await shown(), { total: 0, reactionAggregates: [] })
})

test('members report a story, moderators decide on it, and its history shows the decision', async (t) => {
  const [ada, bo, admin] = [await api.member(), await api.member(), await api.member({ role: 1 })]
  const id = await createStory(ada.member)
  const flag = `mutation ($id: ID!) { contentFlag(assocId: $id, assocType: STORY, reason: SPAM) { pending } }`
  t.match(await bo.graphql(flag, { id }), { data: { contentFlag: { pending: false } } })
  const flags = `{ contentFlags { edges { node { assocId assocType item { ${item} } } } } }`
  const reported = {
    node: { assocId: id, assocType: 'STORY', item: { title: 'Sleep', path: '/stories/a-story' } },
  }
  t.match((await admin.graphql(flags)).data.contentFlags.edges, [reported])
  const decide = `mutation ($id: ID!) { moderationContentFlag(assocId: $id, assocType: STORY, operation: SPAM, revision: 0) {
    item { state } } }`
  t.match(await admin.graphql(decide, { id }), {
    data: { moderationContentFlag: { item: { state: 'SPAM' } } },
  })
  t.same((await admin.graphql(flags)).data.contentFlags.edges, [])
  t.match((await bo.graphql(node, { id })).data, { node: null }, 'nobody else sees spam')
  const history = `query ($id: ID!) { contentHistory(assocId: $id, assocType: STORY) { entries { action after { title } } } }`
  t.match((await admin.graphql(history, { id })).data.contentHistory.entries, [
    { action: 'created', after: { title: 'Sleep' } },
    { action: 'marked as spam' },
  ])
})

test('the author of a story can withdraw and restore it', async (t) => {
  const ada = await api.member()
  const id = await createStory(ada.member)
  const change = (field: string) => `mutation ($id: ID!) { ${field}(assocId: $id, assocType: STORY) {
    item { isRemoved title path } } }`
  const withdrawn = (await ada.graphql(change('withdrawContent'), { id })).data.withdrawContent
  t.match(withdrawn.item, { isRemoved: true, title: null, path: `/stories/${id}` })
  const restored = (await ada.graphql(change('restoreContent'), { id })).data.restoreContent
  t.match(restored.item, { isRemoved: false, title: 'Sleep' })
})

test("the copy of a member's data contains the member's stories and comments on stories", async (t) => {
  const ada = await api.member()
  const id = await createStory(ada.member)
  await ada.graphql(comment, { id })
  const reads = openReads(sql)
  const [here] = await reads.sites()
  const archive = await openOwnData({ sql, reads, log: api.log }).archiveOf(ada.member, here!)
  const parts: Uint8Array[] = []
  for await (const part of archive!) parts.push(part)
  const data = JSON.parse(strFromU8(unzipSync(Buffer.concat(parts))['data.json']!))
  t.match(data.stories, [{ id, title: 'Sleep', body: 'Go to bed.' }])
  t.match(data.comments, [{ title: 'Sleep', body: 'Well said.' }])
})

test('a story of an erased author remains, without its text', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const id = await createStory(ada.member)
  await bo.graphql(comment, { id })
  await api.erase(ada.member)
  t.match((await bo.graphql(node, { id })).data.node, {
    title: null,
    body: 'This message was removed.',
    isRemoved: true,
    commentCount: 1,
  })
})

test('purging a story deletes it from the log and the read models, whose rows then equal those of a replay', async (t) => {
  const [ada, admin] = [await api.member(), await api.member({ role: 1 })]
  const id = await createStory(ada.member)
  await ada.graphql(comment, { id })
  const purge = `mutation ($id: ID!) { purgeContent(assocId: $id, assocType: STORY, revision: 0, reason: PRIVACY) {
    purgedId position } }`
  const { purgedId, position } = (await admin.graphql(purge, { id })).data.purgeContent
  t.equal(purgedId, id)
  t.same((await admin.graphql(node, { id })).data.node, null)
  const serving = projections.map(schemaOf)
  const purged = { items: [id], position: BigInt(position) }
  const parts = { log: api.log, images: api.images.store, pool: api.owner, serving }
  await runPurges(parts, purged, AbortSignal.timeout(60_000))
  await t.rejects(
    api.log.read(streamOf(id)).then((events) => events[0]!.id),
    'nothing of it is in the log',
  )
  // An audit needs a database connection for each read model.
  const pool = openPool(api.databaseUrl, serving, projections.length + 2)
  t.teardown(() => pool.end())
  const audits = await verify({ projections, log: api.log, pool, signal: AbortSignal.timeout(60_000) })
  t.equal(driftOf(audits), 0n)
})
