import { t as file, test } from 'tap'
import { testApi } from '../../testing/api.ts'
import type { Browser } from '../../testing/browser.ts'

const api = await testApi(file)

const decide = `mutation ($id: ID!, $into: ID, $revision: Int) {
  moderationContentFlag(assocId: $id, assocType: THREAD, operation: MERGE, into: $into, revision: $revision) {
    decision { id operation } } }`
const undo = `mutation ($id: ID!) { undoDecision(id: $id) { item { id } } }`

async function made(browser: Browser, mutation: string, variables: object = {}) {
  const { data, errors } = await browser.graphql(mutation, variables)
  if (errors) throw new Error(JSON.stringify(errors))
  return Object.values(data)[0] as { thread: { id: string }; commentId: string; replyId: string }
}
const thread = async (browser: Browser, title: string): Promise<string> =>
  (
    await made(
      browser,
      `mutation ($title: String!) { createThread(title: $title, body: "How do you cope?") { thread { id } } }`,
      { title },
    )
  ).thread.id
const comment = async (browser: Browser, id: string, body: string): Promise<string> =>
  (
    await made(
      browser,
      `mutation ($id: ID!, $body: String!) { createComment(assocId: $id, assocType: THREAD, body: $body) { commentId } }`,
      { id, body },
    )
  ).commentId
const reply = async (browser: Browser, id: string, body: string): Promise<string> =>
  (
    await made(
      browser,
      `mutation ($id: ID!, $body: String!) { createReply(commentId: $id, body: $body) { replyId } }`,
      { id, body },
    )
  ).replyId

const [ada, bo, admin] = [await api.member(), await api.member(), await api.member({ role: 1 })]

/** Resolves when searches find items, as words are indexed later. */
async function indexed(word: string, ids: readonly string[]) {
  const search = `query ($word: String!) { search(text: $word) { edges { node { id } } } }`
  const isIn = (data: { search: { edges: { node: { id: string } }[] } }) =>
    ids.every((id) => data.search.edges.some(({ node }) => node.id === id))
  while (!isIn((await api.visitor().graphql(search, { word })).data));
}

/** Everything that visitors see of threads: lists, pages, permalinks, search, and what authors started. */
async function everything(ids: readonly string[], word: string, reader: Browser = api.visitor()) {
  const texts = 'id body path'
  const shown = `id title path commentCount lastActiveAt mergedInto { id } merged { id }
    comments { edges { node { ${texts} replyCount replies { edges { node { ${texts} } } } } } }`
  const pages = ids.map((id, n) => `t${n}: thread(slug: "${id}") { ${shown} }`).join(' ')
  const { data } = await reader.graphql(
    `query ($word: String!, $ada: ID!) {
      threads { edges { node { id commentCount lastActiveAt } } }
      user(id: $ada) { threads { edges { node { id } } } }
      search(text: $word) { edges { node { id name permalink } } } ${pages} }`,
    { word, ada: ada.member },
  )
  const sitemap = await (await reader.request('/sitemap.xml?after=')).text()
  return { data, sitemap }
}

