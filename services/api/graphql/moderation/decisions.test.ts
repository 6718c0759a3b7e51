import { t as file, test } from 'tap'
import { streamOf } from '../../../../events/kinds.ts'
import { LOCKED } from '../../../commands/comments.ts'
import { STALE } from '../../../rules/decisions.ts'
import { testApi } from '../../testing/api.ts'
import type { Browser } from '../../testing/browser.ts'

const api = await testApi(file)

const decide = `mutation ($id: ID!, $type: AssocType!, $operation: ModerationOperation!, $revision: Int,
    $reason: DecisionReason, $words: String, $category: String, $into: ID) {
  moderationContentFlag(assocId: $id, assocType: $type, operation: $operation, revision: $revision, reason: $reason,
    words: $words, category: $category, into: $into) { item { id state revision } decision { id operation reason words by { id } } flaggedId } }`
const undo = `mutation ($id: ID!) { undoDecision(id: $id) { item { state } decision { undoneBy { id } } } }`
const made = async (browser: Browser, mutation: string, variables: object = {}) =>
  Object.values((await browser.graphql(mutation, variables)).data)[0] as Record<
    'conversationId' | 'commentId' | 'replyId',
    string
  > & { thread: { id: string } }
const thread = async (browser: Browser, body = 'Mine hurt.'): Promise<string> =>
  (
    await made(
      browser,
      `mutation ($body: String!) { createThread(title: "Sore knees", body: $body) { thread { id } } }`,
      { body },
    )
  ).thread.id
const errorOf = ({ errors }: { errors?: { message: string }[] }) => errors?.[0]?.message ?? null

/** One item of each kind on which moderators decide, by a new member. */
async function itemsOf() {
  const [ada, bo] = [await api.member(), await api.member()]
  const id = await thread(ada)
  const comment = (
    await made(
      ada,
      `mutation ($id: ID!) { createComment(assocId: $id, assocType: THREAD, body: "Mine too.") { commentId } }`,
      { id },
    )
  ).commentId
  const reply = (
    await made(ada, `mutation ($id: ID!) { createReply(commentId: $id, body: "And mine.") { replyId } }`, {
      id: comment,
    })
  ).replyId
  const { conversationId } = await made(
    ada,
    `mutation ($to: ID!) { createConversation(userId: $to, body: "Hello") { conversationId } }`,
    { to: bo.member },
  )
  const found = await bo.graphql(
    `query ($id: ID!) { conversation(id: $id) { messages { edges { node { id } } } } }`,
    { id: conversationId },
  )
  const message = found.data.conversation.messages.edges[0].node.id
  return { THREAD: id, COMMENT: comment, REPLY: reply, MESSAGE: message, USER: ada.member }
}

const content = ['THREAD', 'COMMENT', 'REPLY']

/** Adds a category to the site, to which threads can be moved. */
const addCategory = (slug: string) =>
  api.happened({
    type: 'CategoryAdded',
    data: { site: api.site, slug, name: 'Diet', hasPost: false, indexType: 'posts' },
  })

test('a decision names its reason and words, and an undo leaves everything as before', async (t) => {
  const [ada, moderator] = [await api.member(), await api.member({ role: 2 })]
  const id = await thread(ada)
  const listed = async () =>
    (await api.visitor().graphql('{ threads { edges { node { id title commentCount state } } } }')).data
  const before = await listed()
  const told = { reason: 'OFF_TOPIC', words: 'Please post this under Knees.' }
  const { moderationContentFlag: hidden } = (
    await moderator.graphql(decide, { id, type: 'THREAD', operation: 'HIDE', revision: 0, ...told })
  ).data
  t.match(hidden, {
    item: { state: 'HIDDEN' },
    decision: { operation: 'HIDE', ...told, by: { id: moderator.member } },
  })
  t.notMatch(await listed(), before)
  t.match((await moderator.graphql(undo, { id: hidden.decision.id })).data.undoDecision, {
    item: { state: 'VISIBLE' },
    decision: { undoneBy: { id: moderator.member } },
  })
  t.same(await listed(), before)

  const again = (await moderator.graphql(decide, { id, type: 'THREAD', operation: 'HIDE' })).data
  await ada.graphql(
    `mutation ($id: ID!) { updateThread(threadId: $id, title: "Sore knees", body: "Mine hurt less.") { thread { id } } }`,
    { id },
  )
  t.equal(again.moderationContentFlag.item.state, 'HIDDEN')
  t.same(await listed(), before, 'hidden until edited')
  const { entries } = (
    await moderator.graphql(
      `query ($id: ID!) { contentHistory(assocId: $id, assocType: THREAD) { entries { action decisionReason words } } }`,
      { id },
    )
  ).data.contentHistory
  t.match(entries.slice(1, 3), [
    { action: 'hid until edited', decisionReason: 'OFF_TOPIC', words: told.words },
    { action: 'undid a decision', decisionReason: null, words: null },
  ])
})

