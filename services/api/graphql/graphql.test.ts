import { t as file, test } from 'tap'
import { v7 } from 'uuid'
import { testApi } from '../testing/api.ts'

const api = await testApi(file)

const createThread = `mutation ($title: String!, $body: String!) {
  createThread(title: $title, body: $body) { slug pending position thread { id title slug revision } } }`
const text = { title: 'Sore knees', body: 'Mine hurt in the morning.' }

async function lengthOfLog() {
  let count = 0
  for await (const { events } of api.log.readAll()) count += events.length
  return count
}

test('members write threads, comments and replies, and visitors can read them', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const { createThread: made } = (await ada.graphql(createThread, text)).data
  t.match(made, { pending: false, thread: { title: 'Sore knees', slug: made.slug, revision: 0 } })
  t.match(made.position, /^\d+$/)

  const { data } = await bo.graphql(
    `mutation ($id: ID!) { createComment(assocId: $id, assocType: THREAD, body: "Mine too.") {
      pending commentEdge { cursor node { id body author { id } viewerCan { edit flag delete } } } subject { commentCount } } }`,
    { id: made.thread.id },
  )
  const { node: comment } = data.createComment.commentEdge
  t.match(data.createComment, { pending: false, subject: { commentCount: 1 } })
  t.match(comment, { body: 'Mine too.', author: { id: bo.member }, viewerCan: { edit: true, flag: false } })
  await ada.graphql(
    `mutation ($id: ID!) { createReply(commentId: $id, body: "Thank you.") { replyEdge { node { id } } } }`,
    { id: comment.id },
  )

  const page = await api.visitor().graphql(
    `query ($slug: String!) { thread(slug: $slug) { commentCount author { username isDeleted }
      comments(first: 5) { pageInfo { hasNextPage } edges { node { body replies { edges { node { body comment { id } } } } } } } } }`,
    { slug: made.slug },
  )
  t.match(page.data.thread, {
    commentCount: 2,
    comments: {
      pageInfo: { hasNextPage: false },
      edges: [{ node: { body: 'Mine too.', replies: { edges: [{ node: { body: 'Thank you.' } }] } } }],
    },
  })
})

test('a text with bold, lists or quotes has HTML, a plain text has none', async (t) => {
  const ada = await api.member()
  const texts = { plain: 'Mine <b>too</b>.', marked: 'Mine **really** <b>too</b>.' }
  const thread = (await ada.graphql(createThread, { title: 'Marks', body: texts.marked })).data.createThread
    .thread
  const comment = `mutation ($id: ID!, $body: String!) { createComment(assocId: $id, assocType: THREAD, body: $body) {
    commentEdge { node { body html } } } }`
  const { data } = await ada.graphql(comment, { id: thread.id, body: texts.plain })
  t.same(data.createComment.commentEdge.node, { body: texts.plain, html: null })
  const visitor = api.visitor()
  const { html } = (await visitor.graphql(`query ($id: ID!) { thread(id: $id) { html } }`, { id: thread.id }))
    .data.thread
  t.equal(html, '<p>Mine <strong>really</strong> &lt;b&gt;too&lt;/b&gt;.</p>')
})

test('a mutation that is sent twice with the same idempotency key is carried out once', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const key = { 'idempotency-key': v7() }
  const first = await ada.graphql(createThread, text, key)
  const length = await lengthOfLog()
  t.same(await ada.graphql(createThread, text, key), first)
  t.equal(await lengthOfLog(), length)
  const others = await bo.graphql(createThread, text, key)
  t.not(
    others.data.createThread.thread.id,
    first.data.createThread.thread.id,
    'a key is worth nothing to others',
  )
  t.match(await ada.graphql(createThread, text, { 'idempotency-key': 'again' }), {
    code: 'BAD_REQUEST',
    message: /UUIDv7/,
  })
})

