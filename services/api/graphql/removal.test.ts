import { t as file, test } from 'tap'
import { testApi } from '../testing/api.ts'
import type { Browser } from '../testing/browser.ts'

const api = await testApi(file)

const createThread = `mutation ($title: String!, $body: String!) {
  createThread(title: $title, body: $body) { slug thread { id } } }`
const text = { title: 'Sore knees', body: 'Mine hurt in the morning.' }
const comment = `mutation ($id: ID!) { createComment(assocId: $id, assocType: THREAD, body: "Mine too.") { commentEdge { node { id } } } }`

test('items by an erased member remain visible without their texts', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const { thread, slug } = (await ada.graphql(createThread, text)).data.createThread
  await bo.graphql(comment, { id: thread.id })
  const { conversationId } = (
    await ada.graphql(
      `mutation ($to: ID!) { createConversation(userId: $to, body: "My secret") { conversationId } }`,
      { to: bo.member },
    )
  ).data.createConversation
  const { user } = (await bo.graphql(`query ($id: ID!) { user(id: $id) { slug } }`, { id: ada.member })).data

  const client = bo.socket()
  const stands = api.subscribed()
  const told = client
    .iterate({
      query: `subscription ($id: ID!) { commentsChanged(assocId: $id, assocType: THREAD) { subject { body author { username } } } }`,
      variables: { id: thread.id },
    })
    .next()
  await stands
  await api.erase(ada.member)
  t.match((await told).value, {
    data: {
      commentsChanged: {
        subject: { body: 'This message was removed.', author: { username: 'Removed member' } },
      },
    },
  })
  await client.dispose()

  const found = `query ($name: String!) { thread(slug: $name) { title body slug commentCount
    author { username isDeleted } comments { edges { node { body } } } } }`
  const shown = await bo.graphql(found, { name: thread.id })
  t.match(shown.data.thread, {
    title: 'Removed',
    body: 'This message was removed.',
    slug: thread.id,
    commentCount: 1,
    author: { username: 'Removed member', isDeleted: true },
    comments: { edges: [{ node: { body: 'Mine too.' } }] },
  })
  t.match((await bo.graphql(found, { name: slug })).errors, [{ message: 'Thread not found' }])

  for (const [argument, value] of [
    ['id', ada.member],
    ['slug', user.slug],
  ]) {
    const gone = await bo.graphql(
      `query ($it: ${argument === 'id' ? 'ID' : 'String'}!) { user(${argument}: $it) { id } }`,
      { it: value },
    )
    t.match(gone.errors, [{ message: 'Member not found' }], argument)
  }

  const conversation = await bo.graphql(
    `query ($id: ID!) { conversation(id: $id) { unreadCount lastMessageBody
      user { username isDeleted canMessage } messages { edges { node { body userId } } } } }`,
    { id: conversationId },
  )
  t.match(conversation.data.conversation, {
    unreadCount: 1,
    user: { username: 'Removed member', isDeleted: true, canMessage: false },
    messages: { edges: [{ node: { body: 'This message was removed.', userId: ada.member } }] },
  })
  t.notMatch(JSON.stringify(conversation.data), 'secret')
})

test('a purged item is not found, and moderators see in its history who purged it, when and why', async (t) => {
  const [ada, admin, moderator] = [
    await api.member(),
    await api.member({ role: 1 }),
    await api.member({ role: 2 }),
  ]
  const { thread } = (await ada.graphql(createThread, text)).data.createThread
  const { commentEdge } = (await ada.graphql(comment, { id: thread.id })).data.createComment
  const { id } = commentEdge.node
  const purge = `mutation ($id: ID!) { purgeContent(assocId: $id, assocType: COMMENT, revision: 0, reason: COURT_ORDER) {
    purgedId pending } }`
  const refused = await moderator.graphql(purge, { id })
  t.match(refused.errors, [{ message: 'Not authorized' }])

  const { data } = await admin.graphql(purge, { id })
  t.match(data.purgeContent, { purgedId: id, pending: false })
  const again = await admin.graphql(purge, { id })
  t.match(again.data.purgeContent, { purgedId: id }, 'twice is once')

  const shown = await ada.graphql(
    `query ($id: ID!) { thread(id: $id) { commentCount comments { edges { node { id } } } } }`,
    { id: thread.id },
  )
  t.match(shown.data.thread, { commentCount: 0, comments: { edges: [] } })
  const history = await moderator.graphql(
    `query ($id: ID!) { contentHistory(assocId: $id, assocType: COMMENT) {
      item { id } entries { type action reason occurredAt actor { id } before { body } after { body } } } }`,
    { id },
  )
  const entry = { type: 'ContentPurged', action: 'purged', reason: 'COURT_ORDER', before: null, after: null }
  t.match(history.data.contentHistory, { item: null, entries: [{ ...entry, actor: { id: admin.member } }] })
  t.equal(history.data.contentHistory.entries.length, 1)
  const earlier = `query ($id: ID!) { contentAt(assocId: $id, assocType: COMMENT, revision: 0) { body } }`
  t.strictSame(
    (await moderator.graphql(earlier, { id })).data,
    { contentAt: null },
    'nor is there what it was',
  )
})

