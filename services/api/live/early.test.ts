import { t as file, test } from 'tap'
import pino from 'pino'
import { projections } from '../../../projections/index.ts'
import { schemaOf } from '../../../projections/projection.ts'
import { sqlOver } from '../../postgres/sql.ts'
import { positionsOf } from '../../projector/checkpoint.ts'
import { startProjector } from '../../projector/projector.ts'
import { testApi } from '../testing/api.ts'

/** Position of the read model of comments at each rendering of a page. */
const rendered: (bigint | undefined)[] = []
const api = await testApi(file, {
  web: {
    async render() {
      const schema = schemaOf(projections.find(({ name }) => name === 'content')!)
      rendered.push((await positionsOf(sqlOver(api.pool), [schema])).get(schema))
      return { status: 200, headers: {}, html: '<p>A page</p>' }
    },
    assets: null,
    operations: '',
  },
})
const messageCreated = `subscription ($id: ID!) { messageCreated(conversationId: $id) {
  node { body userId reactionSummary { total } } } }`
const reactionsChanged = `subscription ($items: [ReactableInput!]!) {
  reactionsChanged(reactables: $items) { assocId total reactionAggregates(chosen: true) { type count isSelected } } }`
const send = `mutation ($id: ID!, $body: String!) { sendMessage(conversationId: $id, body: $body) { pending } }`
const react = `mutation ($id: ID!) { createReaction(assocId: $id, reactedType: THREAD, type: SAD) { pending } }`
const unreact = `mutation ($id: ID!) { removeReaction(assocId: $id, reactedType: THREAD) { pending } }`

const commentsChanged = `subscription ($id: ID!) { commentsChanged(assocId: $id, assocType: THREAD) {
  subject { commentCount } commentEdge { cursor node { id body author { id username } reactions { total }
    replies { edges { cursor } } bookmark { isBookmarked } viewerCan { edit flag } } } removedId } }`
const comment = `mutation ($id: ID!, $body: String!) {
  createComment(assocId: $id, assocType: THREAD, body: $body) { pending } }`

/** Statements that the API sends to Postgres after the call. */
function noteStatements(): unknown[] {
  const sent: unknown[] = []
  const noted = new WeakSet<object>()
  api.pool.on('acquire', (client) => {
    if (noted.has(client)) return
    noted.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      sent.push(args[0])
      return query(...args)
    }) as typeof client.query
  })
  return sent
}

/** Subscribes, and waits until the subscription is active. */
async function watch(browser: Awaited<ReturnType<typeof api.member>>, query: string, variables: object) {
  const client = browser.socket()
  const stands = api.subscribed()
  const events = client.iterate<Record<string, unknown>>({ query, variables: { ...variables } })
  const first = events.next()
  first.catch(() => {})
  await stands
  let waiting: typeof first | null = first
  return {
    close: () => client.dispose(),
    async next() {
      const { value } = await (waiting ?? events.next())
      waiting = null
      return value ?? {}
    },
  }
}