test('a merged thread and all below it are shown by the other one, and an undo leaves everything as before', async (t) => {
  const [one, other, third] = [
    await thread(ada, 'Zebrafinch knees'),
    await thread(bo, 'Zebrafinch hips'),
    await thread(bo, 'Zebrafinch backs'),
  ]
  const early = await comment(bo, one, 'Zebrafinch early')
  const late = await comment(ada, other, 'Zebrafinch late')
  const below = await reply(ada, early, 'Zebrafinch below')
  const ids = [one, other, third]
  await indexed('Zebrafinch', [...ids, early, late, below])
  const before = await everything(ids, 'Zebrafinch')

  const merge = async (id: string, into: string) =>
    (await admin.graphql(decide, { id, into })).data.moderationContentFlag.decision.id as string
  const first = await merge(one, other)
  const { data } = await everything(ids, 'Zebrafinch')
  const listed = data.threads.edges.map(({ node }: { node: { id: string } }) => node.id)
  t.notOk(listed.includes(one), 'it leaves the list')
  const path = data.t1.path as string
  const at = (id: string) => `${path}?comment=${id}#${id}`
  t.match(data.t0, { id: one, mergedInto: { id: other }, path: at(one), commentCount: 0 })
  t.match(data.t1, { mergedInto: null, merged: [{ id: one }], commentCount: 3 })
  t.same(
    data.t1.comments.edges.map(({ node }: { node: object }) => node),
    [
      {
        id: early,
        body: 'Zebrafinch early',
        path: at(early),
        replyCount: 1,
        replies: { edges: [{ node: { id: below, body: 'Zebrafinch below', path: at(below) } }] },
      },
      { id: late, body: 'Zebrafinch late', path: at(late), replyCount: 0, replies: { edges: [] } },
    ],
    'comments of both by their time',
  )
  const links = new Map<string, string>(
    data.search.edges.map(({ node }: { node: { id: string; permalink: string } }) => [
      node.id,
      node.permalink,
    ]),
  )
  t.equal(links.get(one), at(one))
  t.equal(links.get(below), at(below))

  const during = await comment(bo, one, 'Zebrafinch from an open page')
  t.equal(during.startsWith('comment_'), true)
  const second = await merge(other, third)
  const chain = (await everything(ids, 'Zebrafinch')).data
  t.match(chain.t2, { commentCount: 4, merged: [{ id: one }, { id: other }] })
  t.match([chain.t0.mergedInto, chain.t1.mergedInto], [{ id: third }, { id: third }])
  for (const [id, into, message] of [
    [third, one, 'That thread was merged into another one'],
    [one, third, 'This was already merged into another thread'],
  ])
    t.match((await admin.graphql(decide, { id, into })).errors, [{ message }])

  await admin.graphql(undo, { id: first })
  const apart = (await everything(ids, 'Zebrafinch')).data
  t.match(apart.t0, { mergedInto: null, commentCount: 2 })
  t.match(
    apart.t2,
    { commentCount: 2, merged: [{ id: other }] },
    'with the comment that was sent to its page',
  )
  await admin.graphql(undo, { id: second })
  await made(
    admin,
    `mutation ($id: ID!) { purgeContent(assocId: $id, assocType: COMMENT, revision: 0, reason: PRIVACY) { pending } }`,
    { id: during },
  )
  const after = await everything(ids, 'Zebrafinch')
  t.same(after.data.t1, before.data.t1)
  t.same(after.data.t2, before.data.t2)
  t.match(after.data.t0, { commentCount: 2, mergedInto: null, path: before.data.t0.path })
  const found = ({ data: { search } }: typeof after) =>
    search.edges.map(({ node }: { node: object }) => JSON.stringify(node)).toSorted()
  t.same(found(after), found(before))
  t.equal(after.sitemap, before.sitemap)
})

test('a thread that was merged into a purged one stands by itself again, and can be answered', async (t) => {
  const [one, other, third] = [
    await thread(ada, 'Quokka one'),
    await thread(bo, 'Quokka two'),
    await thread(bo, 'Quokka three'),
  ]
  const kept = await comment(bo, one, 'Quokka kept')
  await admin.graphql(decide, { id: one, into: other })
  await admin.graphql(decide, { id: other, into: third })
  const read = async () =>
    (
      await api.visitor().graphql(
        `query ($one: ID!, $third: ID!) {
          one: thread(id: $one) { mergedInto { id } commentCount comments { edges { node { id } } } }
          third: thread(id: $third) { commentCount merged { id } } }`,
        { one, third },
      )
    ).data
  t.match(await read(), {
    one: { mergedInto: { id: third } },
    third: { merged: [{ id: one }, { id: other }] },
  })
  await made(
    admin,
    `mutation ($id: ID!) { purgeContent(assocId: $id, assocType: THREAD, revision: 1, reason: PRIVACY) { pending } }`,
    { id: other },
  )
  t.match(await read(), {
    one: { mergedInto: null, commentCount: 1, comments: { edges: [{ node: { id: kept } }] } },
    third: { merged: [], commentCount: 0 },
  })
  await comment(ada, one, 'Quokka later')
  t.match(await read(), { one: { commentCount: 2 } })
})

test('readers of either thread learn of a merge live, and targets are found by words or by link', async (t) => {
  const [one, other] = [await thread(ada, 'Marmoset mornings'), await thread(bo, 'Marmoset evenings')]
  await indexed('Marmoset', [one, other])
  const cy = await api.member()
  await comment(cy, one, 'Cheap marmosets')
  const targets = `query ($id: ID!, $text: String!) { mergeTargets(id: $id, text: $text) { id } }`
  const { path } = (await bo.graphql(`query ($id: ID!) { thread(id: $id) { path } }`, { id: other })).data
    .thread
  for (const text of ['marmoset', `http://localhost${path}`])
    t.same((await admin.graphql(targets, { id: one, text })).data.mergeTargets, [{ id: other }], text)
  t.same((await admin.graphql(targets, { id: one, text: '/forums/%' })).data?.mergeTargets, [], 'no address')
  t.match((await ada.graphql(targets, { id: one, text: 'marmoset' })).errors, [{ message: 'Not authorized' }])

  const changes = `subscription ($id: ID!) { commentsChanged(assocId: $id, assocType: THREAD) {
    isRearranged movedTo removedId subject { id commentCount } } }`
  /** The next change of a thread that has a value for one of these fields. */
  async function watch(browser: Browser, id: string) {
    const client = browser.socket()
    file.teardown(() => client.dispose())
    const told = client.iterate({ query: changes, variables: { id } })
    const stands = api.subscribed()
    const first = told.next()
    await stands
    let next = first
    return async (...fields: ('isRearranged' | 'removedId')[]) => {
      for (;;) {
        const change = (await next).value.data.commentsChanged
        next = told.next()
        if (fields.some((field) => change[field])) return change
      }
    }
  }
  const [from, to] = [await watch(ada, one), await watch(bo, other)]
  const { decision } = (await admin.graphql(decide, { id: one, into: other })).data.moderationContentFlag
  t.match(await from('isRearranged'), { movedTo: `${path}?comment=${one}#${one}` })
  t.match(await to('isRearranged'), { movedTo: null })
  t.equal(decision.operation, 'MERGE')

  const spam = `mutation ($id: ID!) {
    moderationContentFlag(assocId: $id, assocType: USER, operation: SPAM) { pending } }`
  const marked = { data: { moderationContentFlag: { pending: false } } }
  t.match(await admin.graphql(spam, { id: cy.member }), marked)
  // A busy API cannot tell yet that the member is a spammer, and lets the page read everything again.
  for (const told of [from, to])
    t.ok(await told('removedId', 'isRearranged'), 'comments leave pages of both threads')
  t.match(await admin.graphql(spam, { id: ada.member }), marked)
  t.match(await to('isRearranged'), { movedTo: null }, 'the text of a merged thread leaves with its spammer')
})

