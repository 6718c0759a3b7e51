import { t as file, test } from 'tap'
import { browserKeys } from '../../../ports/testing/push-service.ts'
import { quoteOf } from '../../../../web/comments/quote.ts'
import { testApi } from '../../testing/api.ts'

/** API that all tests of this file share; each test registers its own members. */
const api = await testApi(file)
type Member = Awaited<ReturnType<typeof api.member>>

interface Line {
  kind: string
  isRead: boolean
  people: number
  latest: { id: string }[]
  placeId: string
  path: string
}

const texts = {
  thread: 'mutation { it: createThread(title: "Sore knees", body: "Mine hurt.") { position thread { id } } }',
  comment:
    'mutation ($on: ID!) { it: createComment(assocId: $on, assocType: THREAD, body: "Mine too.") { position commentId } }',
  reply: 'mutation ($on: ID!) { it: createReply(commentId: $on, body: "And mine.") { position replyId } }',
  react:
    'mutation ($on: ID!, $type: AssocType = THREAD) { it: createReaction(assocId: $on, reactedType: $type, type: LIKE) { position } }',
  unreact:
    'mutation ($on: ID!, $type: AssocType = THREAD) { it: removeReaction(assocId: $on, reactedType: $type) { position } }',
  follow: 'mutation ($on: ID!) { it: updateFollow(userId: $on, isFollowing: true) { position } }',
  unfollow: 'mutation ($on: ID!) { it: updateFollow(userId: $on, isFollowing: false) { position } }',
  block: 'mutation ($on: ID!) { it: blockUser(userId: $on, isBlocked: true) { position } }',
  withdraw:
    'mutation ($on: ID!, $type: AssocType = COMMENT) { it: withdrawContent(assocId: $on, assocType: $type) { position } }',
  hide: 'mutation ($on: ID!, $type: AssocType = COMMENT) { it: moderationContentFlag(assocId: $on, assocType: $type, operation: HIDE) { position } }',
  delete:
    'mutation ($on: ID!, $type: AssocType = COMMENT) { it: moderationContentFlag(assocId: $on, assocType: $type, operation: DELETE) { position } }',
  spam: 'mutation ($on: ID!, $type: AssocType = USER) { it: moderationContentFlag(assocId: $on, assocType: $type, operation: SPAM) { position } }',
  read: 'mutation ($on: ID) { it: updateNoticesRead(placeId: $on) { position unreads { notifications } } }',
}

/** Deeds that notices handle; of the others they read the outcome elsewhere. */
const told: readonly (keyof typeof texts)[] = ['thread', 'comment', 'reply', 'react', 'follow', 'hide']

/** Does something as a member and waits until the notices show it; returns the id of a new text. */
async function does(who: Member, what: keyof typeof texts, on?: string): Promise<string> {
  const { data, errors } = await who.graphql(texts[what], { on })
  if (errors) throw new Error(errors[0].message)
  const { position, thread, commentId, replyId } = data.it
  if (told.includes(what)) await api.noticed(position)
  return thread?.id ?? commentId ?? replyId
}

const list = `query ($first: Int!, $after: String) { unreads { notifications } viewer { notices(first: $first, after: $after) {
  edges { node { kind isRead people latest { id } placeId path } } pageInfo { hasNextPage endCursor } } } }`

async function noticesOf(who: Member, first = 20, after?: string) {
  const { data } = await who.graphql(list, { first, after })
  const { edges, pageInfo } = data.viewer.notices
  const lines: Line[] = edges.map(({ node }: { node: Line }) => node)
  return { unread: data.unreads.notifications as number, lines, pageInfo }
}

const people = (count: number) => Promise.all(Array.from({ length: count }, () => api.member()))

