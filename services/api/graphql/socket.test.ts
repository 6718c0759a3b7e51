import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { t as file, test } from 'tap'
import { WebSocket } from 'ws'
import { testFolder } from '../../../scripts/testing/services.ts'
import { conversationIdOf } from '../../commands/frame/ids.ts'
import { testApi } from '../testing/api.ts'
import type { Browser } from '../testing/browser.ts'

const api = await testApi(file)

const messageCreated = `subscription ($id: ID!) {
  messageCreated(conversationId: $id) { node { body userId } } }`
const send = `mutation ($id: ID!, $body: String!) { sendMessage(conversationId: $id, body: $body) { pending } }`
const reactionsChanged = `subscription ($items: [ReactableInput!]!) {
  reactionsChanged(reactables: $items) { assocId total reactionAggregates { type count isSelected } } }`
const open = `mutation ($id: ID!) { createConversation(userId: $id, body: "Hello") { conversationId } }`

/** Starts a subscription and waits until it is active. */
async function watch(
  browser: Browser,
  query: string,
  variables: Record<string, unknown> = {},
  extensions: Record<string, unknown> = {},
) {
  const client = browser.socket()
  const events = client.iterate<Record<string, unknown>>({ query, variables, extensions })
  const stands = api.subscribed()
  let waiting: ReturnType<typeof events.next> | null = events.next()
  // Marks the promise as handled, because its error is reported by the `await` below.
  waiting.catch(() => {})
  await stands
  return {
    close: () => client.dispose(),
    async next() {
      const next = await (waiting ?? events.next())
      waiting = null
      return next.value?.data
    },
  }
}

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

async function pair() {
  const [ada, bo] = [await api.member(), await api.member()]
  const { data } = await ada.graphql(open, { id: bo.member })
  return { ada, bo, id: String(data.createConversation.conversationId) }
}

test('a new message is delivered to the other participant at once', async (t) => {
  const { ada, bo, id } = await pair()
  const messages = await watch(bo, messageCreated, { id })
  const unreads = await watch(bo, 'subscription { unreads { messages } }')
  const list = await watch(bo, 'subscription { conversations { id lastMessageBody unreadCount } }')
  await ada.graphql(send, { id, body: 'How are you?' })
  t.match(await messages.next(), { messageCreated: { node: { body: 'How are you?', userId: ada.member } } })
  t.match(await unreads.next(), { unreads: { messages: 2 } })
  t.match(await list.next(), { conversations: { id, lastMessageBody: 'How are you?', unreadCount: 2 } })
  for (const watching of [messages, unreads, list]) await watching.close()
})

test('a new message takes a conversation out of the archive, and the member can archive it again', async (t) => {
  const { ada, bo, id } = await pair()
  const archive = `mutation ($id: ID!) { updateConversation(conversationId: $id, isArchived: true) {
    conversation { isArchived unreadCount } } }`
  const archived = { updateConversation: { conversation: { isArchived: true, unreadCount: 0 } } }
  t.match((await bo.graphql(archive, { id })).data, archived)
  const list = await watch(
    bo,
    'subscription { conversations { id isArchived unreadCount lastMessageUserId } }',
  )
  await ada.graphql(send, { id, body: 'How are you?' })
  const back = { id, isArchived: false, unreadCount: 2, lastMessageUserId: ada.member }
  t.match(await list.next(), { conversations: back })
  t.match((await bo.graphql(archive, { id })).data, archived)
  await list.close()
})

test('events of a conversation are delivered only to its participants', async (t) => {
  const { id } = await pair()
  const client = (await api.member()).socket()
  const { value } = await client.iterate({ query: messageCreated, variables: { id } }).next()
  t.match(value, { errors: [{ message: 'Conversation not found', extensions: { code: 'NOT_FOUND' } }] })
  await client.dispose()
})

test('a member whose permission is revoked gets no more deliveries on an open socket', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const id = conversationIdOf(ada.member, bo.member)
  const client = bo.socket()
  const subscribe = () => client.iterate({ query: messageCreated, variables: { id } }).next()
  t.match((await subscribe()).value, { errors: [{ message: 'Conversation not found' }] })
  await ada.graphql(open, { id: bo.member })
  const stands = api.subscribed()
  const next = subscribe()
  await stands
  await ada.graphql(send, { id, body: 'There you are' })
  t.match((await next).value, { data: { messageCreated: { node: { body: 'There you are' } } } })
  await client.dispose()
})