test('a locked thread takes no comments and replies, a moved one shows its category, a pinned one stands first, and all keep their address', async (t) => {
  const [ada, moderator] = [await api.member(), await api.member({ role: 2 })]
  const id = await thread(ada)
  const { commentId } = await made(
    ada,
    `mutation ($id: ID!) { createComment(assocId: $id, assocType: THREAD, body: "Mine too.") { commentId } }`,
    { id },
  )
  await addCategory('joints')
  const shown = async () =>
    (
      await ada.graphql(
        `query ($id: ID!) { thread(id: $id) { path isLocked isPinned commentCount state category { slug } comments { edges { node { path } } } } }`,
        { id },
      )
    ).data.thread
  const before = await shown()
  t.match(before, { isLocked: false, isPinned: false, category: null })
  const take = async (operation: string, more: object = {}) =>
    (await moderator.graphql(decide, { id, type: 'THREAD', operation, ...more })).data.moderationContentFlag
      .decision.id
  const pinnedIn = async (category: string | null) =>
    (
      await ada.graphql(`query ($category: String) { pinnedThreads(category: $category) { id } }`, {
        category,
      })
    ).data.pinnedThreads
  t.same(await pinnedIn(null), [])
  const moved = await take('MOVE', { category: 'joints' })
  const [locked, pinned] = [await take('LOCK'), await take('PIN')]
  t.same(await shown(), { ...before, isLocked: true, isPinned: true, category: { slug: 'joints' } })
  t.same([await pinnedIn(null), await pinnedIn('joints'), await pinnedIn('hips')], [[{ id }], [{ id }], []])
  for (const mutation of [
    `mutation { createComment(assocId: "${id}", assocType: THREAD, body: "No") { pending } }`,
    `mutation { createReply(commentId: "${commentId}", body: "No") { pending } }`,
  ])
    for (const browser of [ada, moderator]) t.equal(errorOf(await browser.graphql(mutation)), LOCKED)
  t.same(
    (
      await moderator.graphql(`query ($id: ID!) { thread(id: $id) { viewerCan { lock pin move merge } } }`, {
        id,
      })
    ).data.thread.viewerCan,
    { lock: false, pin: false, move: true, merge: false },
  )
  for (const decision of [locked, moved, pinned]) await moderator.graphql(undo, { id: decision })
  t.same(await shown(), before)
  t.same(await pinnedIn(null), [])
})

test('a decision on a text that was edited meanwhile is rejected, with both revisions to compare', async (t) => {
  const [ada, moderator] = [await api.member(), await api.member({ role: 1 })]
  const id = await thread(ada)
  await ada.graphql(
    `mutation ($id: ID!) { updateThread(threadId: $id, title: "Sore knees", body: "Harmless") { thread { id } } }`,
    { id },
  )
  const stale = await moderator.graphql(decide, { id, type: 'THREAD', operation: 'DELETE', revision: 0 })
  t.match(stale.errors, [{ message: STALE, extensions: { code: 'CONFLICT' } }])
  const { before, after } = (
    await moderator.graphql(
      `query ($id: ID!) { before: contentAt(assocId: $id, assocType: THREAD, revision: 0) { body }
        after: contentAt(assocId: $id, assocType: THREAD, revision: 2147483647) { body entry { revision } } }`,
      { id },
    )
  ).data
  t.same([before, after], [{ body: 'Mine hurt.' }, { body: 'Harmless', entry: { revision: 1 } }])
  t.same((await api.log.read(streamOf(id as `thread_${string}`))).length, 2)
})

test('everything by a member who is marked as spam leaves the lists, and an undo restores it', async (t) => {
  const [ada, bo, moderator] = [await api.member(), await api.member(), await api.member({ role: 2 })]
  const id = await thread(bo)
  await ada.graphql(
    `mutation ($id: ID!) { createComment(assocId: $id, assocType: THREAD, body: "Pills!") { pending } }`,
    { id },
  )
  const own = await thread(ada, 'Buy pills')
  const shown = async () =>
    (
      await api.visitor().graphql('{ threads { edges { node { id commentCount } } } }')
    ).data.threads.edges.map(({ node }: { node: { id: string; commentCount: number } }) => [
      node.id,
      node.commentCount,
    ])
  const before = await shown()
  const mark = { id: ada.member, type: 'USER', operation: 'SPAM', reason: 'SPAM' }
  const { decision } = (await moderator.graphql(decide, mark)).data.moderationContentFlag
  const after = await shown()
  t.notOk(after.some(([thread]: [string]) => thread === own))
  t.match(
    after.find(([thread]: [string]) => thread === id),
    [id, 0],
  )
  await moderator.graphql(undo, { id: decision.id })
  t.same(await shown(), before)
})