test('notices are grouped by target, lead to the exact place, and are read there', async (t) => {
  const [ada, bo, cy] = (await people(3)) as [Member, Member, Member]
  const thread = await does(ada, 'thread')
  const comment = await does(bo, 'comment', thread)
  await does(cy, 'comment', thread)
  await does(bo, 'comment', thread)
  await does(bo, 'react', thread)
  await does(cy, 'follow', ada.member)
  // Ada's own deeds are not told to her.
  await does(ada, 'react', thread)
  await does(ada, 'comment', thread)
  await does(ada, 'reply', comment)

  const { unread, lines } = await noticesOf(ada)
  t.equal(unread, 3)
  const follow = lines.find(({ kind }) => kind === 'FOLLOW')
  t.match(follow, { people: 1, isRead: false, latest: [{ id: cy.member }], path: /^\/members\// })
  const answer = lines.find(({ kind }) => kind === 'ANSWER')
  t.match(answer, { people: 2, latest: [{ id: bo.member }, { id: cy.member }], placeId: thread })
  t.ok(answer?.path.endsWith(`?comment=${comment}#${comment}`), 'the oldest unread comment')
  t.match(
    lines.find(({ kind }) => kind === 'REACTION'),
    { people: 1, placeId: thread, path: /^\/forums\// },
  )
  t.equal(lines.length, 3)
  t.match((await noticesOf(bo)).lines, [{ kind: 'ANSWER', people: 1, latest: [{ id: ada.member }] }])

  await does(ada, 'read', thread)
  const after = await noticesOf(ada)
  t.equal(after.unread, 1)
  t.same(after.lines.map(({ kind, isRead }) => `${kind} ${isRead}`).toSorted(), [
    'ANSWER true',
    'FOLLOW false',
    'REACTION true',
  ])
  const newer = await does(cy, 'comment', thread)
  const again = (await noticesOf(ada)).lines.find(({ kind }) => kind === 'ANSWER')
  t.match(again, { isRead: false, people: 2, path: new RegExp(`#${newer}$`) })
  await does(ada, 'read')
  t.equal((await noticesOf(ada)).unread, 0)

  const first = await noticesOf(ada, 2)
  const rest = await noticesOf(ada, 2, first.pageInfo.endCursor)
  t.same([...first.lines, ...rest.lines].map(({ kind }) => kind).toSorted(), ['ANSWER', 'FOLLOW', 'REACTION'])
  t.same([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage], [true, false])
})

test('of what is taken back, hidden, blocked or silenced, no notice is left', async (t) => {
  const admin = await api.member({ role: 1 })
  const cases: Record<
    string,
    (ada: Member, bo: Member, comment: string, thread: string) => Promise<unknown>
  > = {
    'undone by bo': async (_, bo, comment, thread) => {
      await does(bo, 'unreact', thread)
      await does(bo, 'unfollow', _.member)
      await does(bo, 'withdraw', comment)
    },
    'deleted by an administrator': async (ada, bo, comment, thread) => {
      await does(admin, 'delete', comment)
      await does(bo, 'unreact', thread)
      await does(bo, 'unfollow', ada.member)
    },
    'blocked by ada': (ada, bo) => does(ada, 'block', bo.member),
    'blocked by bo': (ada, bo) => does(bo, 'block', ada.member),
    'a spammer': (_, bo) => does(admin, 'spam', bo.member),
    erased: (_, bo) => api.erase(bo.member),
  }
  for (const [name, end] of Object.entries(cases)) {
    const [ada, bo] = (await people(2)) as [Member, Member]
    const thread = await does(ada, 'thread')
    const comment = await does(bo, 'comment', thread)
    await does(bo, 'react', thread)
    await does(bo, 'follow', ada.member)
    t.equal((await noticesOf(ada)).unread, 3, `before: ${name}`)
    await end(ada, bo, comment, thread)
    const { unread, lines } = await noticesOf(ada)
    t.same([unread, lines], [0, []], name)
  }
})

test('a member hears nothing of a member whose notices are off, until they are on again', async (t) => {
  const [ada, bo, cy] = (await people(3)) as [Member, Member, Member]
  const thread = await does(ada, 'thread')
  await does(cy, 'react', thread)
  await does(bo, 'follow', ada.member)
  await does(bo, 'comment', thread)
  await does(bo, 'react', thread)
  const silence = `mutation ($on: ID!, $is: Boolean!) {
    it: updateMemberSilence(userId: $on, isSilenced: $is) { user { id isSilenced } } }`
  const silent = 'query ($id: ID!) { user(id: $id) { silencedMembers { edges { node { id isSilenced } } } } }'
  const off = await ada.graphql(silence, { on: bo.member, is: true })
  t.strictSame(off.data, { it: { user: { id: bo.member, isSilenced: true } } })
  t.match((await noticesOf(ada)).lines, [{ kind: 'REACTION', people: 1, latest: [{ id: cy.member }] }])
  t.equal((await noticesOf(ada)).lines.length, 1)
  t.strictSame((await ada.graphql(silent, { id: ada.member })).data.user.silencedMembers.edges, [
    { node: { id: bo.member, isSilenced: true } },
  ])
  t.strictSame((await bo.graphql(silent, { id: ada.member })).data.user, { silencedMembers: null })
  await ada.graphql(silence, { on: bo.member, is: false })
  t.equal((await noticesOf(ada)).lines.length, 3)
  const own = await ada.graphql(silence, { on: ada.member, is: true })
  t.match(own.errors, [{ message: 'You hear nothing of what you do yourself' }])
})

test('a member lists the threads that the member follows, and nobody else does', async (t) => {
  const [ada, bo] = (await people(2)) as [Member, Member]
  const follow = `mutation ($on: ID!, $is: Boolean!) {
    it: updateThreadFollow(threadId: $on, isFollowing: $is) { thread { isFollowed } } }`
  const of =
    'query ($id: ID!, $after: String) { user(id: $id) { followedThreads(first: 1, after: $after) { edges { cursor node { id } } pageInfo { hasNextPage } } } }'
  const listed = async (after?: string) =>
    (await bo.graphql(of, { id: bo.member, after })).data.user.followedThreads
  const first = await does(ada, 'thread')
  const second = await does(ada, 'thread')
  for (const on of [first, second]) await bo.graphql(follow, { on, is: true })
  const page = await listed()
  t.match(page, { edges: [{ node: { id: second } }], pageInfo: { hasNextPage: true } })
  t.match(await listed(page.edges[0].cursor), {
    edges: [{ node: { id: first } }],
    pageInfo: { hasNextPage: false },
  })
  await bo.graphql(follow, { on: first, is: false })
  t.match(await listed(), { edges: [{ node: { id: second } }], pageInfo: { hasNextPage: false } })
  t.strictSame((await ada.graphql(of, { id: bo.member })).data, { user: { followedThreads: null } })
})

test('a thread tells what others wrote since the member was last there', async (t) => {
  const [ada, bo, cy] = (await people(3)) as [Member, Member, Member]
  const thread = await does(ada, 'thread')
  const news = 'query ($id: ID!) { thread(id: $id) { news { count path } } }'
  const newsFor = async (who: Member) =>
    (await who.graphql(news, { id: thread })).data.thread.news as { count: number; path: string } | null
  const place =
    'mutation ($id: ID!, $on: ID) { it: updateReadPlace(threadId: $id, commentId: $on) { pending } }'
  const reads = async (who: Member, on: string | null = null) =>
    t.notOk((await who.graphql(place, { id: thread, on })).errors)
  t.equal(await newsFor(bo), null, 'a first visit')
  await reads(bo)
  t.equal(await newsFor(bo), null, 'nothing new')
  await does(cy, 'comment', thread)
  await does(bo, 'comment', thread)
  t.equal(await newsFor(bo), null, 'what was there when she wrote')
  const first = await does(cy, 'comment', thread)
  const second = await does(ada, 'comment', thread)
  await does(ada, 'reply', first)
  t.match(await newsFor(bo), { count: 3, path: new RegExp(`#${first}$`) })
  await reads(bo, first)
  t.match(await newsFor(bo), { count: 2, path: new RegExp(`#${second}$`) })
  await reads(bo, second)
  const last = await does(cy, 'comment', thread)
  await reads(bo, last)
  t.equal(await newsFor(bo), null, 'replies below earlier comments were passed')
  await reads(bo, first)
  t.equal(await newsFor(bo), null, 'the place only moves forward')
  const withdrawn = await does(cy, 'comment', thread)
  t.match(await newsFor(bo), { count: 1 })
  await does(cy, 'withdraw', withdrawn)
  t.equal(await newsFor(bo), null, 'what was withdrawn')
  t.equal(await newsFor(cy), null, 'places of others')
  t.match((await api.visitor().graphql(place, { id: thread })).errors, [
    { extensions: { code: 'UNAUTHENTICATED' } },
  ])
  const other = await does(cy, 'thread')
  const wrong = await bo.graphql(place, { id: other, on: last })
  t.match(wrong.errors, [{ extensions: { code: 'NOT_FOUND' } }])
})

test('an author hears of a decision on a text, and nobody else sees the notices', async (t) => {
  const [ada, bo] = (await people(2)) as [Member, Member]
  const moderator = await api.member({ role: 2 })
  const thread = await does(ada, 'thread')
  const comment = await does(bo, 'comment', thread)
  await does(moderator, 'hide', comment)
  t.match((await noticesOf(bo)).lines, [{ kind: 'DECISION', people: 0, path: '/profile/decisions' }])
  // The hidden comment is no longer told to the author of the thread.
  t.same((await noticesOf(ada)).lines, [])
  const of = 'query ($id: ID!) { user(id: $id) { notices { edges { node { id } } } } }'
  for (const other of [ada, moderator])
    t.strictSame((await other.graphql(of, { id: bo.member })).data, { user: { notices: null } })
  const refused = await api.visitor().graphql(texts.read)
  t.match(refused.errors, [{ extensions: { code: 'UNAUTHENTICATED' } }])
})

test('a bell rings live, and what one device reads is read on the others', async (t) => {
  const [ada, bo] = (await people(2)) as [Member, Member]
  const thread = await does(ada, 'thread')
  const socket = ada.socket()
  const stands = api.subscribed()
  const counts = socket.iterate({ query: 'subscription { unreads { notifications } }' })
  const first = counts.next()
  await stands
  await does(bo, 'react', thread)
  t.match((await first).value, { data: { unreads: { notifications: 1 } } })
  await does(ada, 'read')
  t.match((await counts.next()).value, { data: { unreads: { notifications: 0 } } })
  await does(ada, 'follow', bo.member)
  await bo.graphql('mutation { createUserProfileStatus(body: "A good day") { pending } }')
  t.match((await counts.next()).value, { data: { unreads: { notifications: 1 } } }, 'a status update')
  await socket.dispose()
})

test('a member chooses the channels of each kind and the time of digests', async (t) => {
  const ada = await api.member()
  const channels = `mutation { updateNoticeChannels(kind: REACTION, onSite: false, mail: WEEKLY, push: true) {
    pending channels { kind onSite mail push } } }`
  t.strictSame((await ada.graphql(channels)).data, {
    updateNoticeChannels: {
      pending: false,
      channels: { kind: 'REACTION', onSite: false, mail: 'WEEKLY', push: true },
    },
  })
  const chosen = await ada.graphql('{ viewer { noticeChannels { kind onSite mail push } } }')
  t.match(
    chosen.data.viewer.noticeChannels.find(({ kind }: { kind: string }) => kind === 'REACTION'),
    { onSite: false, mail: 'WEEKLY', push: true },
  )
  const time = `mutation ($zone: String!) { updateDigestTime(hour: 7, weekday: 5, zone: $zone) {
    user { digestTime { hour weekday zone } } } }`
  t.match((await ada.graphql(time, { zone: 'Pacific/Auckland' })).data, {
    updateDigestTime: { user: { digestTime: { hour: 7, weekday: 5, zone: 'Pacific/Auckland' } } },
  })
  const bo = await api.member()
  const thread = await does(ada, 'thread')
  await does(bo, 'react', thread)
  t.same((await noticesOf(ada)).lines, [], 'nothing of a kind that is off')
  const refused = await ada.graphql(time, { zone: 'Middle/Earth' })
  t.match(refused.errors, [{ message: 'Please choose an hour, a day and a time zone' }])
})

test('a mention, and a quote, follow their member, and a mention tells only who may read it', async (t) => {
  const admin = await api.member({ role: 1 })
  const [ada, bo] = (await people(2)) as [Member, Member]
  const cy = await api.member({ username: 'Cyril Sore Knees' })
  const thread = await does(ada, 'thread')
  const say = `mutation ($on: ID!, $body: String!) {
    it: createComment(assocId: $on, assocType: THREAD, body: $body) { position commentId } }`
  const change = `mutation ($on: ID!, $body: String!) { it: updateComment(commentId: $on, body: $body) { position } }`
  const shown = 'query ($id: ID!) { thread(id: $id) { comments(last: 1) { edges { node { body html } } } } }'
  const newest = async (id: string) =>
    (await admin.graphql(shown, { id })).data.thread.comments.edges[0].node as { body: string; html: string }
  const writes = async (who: Member, on: string, body: string, query = say): Promise<string> => {
    const { data, errors } = await who.graphql(query, { on, body })
    if (errors) throw new Error(errors[0].message)
    if (data.it.position) await api.noticed(data.it.position)
    return data.it.commentId
  }
  const mentions = async (who: Member) =>
    (await noticesOf(who)).lines.filter(({ kind }) => kind === 'MENTION')
  const text = async (id: string) => {
    const { rows } = await api.pool.query('select body from content where id = $1', [id])
    return rows[0].body as string
  }

  const comment = await writes(bo, thread, 'Ask @cyril-sore-knees, @nobody-at-all or **@Cyril-Sore-Knees**.')
  t.match(await mentions(cy), [{ people: 1, isRead: false, latest: [{ id: bo.member }], placeId: thread }])
  t.ok((await mentions(cy))[0]?.path.endsWith(`#${comment}`))
  t.equal(await text(comment), `Ask @${cy.member}, @nobody-at-all or **@${cy.member}**.`)
  const quoting = await does(bo, 'thread')
  const said = quoteOf((await cy.graphql('{ viewer { username slug } }')).data.viewer, 'Rest.')
  const quote = await writes(bo, quoting, `${said}Yes.`)
  t.equal(await text(quote), `> @${cy.member} wrote:\n> Rest.\n\nYes.`)
  t.equal((await mentions(cy)).length, 1, 'a quote is not told')
  const renamed = await cy.graphql('mutation { it: updateGeneralSettings(username: "Cyra") { position } }')
  t.notOk(renamed.errors)
  const link = '<a href="/members/cyra" class="mention">@Cyra</a>'
  t.strictSame(await newest(thread), {
    body: 'Ask @Cyra, @nobody-at-all or **@Cyra**.',
    html: `<p>Ask ${link}, @nobody-at-all or <strong>${link}</strong>.</p>`,
  })

  t.strictSame(await newest(quoting), {
    body: '> @Cyra wrote:\n> Rest.\n\nYes.',
    html: `<blockquote><p>${link} wrote:\nRest.</p></blockquote><p>Yes.</p>`,
  })
  await writes(bo, quote, '> @Cyra wrote:\n> Rest.\n\nNo.', change)
  t.equal(await text(quote), `> @${cy.member} wrote:\n> Rest.\n\nNo.`, 'an edit keeps the id')

  // An edit tells only those whom it mentions first. The old name still leads to its member.
  await does(cy, 'read')
  await writes(bo, comment, 'Ask @cyril-sore-knees. Or @Cyra?', change)
  t.match(await mentions(cy), [{ isRead: true }])
  await writes(bo, comment, 'Ask somebody.', change)
  t.same(await mentions(cy), [])

  // Answers are told as answers, and neither own texts nor quotes tell anything.
  await does(ada, 'read')
  const own = (await ada.graphql('{ viewer { slug } }')).data.viewer.slug
  await writes(bo, thread, `Thanks, @${own}.`)
  await writes(cy, thread, '> Ask @cyra\n\nI, @cyra, said so.')
  t.same([await mentions(ada), await mentions(cy)], [[], []])

  const ends: Record<string, (by: Member, item: string) => Promise<unknown>> = {
    withdrawn: (by, item) => does(by, 'withdraw', item),
    hidden: (_, item) => does(admin, 'hide', item),
    'blocked by the mentioned': (by) => does(cy, 'block', by.member),
    'blocked by the author': (by) => does(by, 'block', cy.member),
    'by a spammer': (by) => does(admin, 'spam', by.member),
    'by an erased member': (by) => api.erase(by.member),
    'below a deleted thread': () =>
      admin.graphql(
        'mutation ($on: ID!) { it: moderationContentFlag(assocId: $on, assocType: THREAD, operation: DELETE) { position } }',
        { on: thread },
      ),
  }
  for (const [name, end] of Object.entries(ends)) {
    const by = await api.member()
    const item = await writes(by, thread, 'Hello, @cyra!')
    t.match(await mentions(cy), [{ latest: [{ id: by.member }] }], `before: ${name}`)
    await end(by, item)
    t.same(await mentions(cy), [], name)
  }

  const other = await does(admin, 'thread')
  await writes(admin, other, 'Hello, @cyra!')
  await does(admin, 'spam', cy.member)
  t.match((await api.visitor().graphql(shown, { id: other })).data.thread.comments.edges, [
    { node: { body: 'Hello, Removed member!' } },
  ])
  await api.erase(cy.member)
  t.strictSame(await newest(other), {
    body: 'Hello, Removed member!',
    html: '<p>Hello, Removed member!</p>',
  })
  t.strictSame(await newest(quoting), {
    body: '> Removed member wrote:\n> Rest.\n\nNo.',
    html: '<blockquote><p>Removed member wrote:\nRest.</p></blockquote><p>No.</p>',
  })
})

test('a member turns push notifications on for a device, which others cannot see or take', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const { p256dh, auth } = browserKeys()
  const { slug } = (await ada.graphql('{ viewer { slug } }')).data.viewer
  const endpoint = `https://push.example/${slug}`
  const add = `mutation ($endpoint: String!, $p256dh: String!, $auth: String!) {
    addPushDevice(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) {
      user { pushDevices { id name isCurrent site { id } } } } }`
  const remove = 'mutation ($id: ID!) { removePushDevice(deviceId: $id) { user { pushDevices { id } } } }'
  const own = '{ pushKey viewer { pushDevices { id } } }'
  const wrong: (readonly [string, string, string])[] = [
    ['http://push.example/1', p256dh, auth],
    ['https://push.example:22/1', p256dh, auth],
    ...['127.0.0.1', '[::1]', '169.254.169.254', 'u:p@push.example', 'localhost'].map(
      (host) => [`https://${host}/1`, p256dh, auth] as const,
    ),
    [endpoint, auth, auth],
    [endpoint, p256dh, p256dh],
  ]
  for (const [at, key, secret] of wrong) {
    const { errors } = await ada.graphql(add, { endpoint: at, p256dh: key, auth: secret })
    t.match(errors, [{ extensions: { code: 'INVALID' } }], `${at} ${key}`)
  }
  for (let times = 0; times < 2; times++) {
    const { data } = await ada.graphql(add, { endpoint, p256dh, auth })
    t.match(data.addPushDevice.user.pushDevices, [{ isCurrent: true, site: { id: api.site } }])
    t.equal(data.addPushDevice.user.pushDevices.length, 1, 'the same device again')
  }
  const { pushKey, viewer } = (await ada.graphql(own)).data
  t.equal(Buffer.from(pushKey, 'base64url').length, 65)
  const [{ id }] = viewer.pushDevices
  const others = { ...browserKeys(), endpoint }
  const taken = await bo.graphql(add, { endpoint, p256dh: others.p256dh, auth: others.auth })
  t.match(taken.errors, [{ extensions: { code: 'CONFLICT' } }], 'an endpoint with other keys')
  t.match((await bo.graphql(remove, { id })).errors, [{ extensions: { code: 'NOT_FOUND' } }])
  t.same((await bo.graphql(`{ user(slug: "${slug}") { pushDevices { id } } }`)).data.user.pushDevices, null)

  t.match((await bo.graphql(add, { endpoint, p256dh, auth })).data.addPushDevice.user.pushDevices, [
    { isCurrent: true },
  ])
  t.same((await ada.graphql(own)).data.viewer.pushDevices, [], 'the browser is that of another member now')
  const [{ id: lent }] = (await bo.graphql(own)).data.viewer.pushDevices
  t.same((await bo.graphql(remove, { id: lent })).data.removePushDevice.user.pushDevices, [])
})