test('viewers of a page get reactions and comments live, each with the actions that they may take', async (t) => {
  const ada = await api.member()
  const created = await ada.graphql(
    `mutation { createThread(title: "Knees", body: "Sore.") { thread { id } } }`,
  )
  const { id } = created.data.createThread.thread
  const items = [{ assocId: id, assocType: 'THREAD' }]
  const [mine, others] = [
    await watch(ada, reactionsChanged, { items }),
    await watch(api.visitor(), reactionsChanged, { items }),
  ]
  const thread = await watch(
    api.visitor(),
    `subscription ($id: ID!) { commentsChanged(assocId: $id, assocType: THREAD) { commentEdge { node { body } } removedId subject { commentCount } } }`,
    { id },
  )
  await ada.graphql(
    `mutation ($id: ID!) { createReaction(assocId: $id, reactedType: THREAD, type: SAD) { pending } }`,
    { id },
  )
  await ada.graphql(
    `mutation ($id: ID!) { createComment(assocId: $id, assocType: THREAD, body: "Anyone?") { pending } }`,
    {
      id,
    },
  )
  const sad = (isSelected: boolean) => ({
    reactionsChanged: {
      total: 1,
      reactionAggregates: [{}, {}, { type: 'SAD', count: 1, isSelected }, {}, {}],
    },
  })
  t.match(await mine.next(), sad(true))
  t.match(await others.next(), sad(false))
  t.match(await thread.next(), {
    commentsChanged: {
      commentEdge: { node: { body: 'Anyone?' } },
      removedId: null,
      subject: { commentCount: 1 },
    },
  })
  for (const watching of [mine, others, thread]) await watching.close()
})

test('watchers who share what is sent each get what they may see and do, also after a decision', async (t) => {
  const [ada, bo, cy, eve] = [await api.member(), await api.member(), await api.member(), await api.member()]
  const moderator = await api.member({ role: 2 })
  const created = await eve.graphql(
    `mutation { createThread(title: "Wrists", body: "Sore.") { thread { id } } }`,
  )
  const { id } = created.data.createThread.thread
  const changes = `subscription ($id: ID!) { commentsChanged(assocId: $id, assocType: THREAD) {
    removedId commentEdge { node { body viewerCan { edit flag hide } } } } }`
  const watchers: Awaited<ReturnType<typeof watch>>[] = []
  for (const browser of [ada, bo, cy, moderator, api.visitor()])
    watchers.push(await watch(browser, changes, { id }))
  const next = () => Promise.all(watchers.map(async (one) => (await one.next())?.commentsChanged))
  const commented = await ada.graphql(
    `mutation ($id: ID!) { createComment(assocId: $id, assocType: THREAD, body: "Mine.") { commentId } }`,
    { id },
  )
  const { commentId } = commented.data.createComment
  const shown = (viewerCan: object) => ({
    removedId: null,
    commentEdge: { node: { body: 'Mine.', viewerCan } },
  })
  const other = shown({ edit: false, flag: true, hide: false })
  const decides = shown({ edit: false, flag: true, hide: true })
  t.match(await next(), [
    shown({ edit: true, flag: false, hide: false }),
    other,
    other,
    decides,
    shown({ edit: false, flag: false, hide: false }),
  ])
  const hide = `mutation ($id: ID!) { moderationContentFlag(assocId: $id, assocType: COMMENT, operation: HIDE, revision: 0) { pending } }`
  t.notOk((await moderator.graphql(hide, { id: commentId })).errors)
  const removed = { removedId: commentId, commentEdge: null }
  const kept = { removedId: null, commentEdge: { node: { body: 'Mine.' } } }
  t.match(await next(), [kept, removed, removed, kept, removed])
  for (const one of watchers) await one.close()
})

test('reactions to a comment that the read model does not have yet are delivered', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const created = await ada.graphql(
    `mutation { createThread(title: "Elbows", body: "Sore.") { thread { id } } }`,
  )
  const { id } = created.data.createThread.thread
  const comments = `subscription ($id: ID!) { commentsChanged(assocId: $id, assocType: THREAD) { commentEdge { node { id } } } }`
  const thread = await watch(ada, comments, { id })
  const holding = await api.pool.connect()
  t.teardown(() => holding.release(true))
  const comment = `mutation ($id: ID!, $body: String!) { createComment(assocId: $id, assocType: THREAD, body: $body) { pending } }`
  /** Reactions to a comment; null if the API did not know yet what it needs to deliver the comment from its event. */
  async function reactionsTo(body: string) {
    await holding.query('begin; lock table content in share mode')
    const commented = bo.graphql(comment, { id, body })
    const told = thread.next() as Promise<{ commentsChanged: { commentEdge: { node: { id: string } } } }>
    const isEarly = await Promise.race([told.then(() => true), commented.then(() => false)])
    const open = async () => {
      const assocId = (await told).commentsChanged.commentEdge.node.id
      return {
        assocId,
        ...(await watch(ada, reactionsChanged, { items: [{ assocId, assocType: 'COMMENT' }] })),
      }
    }
    const opened = isEarly ? await open() : null
    await holding.query('rollback')
    await Promise.all([commented, told])
    return opened
  }
  let reactions: Awaited<ReturnType<typeof reactionsTo>> = null
  for (let times = 1; !reactions; times++) reactions = await reactionsTo(`Mine too, ${times}.`)
  const { assocId } = reactions
  const react = `mutation ($id: ID!) { createReaction(assocId: $id, reactedType: COMMENT, type: SAD) { pending } }`
  await bo.graphql(react, { id: assocId })
  t.match(await reactions.next(), { reactionsChanged: { assocId, total: 1 } })
  for (const watching of [thread, reactions]) await watching.close()
})

