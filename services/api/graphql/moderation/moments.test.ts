import { t as file, test } from 'tap'
import { testApi } from '../../testing/api.ts'

const api = await testApi(file)

const contentAt = `query ($id: ID!, $revision: Int, $at: DateTime) {
  contentAt(assocId: $id, assocType: THREAD, revision: $revision, at: $at) {
    title body state entry { revision action actor { id } occurredAt } } }`

test('moderators can see an item as it was at any revision or time', async (t) => {
  const [ada, moderator] = [await api.member(), await api.member({ role: 2 })]
  const { id } = (
    await ada.graphql(`mutation { createThread(title: "Sore knees", body: "Mine hurt.") { thread { id } } }`)
  ).data.createThread.thread
  await ada.graphql(
    `mutation ($id: ID!) { updateThread(threadId: $id, title: "Knees", body: "Worse.") { pending } }`,
    { id },
  )
  const decide = `mutation ($id: ID!) { moderationContentFlag(assocId: $id, assocType: THREAD, operation: SPAM, revision: 1) { pending } }`
  await moderator.graphql(decide, { id })
  const look = async (when: object) => {
    const { data, errors } = await moderator.graphql(contentAt, { id, ...when })
    return errors?.[0]?.extensions.code ?? data.contentAt
  }

  const created = { title: 'Sore knees', body: 'Mine hurt.', state: 'VISIBLE', entry: { revision: 0 } }
  const edited = { title: 'Knees', body: 'Worse.', state: 'VISIBLE', entry: { action: 'edited' } }
  const decided = { ...edited, state: 'SPAM', entry: { revision: 2, actor: { id: moderator.member } } }
  t.match(await look({ revision: 0 }), created)
  t.match(await look({ revision: 1 }), edited)
  t.match(await look({ revision: 2 }), decided)
  t.match(await look({ revision: 99 }), decided, 'later than its last event it is as it is now')

  const [, second] = (await Promise.all([0, 1].map((revision) => look({ revision })))).map(
    ({ entry }) => entry,
  )
  t.match(await look({ at: second.occurredAt }), edited, 'at the time of an event it has happened')
  const before = new Date(Date.parse(second.occurredAt) - 1).toISOString()
  t.match(await look({ at: before }), { entry: { revision: 0 } })
  t.equal(await look({ at: '2020-01-01T00:00:00+02:00' }), null, 'before it was there, there is nothing')

  t.equal(await look({}), 'INVALID')
  t.equal(await look({ revision: -1 }), 'INVALID')
  t.equal(await look({ revision: 0, at: before }), 'INVALID')
  t.equal(await look({ at: 'yesterday' }), 'BAD_REQUEST')
  t.match(await ada.graphql(contentAt, { id, revision: 0 }), {
    errors: [{ extensions: { code: 'FORBIDDEN' } }],
  })
  const admin = await api.member({ role: 1 })
  const purge = `mutation ($id: ID!) { purgeContent(assocId: $id, assocType: THREAD, revision: 2, reason: PRIVACY) { pending } }`
  t.match(await admin.graphql(purge, { id }), { data: { purgeContent: { pending: false } } })
  t.equal(await look({ revision: 0 }), null, 'of what is purged nothing can be seen')
  const nothing = { id: 'thread_01jd0000000000000000000009', revision: 0 }
  t.match(await moderator.graphql(contentAt, nothing), { errors: [{ message: 'Content not found' }] })
})

test('a decision keeps showing what was on screen, and after an erasure that it was made, without words', async (t) => {
  const [ada, moderator] = [await api.member(), await api.member({ role: 2 })]
  const { id } = (
    await ada.graphql(`mutation { createThread(title: "Sore knees", body: "Mine hurt.") { thread { id } } }`)
  ).data.createThread.thread
  const edit = (body: string) =>
    ada.graphql(
      `mutation ($id: ID!, $body: String!) { updateThread(threadId: $id, title: "Sore knees", body: $body) { pending } }`,
      { id, body },
    )
  await edit('Buy my pills.')
  const told = { reason: 'SPAM', words: 'No offers here, Ada.' }
  await moderator.graphql(
    `mutation ($id: ID!, $reason: DecisionReason, $words: String) { moderationContentFlag(assocId: $id,
      assocType: THREAD, operation: HIDE, revision: 1, reason: $reason, words: $words) { pending } }`,
    { id, ...told },
  )
  await edit('Rest helps.')
  const history = `query ($id: ID!) { contentHistory(assocId: $id, assocType: THREAD) {
    entries { action seenRevision decisionReason words actor { id } occurredAt after { title body } } } }`
  const entries = async () => (await moderator.graphql(history, { id })).data.contentHistory.entries
  const onScreen = async ({ seenRevision }: { seenRevision: number }) =>
    (await moderator.graphql(contentAt, { id, revision: seenRevision })).data.contentAt
  const [created, edited, decision, last] = await entries()
  const fact = { action: 'hid until edited', seenRevision: 1, actor: { id: moderator.member } }
  t.match(decision, { ...fact, decisionReason: 'SPAM', words: told.words })
  t.match(await onScreen(decision), { body: 'Buy my pills.', state: 'VISIBLE' })
  t.match(last, { after: { body: 'Rest helps.' } })

  await api.erase(ada.member)
  const erased = { title: null, body: 'This text was removed.' }
  const without = (entry: object) => ({ ...entry, after: erased })
  t.same(
    await entries(),
    [created, edited, { ...decision, words: null }, last].map(without),
    'who decided what, when and why',
  )
  t.match(await onScreen(decision), { body: erased.body, state: 'VISIBLE' })
})

test('the history of what editors publish shows the texts that readers got, and none of its drafts', async (t) => {
  const [editor, moderator] = [await api.member({ role: 1 }), await api.member({ role: 2 })]
  const post = (words: string) => ({
    title: words,
    sections: [{ options: { HTML: { html: `<p>${words}</p>` } } }],
  })
  const written = await editor.graphql(
    'mutation ($post: PostInput!) { writePost(type: POST, post: $post) { postId } }',
    { post: post('Rest well.') },
  )
  const { postId: id } = written.data.writePost
  await editor.graphql('mutation ($id: ID!) { publishPost(postId: $id) { pending } }', { id })
  await editor.graphql(
    'mutation ($id: ID!, $post: PostInput!) { revisePost(postId: $id, basedOn: 0, post: $post) { pending } }',
    { id, post: post('A secret dose.') },
  )
  const history = `query ($id: ID!) { contentHistory(assocId: $id, assocType: POST) { record { decisions }
    entries { action after { title body } } } contentAt(assocId: $id, assocType: POST, revision: 2) { title body } }`
  const { data } = await moderator.graphql(history, { id })
  const text = { title: 'Rest well.', body: 'Rest well.' }
  t.same(data.contentHistory, {
    record: null,
    entries: [
      { action: 'wrote a draft', after: null },
      { action: 'published', after: text },
      { action: 'revised a draft', after: text },
    ],
  })
  t.same(data.contentAt, text)
})