test("while content is withdrawn, only moderators can read its text, in the item's history", async (t) => {
  const [ada, bo, moderator] = [await api.member(), await api.member(), await api.member({ role: 2 })]
  const { thread, slug } = (await ada.graphql(createThread, text)).data.createThread
  const change = (name: string) =>
    ada.graphql(
      `mutation ($id: ID!) { ${name}(assocId: $id, assocType: THREAD) {
        pending item { body isRemoved restorableUntil viewerCan { edit withdraw } ... on Thread { title slug } } } }`,
      { id: thread.id },
    )
  const lists = `query ($author: ID!) { threads(first: 50) { edges { node { id } } }
    user(id: $author) { threads { edges { node { id } } } } }`
  const listed = async (who: typeof bo) => {
    const { data } = await who.graphql(lists, { author: ada.member })
    return [data.threads, data.user.threads].map(({ edges }: { edges: { node: { id: string } }[] }) =>
      edges.some(({ node }) => node.id === thread.id),
    )
  }
  const page = `query ($slug: String!) { thread(slug: $slug) { title body slug commentCount
    comments { edges { node { body } } } } }`

  t.same(await listed(bo), [true, true])
  const nothing = { edit: false, withdraw: false }
  const removed = { title: 'Removed', body: 'This message was removed.', slug: thread.id }
  t.match((await change('withdrawContent')).data.withdrawContent, {
    pending: false,
    item: { ...removed, isRemoved: true, restorableUntil: /Z$/, viewerCan: nothing },
  })
  const undo = `query ($slug: String!) { thread(slug: $slug) { restorableUntil } }`
  t.match(
    (await ada.graphql(undo, { slug })).data.thread,
    { restorableUntil: /Z$/ },
    'its author sees a way back',
  )
  for (const other of [bo, moderator])
    t.same((await other.graphql(undo, { slug })).data.thread, { restorableUntil: null })
  for (const who of [ada, bo, moderator]) {
    t.same(await listed(who), [false, false], 'nobody finds it in a list')
    t.match((await who.graphql(page, { slug })).data.thread, removed, 'its old address leads to its place')
  }
  t.match((await bo.graphql(comment, { id: thread.id })).errors, [{ message: 'Thread not found' }])
  const history = `query ($id: ID!) { contentHistory(assocId: $id, assocType: THREAD) {
    entries { action after { body } } } }`
  t.match((await moderator.graphql(history, { id: thread.id })).data.contentHistory.entries, [
    { action: 'created' },
    { action: 'deleted their own words', after: { body: text.body } },
  ])

  const back = { ...text, slug, isRemoved: false, restorableUntil: null }
  t.match((await change('restoreContent')).data.restoreContent.item, back)
  t.same(await listed(bo), [true, true])
  await bo.graphql(comment, { id: thread.id })
  await change('withdrawContent')
  t.same(await listed(moderator), [true, true], 'it is listed for what others wrote in it')
  const shown = { ...removed, commentCount: 1, comments: { edges: [{ node: { body: 'Mine too.' } }] } }
  t.match((await bo.graphql(page, { slug })).data.thread, shown)
})

test('everything by a member who is marked as spam leaves the open threads of others at once', async (t) => {
  const [ada, bo, moderator] = [await api.member(), await api.member(), await api.member({ role: 2 })]
  const [others, own] = [
    (await bo.graphql(createThread, text)).data.createThread.thread.id,
    (await ada.graphql(createThread, text)).data.createThread.thread.id,
  ]
  for (const writer of [ada, bo]) await writer.graphql(comment, { id: others })
  const query = `subscription ($id: ID!) { commentsChanged(assocId: $id, assocType: THREAD) {
    removedId subject { commentCount } } }`
  const watch = async (browser: Browser, id: string) => {
    const client = browser.socket()
    const events = client.iterate({ query, variables: { id } })
    const stands = api.subscribed()
    const first = events.next().catch((errors: unknown) => errors)
    await stands
    t.teardown(() => client.dispose())
    /** First update that is as expected; those of the comments may still be on their way. */
    const told = async (removedId: string | null, commentCount: number) => {
      for (
        let heard = (await first) as Awaited<ReturnType<typeof events.next>>;
        ;
        heard = await events.next()
      ) {
        const { commentsChanged: change } = heard.value.data
        if (change.removedId === removedId && change.subject.commentCount === commentCount) return
      }
    }
    return { first, told }
  }
  const [visitor, member] = [api.visitor(), await api.member()] as const
  const open = [await watch(visitor, others), await watch(member, others)]
  const [author, theirs] = [await watch(ada, others), await watch(moderator, others)]
  const gone = await watch(member, own)
  const { data } = await moderator.graphql(
    `mutation ($id: ID!) { moderationContentFlag(assocId: $id, assocType: USER, operation: SPAM) { decision { id } } }`,
    { id: ada.member },
  )
  for (const { told } of open) await told(ada.member, 1)
  for (const { told } of [author, theirs]) await told(null, 1)
  t.match(await gone.first, [{ extensions: { code: 'NOT_FOUND' } }])
  await moderator.graphql('mutation ($id: ID!) { undoDecision(id: $id) { pending } }', {
    id: data.moderationContentFlag.decision.id,
  })
  for (const { told } of open) await told(null, 2)
})