test('subscriptions begin with the changes that came while the page was loading', async (t) => {
  const ada = await api.member()
  const created = await ada.graphql(
    `mutation { createThread(title: "Hips", body: "Sore.") { thread { id } } }`,
  )
  const { id } = created.data.createThread.thread
  const comments = `subscription ($id: ID!) { commentsChanged(assocId: $id, assocType: THREAD) { commentEdge { node { body } } } }`
  const comment = (body: string) =>
    ada.graphql(
      `mutation ($id: ID!, $body: String!) { createComment(assocId: $id, assocType: THREAD, body: $body) { pending } }`,
      { id, body },
    )
  /** Text of the next comment that is delivered; the first delivery is of the thread. */
  async function nextComment({ next }: { next: () => Promise<unknown> }): Promise<string> {
    const told = (await next()) as { commentsChanged: { commentEdge: { node: { body: string } } | null } }
    return told.commentsChanged.commentEdge?.node.body ?? nextComment({ next })
  }
  await comment('One.')
  const young = { age: 10_000 }
  const current = await watch(api.visitor(), comments, { id })
  const member = await watch(await api.member(), comments, { id }, young)
  t.equal(await nextComment(member), 'One.')
  const client = api.visitor().socket()
  const join = () => client.iterate({ query: comments, variables: { id }, extensions: young })
  const events = join()
  const joined = { next: async () => (await events.next()).value?.data }
  t.equal(await nextComment(joined), 'One.', 'also if visitors share their subscription')
  await comment('Two.')
  for (const watching of [current, member, joined]) t.equal(await nextComment(watching), 'Two.')

  const admin = await api.member({ role: 1 })
  const remove = `mutation ($id: ID!) { moderationContentFlag(assocId: $id, assocType: THREAD, operation: DELETE, revision: 0) { pending } }`
  t.notOk((await admin.graphql(remove, { id })).errors)
  t.match((await join().next()).value, { errors: [{ extensions: { code: 'NOT_FOUND' } }] })
  for (const watching of [current, member]) await watching.close()
  await client.dispose()
})

test('a client that stops reading and reads again later gets all messages, after pings', async (t) => {
  const { ada, bo, id } = await pair()
  const socket = new WebSocket(`${api.address.replace('http', 'ws')}/api/socket`, 'graphql-transport-ws', {
    headers: { cookie: bo.cookie() },
  })
  await once(socket, 'open')
  const bodies: string[] = []
  let pings = 0
  const all = Promise.withResolvers<void>()
  socket.on('ping', () => pings++)
  socket.on('message', (data: Buffer) => {
    const { type, payload } = JSON.parse(data.toString())
    if (type === 'next' && bodies.push(payload.data.messageCreated.node.body) === 12) all.resolve()
  })
  socket.send('{"type":"connection_init"}')
  await once(socket, 'message')
  const stands = api.subscribed()
  const payload = { query: messageCreated, variables: { id } }
  socket.send(JSON.stringify({ id: 'messages', type: 'subscribe', payload }))
  await stands
  socket.pause()
  const long = 'A walk before breakfast. '.repeat(150)
  const sent = Array.from({ length: 12 }, (_, n) => `${n} ${long}`.trim())
  for (const body of sent) t.notOk((await ada.graphql(send, { id, body })).errors)
  socket.resume()
  await all.promise
  t.same(bodies, sent)
  t.ok(pings > 0, 'which show the API that they were read')
  socket.terminate()
})