test('notices, follows, places and bookmarks of a merged thread lead to the other one, also from a page of it', async (t) => {
  const [cy, dee, eve] = [await api.member(), await api.member(), await api.member()]
  const [one, other] = [await thread(eve, 'Weaver nests'), await thread(bo, 'Weaver songs')]
  const told = async (browser: Browser, mutation: string, variables: object) => {
    const { data, errors } = await browser.graphql(mutation, variables)
    if (errors) throw new Error(errors[0].message)
    await api.noticed(data.it.position)
    return data.it
  }
  const choose = (browser: Browser, id: string, isFollowing: boolean) =>
    told(
      browser,
      `mutation ($id: ID!, $is: Boolean!) { it: updateThreadFollow(threadId: $id, isFollowing: $is) { position } }`,
      { id, is: isFollowing },
    )
  const places = `mutation ($id: ID!, $on: ID) { it: updateReadPlace(threadId: $id, commentId: $on) { position } }`
  const say = (id: string): Promise<{ commentId: string }> =>
    told(
      dee,
      `mutation ($id: ID!) { it: createComment(assocId: $id, assocType: THREAD, body: "Oh") { position commentId } }`,
      { id },
    )
  await choose(cy, one, true)
  await told(cy, places, { id: one })
  await told(
    cy,
    `mutation ($id: ID!) { it: updateBookmark(assocId: $id, assocType: THREAD, isBookmarked: true) { position } }`,
    { id: one },
  )
  const { commentId: first } = await say(one)
  await told(
    admin,
    `mutation ($id: ID!, $into: ID) {
      it: moderationContentFlag(assocId: $id, assocType: THREAD, operation: MERGE, into: $into) { position } }`,
    { id: one, into: other },
  )
  const { commentId: second } = await say(one)
  // A choice is in the read model of notices at once, with everything before it.
  await choose(dee, one, true)

  interface Line {
    kind: string
    isRead: boolean
    placeId: string
    path: string
  }
  const seen = async (browser: Browser) => {
    const { data } = await browser.graphql(
      `query ($on: ID!) {
        unreads { notifications }
        viewer {
          notices { edges { node { kind isRead placeId path } } }
          followedThreads { edges { node { id isFollowed } } }
          bookmarks { edges { item { ... on Thread { id path } } } }
        }
        thread(id: $on) { path news { count path } } }`,
      { on: other },
    )
    const nodes = (edges: { node: object }[]) => edges.map(({ node }) => node)
    const { notices, followedThreads, bookmarks } = data.viewer
    return {
      unread: data.unreads.notifications,
      notices: nodes(notices.edges) as Line[],
      followed: nodes(followedThreads.edges),
      bookmarks: bookmarks.edges,
      ...data.thread,
    }
  }
  const before = await seen(cy)
  const at = (id: string) => `${before.path}?comment=${id}#${id}`
  const line = (kind: string, id: string) => ({ kind, isRead: false, placeId: other, path: at(id) })
  t.same(before.notices, [line('THREAD', second), line('THREAD', first)])
  t.same(before.followed, [{ id: other, isFollowed: true }])
  t.match(before.bookmarks, [{ item: { id: one, path: at(one) } }])
  t.match(before.news, { count: 2, path: at(first) })
  t.same(
    (await seen(bo)).notices.filter(({ path }: Line) => path === at(second)),
    [line('ANSWER', second)],
  )

  await told(cy, places, { id: one, on: second })
  await told(cy, `mutation ($id: ID) { it: updateNoticesRead(placeId: $id) { position } }`, { id: other })
  await choose(cy, other, false)
  t.match(await seen(cy), { unread: 0, news: null, followed: [] })
  await say(other)
  await choose(dee, one, false)
  t.equal((await seen(cy)).unread, 0, 'nothing more of what was left')
})