test('a mutation without permission fails with the reason and changes nothing', async (t) => {
  const [ada, unverified] = [await api.member(), await api.member({ verified: false })]
  const thread = (await ada.graphql(createThread, text)).data.createThread.thread.id
  const length = await lengthOfLog()
  const code = async (answer: Promise<{ errors: { extensions: { code: string }; message: string }[] }>) => {
    const [error] = (await answer).errors
    return [error?.extensions.code, error?.message]
  }
  const decide = `mutation ($id: ID!) { moderationContentFlag(assocId: $id, assocType: THREAD, operation: DELETE, revision: 0) { pending } }`
  const flags = '{ contentFlags { edges { cursor } } }'
  t.same(await code(api.visitor().graphql(createThread, text)), [
    'UNAUTHENTICATED',
    'Please create an account or log in to continue.',
  ])
  t.same(await code(unverified.graphql(createThread, text)), ['UNVERIFIED', 'Verify your account'])
  t.same(await code(ada.graphql(decide, { id: thread })), ['FORBIDDEN', 'Not authorized'])
  t.same(await code(ada.graphql(flags)), ['FORBIDDEN', 'Not authorized'])
  t.equal(await lengthOfLog(), length)
})

test('a mutation with invalid input fails with a clear message and appends no events', async (t) => {
  const [ada, bo, eve] = [await api.member(), await api.member(), await api.member()]
  const thread = (await ada.graphql(createThread, text)).data.createThread.thread.id
  const talk = await ada.graphql(
    `mutation ($id: ID!) { createConversation(userId: $id) { conversationId } }`,
    {
      id: bo.member,
    },
  )
  const { conversationId } = talk.data.createConversation
  const length = await lengthOfLog()
  const send = `mutation ($id: ID!, $body: String!) { sendMessage(conversationId: $id, body: $body) { pending } }`
  const react = (type: string, id: string) =>
    ada.graphql(
      `mutation ($id: ID!) { createReaction(assocId: $id, reactedType: THREAD, type: ${type}) { pending } }`,
      {
        id,
      },
    )
  const json = { 'content-type': 'application/json' }
  const nested = (text: string, times: number) =>
    `${`{ ${text} `.repeat(times)} { id } ${'}'.repeat(4 * times)}`

  const malformed = await ada.request('/api', { method: 'POST', headers: json, body: '{"query": ' })
  const huge = await ada.post('/api', { query: 'x'.repeat(1_000_000) })
  const answers = {
    malformed: await malformed.json(),
    huge,
    'a malformed address': await ada.get('/forums/%'),
    'too deep a query': await ada.graphql(`{ viewer ${nested('threads { edges { node { author', 5)} }`),
    'endless brackets': await ada.graphql(`{ user(slug: ${'['.repeat(20_000)}) { id } }`),
    'a syntax tree': await ada.graphql('{"kind":"Document"}'),
    'an unknown field': await ada.graphql('{ viewer { id shoeSize } }'),
    'an unknown argument': await ada.graphql('{ threads(colour: "red") { edges { cursor } } }'),
    'an unknown variable': await ada.graphql('{ viewer { id } }', { colour: 'red' }),
    'an unknown key': await ada.post('/api', { query: '{ viewer { id } }', batch: true }),
    'an unknown operation': await ada.post('/api', { query: '{ viewer { id } }', operationName: 'Other' }),
    'two operations': await ada.post('/api', {
      query: 'query A { viewer { id } } query B { viewer { id } }',
    }),
    'a subscription': await ada.graphql('subscription { siteChanged { id } }'),
    'a batch': await ada.post('/api', [{ query: '{ viewer { id } }' }]),
    'others conversation': await eve.graphql(`query ($id: ID!) { conversation(id: $id) { id } }`, {
      id: conversationId,
    }),
    'a message into it': await eve.graphql(send, { id: conversationId, body: 'Hello' }),
    'an empty message': await ada.graphql(send, { id: conversationId, body: ' \n' }),
    'a sixth kind': await react('LOVE', thread),
    'a sixth kind in a variable': await ada.graphql(
      `mutation ($type: ReactionType!) { createReaction(assocId: "${thread}", reactedType: THREAD, type: $type) { pending } }`,
      { type: 'LOVE' },
    ),
    'no such item': await react('LIKE', thread.replace(/.$/, thread.endsWith('0') ? '1' : '0')),
    'no id': await react('LIKE', 'thread_1'),
    'another kind': await ada.graphql(
      `mutation { createReaction(assocId: "${thread}", reactedType: COMMENT, type: LIKE) { pending } }`,
    ),
    'a decision on nothing': await ada.graphql(
      `mutation { moderationContentFlag(operation: SPAM, assocType: THREAD) { pending } }`,
    ),
    'a decision on no kind': await ada.graphql(
      `mutation { moderationContentFlag(operation: SPAM, assocId: "${thread}") { pending } }`,
    ),
    'too large a page': await ada.graphql('{ threads(first: 5000) { edges { cursor } } }'),
    'far too much': await ada.graphql(
      `{ threads(first: 100) { edges { node { comments(first: 100) { edges { node { replies(first: 100) { edges { node { author { threads(first: 100) { edges { node { id } } } } } } } } } } } } } }`,
    ),
  }
  const said: Record<string, RegExp> = {
    malformed: /malformed/,
    'a malformed address': /malformed/,
    'too deep a query': /at most 15 levels deep/,
    'endless brackets': /more that 1000 tokens/,
    'a syntax tree': /Syntax Error/,
    huge: /too large/,
    'an unknown field': /Cannot query field "shoeSize"/,
    'an unknown argument': /Unknown argument "colour"/,
    'an unknown variable': /declare the variable \$colour/,
    'an unknown key': /batch/,
    'an unknown operation': /Name the operation to run/,
    'two operations': /Name the operation to run/,
    'a subscription': /subscriptions over the WebSocket/,
    'a batch': /expected object/,
    'others conversation': /Conversation not found/,
    'a message into it': /Conversation not found/,
    'an empty message': /Please write a message to send/,
    'a sixth kind': /"LOVE" does not exist in "ReactionType"/,
    'a sixth kind in a variable': /"LOVE" does not exist in "ReactionType"/,
    'no such item': /Thread not found/,
    'no id': /Content not found/,
    'another kind': /is not a COMMENT/,
    'a decision on nothing': /"assocId" of type "ID!" is required/,
    'a decision on no kind': /"assocType" of type "AssocType!" is required/,
    'too large a page': /A page can have 1 to 100 entries/,
    'far too much': /too much at once/,
  }
  for (const [what, answer] of Object.entries(answers)) {
    const error = answer.errors?.[0] ?? answer
    t.match(error.message, said[what], what)
    t.type(error.extensions?.code ?? error.code, 'string', `${what} has a code`)
    t.notMatch(JSON.stringify(answer), /node_modules|\.ts:|at \w+ \(/, `${what}: no stack trace`)
  }
  t.equal(await lengthOfLog(), length)
})

test('the viewer of a request with an expired session is null', async (t) => {
  const ada = await api.member()
  await api.pool.query('update operational.session set expires_at = now() where member = $1', [ada.member])
  t.match(await ada.graphql('{ viewer { id } }'), { data: { viewer: null } })
  t.match(await ada.graphql(createThread, text), { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
})

test('members can end their own sessions, but not those of others', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const elsewhere = api.visitor()
  await elsewhere.post('/api/auth/identity/callback', { email: ada.email, password: 'sore knees 2' })
  const list = '{ viewer { sessions { id device isCurrent } } }'
  const { sessions } = (await ada.graphql(list)).data.viewer
  t.match(sessions, [{ isCurrent: false }, { isCurrent: true }])
  const remove = 'mutation ($id: ID!) { removeSession(sessionId: $id) { sessionId } }'
  const first = { id: sessions[0].id }
  t.match(await bo.graphql(remove, first), { errors: [{ message: 'Session not found' }] })
  const dashes = { id: `session_${'-'.repeat(36)}` }
  t.match(await bo.graphql(remove, dashes), { errors: [{ message: 'Session not found' }] })
  t.match(await ada.graphql(remove, first), { data: { removeSession: { sessionId: sessions[0].id } } })
  t.match(await elsewhere.graphql('{ viewer { id } }'), { data: { viewer: null } })
  t.match(await bo.graphql(`{ user(id: "${ada.member}") { email sessions { id } isVerified } }`), {
    data: { user: { email: null, sessions: null, isVerified: null } },
  })
})

test("changing the username to another member's username is rejected", async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const update =
    'mutation ($username: String!) { updateUser(username: $username) { user { username slug } } }'
  t.match(await ada.graphql(update, { username: 'Knee Deep' }), {
    data: { updateUser: { user: { username: 'Knee Deep', slug: 'knee-deep' } } },
  })
  t.match(await bo.graphql(update, { username: 'knee deep' }), {
    errors: [{ message: 'Username already exists' }],
  })
})

test('moderators see the history of an item, and their decisions record which revision they saw', async (t) => {
  const [ada, bo, admin] = [await api.member(), await api.member(), await api.member({ role: 1 })]
  const { id } = (await ada.graphql(createThread, text)).data.createThread.thread
  await ada.graphql(
    `mutation ($id: ID!) { updateThread(threadId: $id, title: "Knees", body: "Worse.") { pending } }`,
    { id },
  )
  await bo.graphql(`mutation ($id: ID!) { contentFlag(assocId: $id, assocType: THREAD) { pending } }`, { id })
  const flags = '{ contentFlags { edges { node { flagCount flaggers { id } item { id revision body } } } } }'
  t.match((await admin.graphql(flags)).data.contentFlags.edges, [
    { node: { flagCount: 1, flaggers: [{ id: bo.member }], item: { id, revision: 1, body: 'Worse.' } } },
  ])
  const decide = `mutation ($id: ID!) { moderationContentFlag(assocId: $id, assocType: THREAD, operation: DELETE) { item { state } } }`
  t.match(await admin.graphql(decide, { id }), {
    data: { moderationContentFlag: { item: { state: 'DELETED' } } },
  })
  const history = `query ($id: ID!) { contentHistory(assocId: $id, assocType: THREAD) {
    entries { action seenRevision actor { id } before { body } after { title body } } } }`
  t.match((await admin.graphql(history, { id })).data.contentHistory.entries, [
    { action: 'created', actor: { id: ada.member }, before: null, after: { title: 'Sore knees' } },
    { action: 'edited', before: { body: text.body }, after: { title: 'Knees', body: 'Worse.' } },
    { action: 'deleted', seenRevision: 1, actor: { id: admin.member } },
  ])
  t.match(await ada.graphql(history, { id }), { errors: [{ extensions: { code: 'FORBIDDEN' } }] })
  t.match(await bo.graphql(`query ($id: ID!) { thread(id: $id) { id } }`, { id }), {
    data: { thread: null },
    errors: [{ message: 'Thread not found' }],
  })
})

test('the API offers all operations under the names in the specification (spec §7)', async (t) => {
  const [ada, bo, cy] = [await api.member(), await api.member(), await api.member()]
  const user =
    'query ($id: ID, $quiet: Boolean) { user(id: $id, originalSite: "lupus", ignore404: $quiet) { id } }'
  t.match(await bo.graphql(user, { id: ada.member }), { data: { user: { id: ada.member } } })
  const nobody = { id: ada.member.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }
  t.match(await bo.graphql(user, nobody), { errors: [{ message: 'Member not found' }] })
  t.same(await bo.graphql(user, { ...nobody, quiet: true }), { data: { user: null } })

  const write = 'mutation ($id: ID!) { createConversation(userId: $id, body: "Hello") { conversationId } }'
  for (const other of [bo, cy]) await ada.graphql(write, { id: other.member })
  const list =
    'query ($sort: ConversationSort) { conversations(sort: $sort) { edges { node { user { id } messages { edges { node { id } } } } } } }'
  const sorted = async (sort?: string) =>
    (await ada.graphql(list, { sort })).data.conversations.edges.map(
      ({ node }: { node: { user: { id: string } } }) => node.user.id,
    )
  t.same(await sorted(), [cy.member, bo.member])
  t.same(await sorted('OLDEST'), [bo.member, cy.member])

  const { edges } = (await bo.graphql(list)).data.conversations
  const react =
    'mutation ($id: ID!) { reactToMessage(messageID: $id, reaction: LIKE) { reactions { total } } }'
  t.match(await bo.graphql(react, { id: edges[0].node.messages.edges[0].node.id }), {
    data: { reactToMessage: { reactions: { total: 1 } } },
  })
})

test('a conversation appears in no inbox before its first message (spec §4)', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const start = await ada.graphql(
    'mutation ($id: ID!) { createConversation(userId: $id) { conversationId pending conversation { id } } }',
    { id: bo.member },
  )
  const { conversationId: id, ...made } = start.data.createConversation
  t.same(made, { pending: false, conversation: { id } }, 'its starter can write in it')
  const inbox = '{ conversations { edges { node { id isRead } } } unreads { messages } }'
  const open = 'query ($id: ID!) { conversation(id: $id) { id } }'
  const nothing = { conversations: { edges: [] }, unreads: { messages: 0 } }
  t.same((await ada.graphql(inbox)).data, nothing)
  t.same((await bo.graphql(inbox)).data, nothing)
  t.match(await bo.graphql(open, { id }), { errors: [{ message: 'Conversation not found' }] })
  const cy = await api.member()
  const begin = 'mutation ($id: ID!) { createConversation(userId: $id) { conversation { id } } }'
  const other = (await ada.graphql(begin, { id: cy.member })).data.createConversation
  t.same((await cy.graphql(begin, { id: ada.member })).data.createConversation, other, 'both started it')
  t.same((await cy.graphql(inbox)).data, nothing)

  await ada.graphql('mutation ($id: ID!) { sendMessage(conversationId: $id, body: "Hi") { pending } }', {
    id,
  })
  const there = (isRead: boolean) => ({ conversations: { edges: [{ node: { id, isRead } }] } })
  t.match((await ada.graphql(inbox)).data, there(true))
  t.match((await bo.graphql(inbox)).data, { ...there(false), unreads: { messages: 1 } })
  t.match(await bo.graphql(open, { id }), { data: { conversation: { id } } })
})

test('every GraphQL object with an id can be fetched again by this id', async (t) => {
  const ada = await api.member()
  const { id } = (await ada.graphql(createThread, text)).data.createThread.thread
  const node = async (wanted: string) =>
    (await ada.graphql('query ($id: ID!) { node(id: $id) { __typename id } }', { id: wanted })).data.node
  const { viewer } = (await ada.graphql('{ viewer { sessions { id } } }')).data
  for (const [type, wanted] of [
    ['Thread', id],
    ['User', ada.member],
    ['Site', api.site],
    ['ReactionSummary', `THREAD:${id}`],
    ['Session', viewer.sessions[0].id],
  ]) {
    t.same(await node(wanted), { __typename: type, id: wanted }, type)
  }
  t.equal(await node('thread_nothing'), null)
})

test('an operation returns the same result before and after it is compiled', async (t) => {
  const ada = await api.member()
  const ask = async (body: object) => {
    const response = await ada.request('/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  const query = `query one($id: ID!) { thread(id: $id) { title } } query two { viewer { id } }`
  const asked = [
    { query, operationName: 'one', variables: { id: 'thread_00000000000000000000000000' } },
    { query, operationName: 'two', variables: {} },
    { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: ada.member } },
    {
      query: 'query ($first: Int!) { threads(first: $first) { edges { cursor } } }',
      variables: { first: 'x' },
    },
  ]
  for (const body of asked) {
    const first = await ask(body)
    for (let time = 2; time <= 4; time++) t.same(await ask(body), first, `${body.query}, ${time}`)
  }
})