test('administrators see the reports of an item and its decisions, with the record of its author', async (t) => {
  const [administrator, moderator] = [await api.member({ role: 1 }), await api.member({ role: 2 })]
  const items = await itemsOf()
  const look = `query ($id: ID!, $type: AssocType!) { contentFlagPage(assocId: $id, assocType: $type) {
    flagged { flagCount } item { id } user { id } record { decisions reportsMade } decisions { operation words } } }`
  const page = async (type: string, id: string, who: Browser = administrator) =>
    who.graphql(look, { id, type })
  for (const [type, id] of Object.entries(items)) {
    const isContent = content.includes(type)
    const nothing = { flagged: null, item: isContent ? { id } : null, decisions: [] }
    if (type === 'MESSAGE') t.equal(errorOf(await page(type, id)), 'Content not found', 'a private message')
    else t.match((await page(type, id)).data.contentFlagPage, { ...nothing, user: { id: items.USER } })
    t.equal(errorOf(await page(type, id, moderator)), 'Not authorized')
    t.match(errorOf(await page(type === 'USER' ? 'THREAD' : 'USER', id)), /is not a/)
  }
  const id = items.THREAD
  const reporter = await api.member()
  await reporter.graphql('mutation ($id: ID!) { contentFlag(assocId: $id, assocType: THREAD) { pending } }', {
    id,
  })
  t.match((await page('THREAD', id)).data.contentFlagPage, {
    flagged: { flagCount: 1 },
    record: { decisions: 0 },
  })
  await moderator.graphql(decide, { id, type: 'THREAD', operation: 'WARN', words: 'Please be kind.' })
  t.match((await page('THREAD', id)).data.contentFlagPage, {
    flagged: null,
    record: { decisions: 1, reportsMade: 0 },
    decisions: [{ operation: 'WARN', words: 'Please be kind.' }],
  })
})

test('authors read decisions about them without the moderator, reporters read outcomes, and nobody reads those of others', async (t) => {
  const username = `Ruth ${Math.random()}`
  const [ada, bo, ruth] = [await api.member(), await api.member(), await api.member({ role: 2, username })]
  const id = await thread(ada)
  await bo.graphql(
    `mutation ($id: ID!) { contentFlag(assocId: $id, assocType: THREAD, reason: HARASSMENT, note: "Rude") { pending } }`,
    { id },
  )
  const lists = `query ($id: ID!) { user(id: $id) {
    ownDecisions { edges { node { operation reason words undoneAt item { title } } } }
    ownReports { edges { node { assocType reason note outcome } } } } }`
  const of = async (reader: Browser, member: string) =>
    (await reader.graphql(lists, { id: member })).data.user
  const nodes = (list: { edges: { node: object }[] }) => list.edges.map(({ node }) => node)
  const report = { assocType: 'THREAD', reason: 'HARASSMENT', note: 'Rude' }
  t.match(nodes((await of(bo, bo.member)).ownReports), [{ ...report, outcome: 'OPEN' }])

  const told = { reason: 'HARASSMENT', words: 'Please be kind.' }
  const warned = await ruth.graphql(decide, { id, type: 'THREAD', operation: 'WARN', ...told })
  const own = { operation: 'WARN', ...told, undoneAt: null, item: { title: 'Sore knees' } }
  t.match(nodes((await of(ada, ada.member)).ownDecisions), [own])
  t.match(nodes((await of(bo, bo.member)).ownReports), [{ ...report, outcome: 'ACTION' }])
  for (const other of [bo, ruth, api.visitor()])
    t.match(await of(other, ada.member), { ownDecisions: null, ownReports: null })

  const all = `query ($by: String, $operation: ModerationOperation) { decisions(by: $by, operation: $operation) {
    edges { node { id operation canUndo by { id } author { id } item { id } } } } }`
  const listed = async (filter: object) => nodes((await ruth.graphql(all, filter)).data.decisions)
  const decision = {
    operation: 'WARN',
    canUndo: true,
    by: { id: ruth.member },
    author: { id: ada.member },
    item: { id },
  }
  t.match(await listed({ by: username }), [decision])
  t.same(await listed({ by: username, operation: 'SPAM' }), [])
  t.match((await ada.graphql(all)).errors, [{ message: 'Not authorized' }])
  const file = async (browser: Browser, name: string) =>
    (await browser.request(`/api/decisions.csv?by=${encodeURIComponent(name)}&operation=WARN`)).text()
  t.match((await file(ruth, username)).split('\r\n'), [
    /^Time,Decision,Kind,Item,Author,Moderator,Reason,Words/,
    new RegExp(`,warn,thread,${id},[^,]+,${username},harassment,Please be kind.,[^,]+,$`),
    '',
  ])
  t.match(await file(ruth, 'nobody'), /^[^\n]+\n$/)
  t.match(JSON.parse(await file(ada, username)), { message: 'Not authorized' })
  await ruth.graphql(undo, { id: warned.data.moderationContentFlag.decision.id })
  t.match(await listed({ by: username }), [{ canUndo: false }])
  t.match(nodes((await of(bo, bo.member)).ownReports), [{ outcome: 'OPEN' }])
})