test('messages, reactions and comments are delivered once, before the read models show them', async (t) => {
  const [ada, bo, cy, di] = await Promise.all([api.member(), api.member(), api.member(), api.member()])
  const opened = await ada.graphql(
    `mutation ($id: ID!) { createConversation(userId: $id, body: "Hello") { conversationId } }`,
    { id: bo.member },
  )
  const { conversationId: id } = opened.data.createConversation
  const created = await ada.graphql(
    `mutation { createThread(title: "Knees", body: "Sore.") { thread { id } } }`,
  )
  const thread = created.data.createThread.thread.id
  const messages = await watch(bo, messageCreated, { id })
  const comments = await watch(bo, commentsChanged, { id: thread })
  const others = [
    await watch(cy, commentsChanged, { id: thread }),
    await watch(di, commentsChanged, { id: thread }),
  ]
  const reactions = await watch(bo, reactionsChanged, { items: [{ assocId: thread, assocType: 'THREAD' }] })
  // The first deliveries may come from the read models, as streams and counts are then loaded for later deliveries.
  const isEarly = ({ extensions }: { extensions?: unknown }) => extensions !== undefined
  for (let told = {}; !isEarly(told);) {
    await ada.graphql(send, { id, body: 'One' })
    told = await messages.next()
    t.match(told, { data: { messageCreated: { node: { body: 'One' } } } })
  }
  let count = 0
  for (let told: object[] = [{}]; !told.every(isEarly);) {
    await ada.graphql(comment, { id: thread, body: 'First' })
    const first = {
      subject: { commentCount: ++count },
      commentEdge: { node: { body: 'First' } },
      removedId: null,
    }
    told = await Promise.all([comments, ...others].map(({ next }) => next()))
    t.match(
      told,
      [comments, ...others].map(() => ({ data: { commentsChanged: first } })),
    )
  }
  for (let told = {}; !isEarly(told);) {
    await ada.graphql(react, { id: thread })
    told = await reactions.next()
    await ada.graphql(unreact, { id: thread })
    told = await reactions.next()
  }

  await api.projector.stop()
  const statements = noteStatements()
  const under = [
    ada.graphql(send, { id, body: 'Two' }),
    ada.graphql(react, { id: thread }),
    ada.graphql(comment, { id: thread, body: 'Second' }),
  ]
  const second = await messages.next()
  t.match(second, {
    data: { messageCreated: { node: { body: 'Two', userId: ada.member, reactionSummary: { total: 0 } } } },
    extensions: { seen: /^MessageSent@\d+$/ },
  })
  const sad = [{ type: 'SAD', count: 1, isSelected: false }]
  const reacted = await reactions.next()
  t.match(reacted, { data: { reactionsChanged: { assocId: thread, total: 1, reactionAggregates: sad } } })

  const commented = await comments.next()
  t.match(commented, {
    data: {
      commentsChanged: {
        subject: { commentCount: count + 1 },
        commentEdge: {
          node: {
            body: 'Second',
            author: { id: ada.member },
            reactions: { total: 0 },
            replies: { edges: [] },
            bookmark: { isBookmarked: false },
            viewerCan: { edit: false, flag: true },
          },
        },
      },
    },
    extensions: { seen: /^CommentCreated@\d+$/ },
  })
  for (const { next } of others)
    t.match(await next(), { data: { commentsChanged: { commentEdge: { node: { body: 'Second' } } } } })
  const ofViewers = statements.filter((one) =>
    /from (bookmark|reaction)\b|cross join lateral/.test(JSON.stringify(one)),
  )
  t.same(ofViewers, [], 'a new comment is delivered without a statement for each viewer')

  const seen = [second, reacted, commented].map(({ extensions }) => String(extensions?.seen)).join(',')
  const list = `query ($id: ID!) { conversation(id: $id) { messages(last: 1) { edges { node { body } } } } }`
  const fetched = bo.graphql(list, { id }, { 'nex-seen': seen })
  const reloaded = [bo, api.visitor()].map(({ request, cookie }) =>
    request('/', { headers: { cookie: `${cookie()}; seen=${String(commented.extensions?.seen)}` } }),
  )
  const projector = await startProjector({
    settings: { databaseUrl: api.databaseUrl },
    log: api.log,
    projections,
    logger: pino({ level: 'silent' }),
  })
  t.teardown(() => projector.stop())
  t.match(
    await fetched,
    { data: { conversation: { messages: { edges: [{ node: { body: 'Two' } }] } } } },
    'a client that refetches waits for what it has seen',
  )
  const [, last = ''] = String(commented.extensions?.seen).split('@')
  for (const page of reloaded) t.equal((await page).status, 200)
  t.equal(rendered.length, 2)
  for (const position of rendered)
    t.ok(position !== undefined && position >= BigInt(last), 'so does a page that is reloaded')
  await Promise.all(under)
  await ada.graphql(send, { id, body: 'Three' })
  t.match(await messages.next(), { data: { messageCreated: { node: { body: 'Three' } } } })
  await bo.graphql(react, { id: thread })
  const own = [{ type: 'SAD', count: 2, isSelected: true }]
  t.match(await reactions.next(), { data: { reactionsChanged: { total: 2, reactionAggregates: own } } })
  await ada.graphql(comment, { id: thread, body: 'Third' })
  const third = { subject: { commentCount: count + 2 }, commentEdge: { node: { body: 'Third' } } }
  t.match(await comments.next(), { data: { commentsChanged: third } })
  for (const watching of [messages, reactions, comments, ...others]) await watching.close()
})