test('when a session ends, its sockets are closed', async (t) => {
  const { ada, bo, id } = await pair()
  const [hers, his] = [await watch(ada, messageCreated, { id }), await watch(bo, messageCreated, { id })]
  const closed = failure(his.next())
  await bo.get('/api/auth/log-out')
  t.match(await closed, { code: 4403, reason: 'Your session has ended' })

  const elsewhere = failure(hers.next())
  const ended = 'delete from operational.session where member = $1 returning id'
  const { rows } = await api.pool.query<{ id: string }>(ended, [ada.member])
  for (const { id } of rows) await api.tell(`session:${id}`, id)
  t.match(await elsewhere, { code: 4403 }, 'also when another process ended it')
  t.match(await ada.graphql('{ viewer { id } }'), { data: { viewer: null } }, 'and its cookie opens nothing')
})

test('a page of another site cannot open a socket', async (t) => {
  const ada = await api.member()
  const socket = new WebSocket(`${api.address.replace('http', 'ws')}/api/socket`, 'graphql-transport-ws', {
    headers: { cookie: ada.cookie(), origin: 'https://evil.example' },
  })
  const [, response] = await once(socket, 'unexpected-response')
  t.equal(response.statusCode, 403)
})

test('a socket accepts only subscriptions, and only a limited number', async (t) => {
  const client = (await api.member()).socket()
  const first = (query: string) => failure(client.iterate({ query }).next())
  t.match(await first('{ viewer { id } }'), [{ extensions: { code: 'BAD_REQUEST' } }])
  const endless = `subscription { messageCreated(conversationId: ${'['.repeat(20_000)}) { cursor } }`
  t.match(await first(endless), [{ extensions: { code: 'BAD_REQUEST' }, message: /Syntax Error/ }])
  const many = Array.from({ length: 51 }, () => first('subscription { unreads { messages } }'))
  t.match(await Promise.race(many), [{ extensions: { code: 'TOO_MANY' }, message: /at most 50/ }])
  await client.dispose()
})

test('a visitor can open fewer subscriptions per socket than a member, and more after ending some', async (t) => {
  const client = api.visitor().socket()
  const query = 'subscription { siteChanged { name } }'
  const started = Array.from({ length: 10 }, () => client.iterate({ query }))
  for (const events of started)
    t.match((await events.next()).value, { data: { siteChanged: { name: 'Lupus' } } })
  const refused = await failure(client.iterate({ query }).next())
  t.match(refused, [{ extensions: { code: 'TOO_MANY' }, message: /at most 10/ }])
  await started[0]?.return?.()
  t.match((await client.iterate({ query }).next()).value, { data: { siteChanged: { name: 'Lupus' } } })
  await client.dispose()
})

test('a socket that sends too many messages is closed without delaying other sockets', async (t) => {
  const socket = new WebSocket(`${api.address.replace('http', 'ws')}/api/socket`, 'graphql-transport-ws')
  await once(socket, 'open')
  let answered = 0
  socket.on('error', () => {}).on('message', () => answered++)
  socket.send('{"type":"connection_init"}')
  for (let count = 0; count < 5000; count++) socket.send('{"type":"ping"}')
  await once(socket, 'close')
  t.ok(answered <= 20, `${answered} of 5000 were answered`)
})

test('with persisted operations only, a socket rejects all other operations', async (t) => {
  const operations = join(testFolder(t), 'operations.json')
  const [query, subscription] = ['query viewer { viewer { id } }', 'subscription { unreads { messages } }']
  writeFileSync(operations, JSON.stringify({ viewer: query, unreads: subscription }))
  const strict = await testApi(t, { persistedOnly: true, web: { render: null, assets: null, operations } })
  const ada = await strict.member()
  t.match(await ada.post('/api', { id: 'viewer', variables: {} }), { data: { viewer: { id: ada.member } } })
  const only = [{ extensions: { code: 'BAD_REQUEST' }, message: /Only persisted operations/ }]
  t.match((await ada.graphql(query)).errors, only)
  t.match((await ada.post('/api', { id: 'other' })).errors, [{ message: /Unknown operation/ }])
  const named = (operationName: string) => ada.post('/api', { id: 'viewer', operationName })
  t.match((await named('madeUp')).errors, [{ message: /a different name/ }])
  for (let time = 1; time <= 3; time++)
    t.match(await named('viewer'), { data: { viewer: { id: ada.member } } }, `compiled or not: ${time}`)

  const client = ada.socket()
  t.match(await failure(client.iterate({ query: subscription }).next()), only)
  const stands = strict.subscribed()
  const unreads = failure(client.iterate({ query: '', extensions: { persistedQuery: 'unreads' } }).next())
  t.ok(await stands, 'by its id it runs')
  await client.dispose()
  await unreads
})
