import { t as file, test } from 'tap'
import { testApi } from '../../testing/api.ts'

const api = await testApi(file)

const queue = `{ contentFlags { edges { node { id assocId assocType flagCount item { id } user { id } site { name }
  flags { reason note flagger { id } } } } } }`
const report = `mutation ($id: ID!, $type: AssocType!, $reason: FlagReason, $note: String) {
  contentFlag(assocId: $id, assocType: $type, reason: $reason, note: $note) { pending } }`
const dismiss = `mutation ($id: ID!, $type: AssocType!) {
  moderationContentFlag(assocId: $id, assocType: $type, operation: DISMISS) { flaggedId } }`

test('moderators see why members reported an item and can dismiss the reports', async (t) => {
  const [ada, bo, moderator] = [await api.member(), await api.member(), await api.member({ role: 2 })]
  const { id } = (
    await ada.graphql(`mutation { createThread(title: "Sore knees", body: "Mine hurt.") { thread { id } } }`)
  ).data.createThread.thread
  const thread = { id, type: 'THREAD' }
  const open = async () => (await moderator.graphql(queue)).data.contentFlags.edges

  await bo.graphql(report, { ...thread, reason: 'MISINFORMATION', note: 'Not true.' })
  const flag = { reason: 'MISINFORMATION', note: 'Not true.', flagger: { id: bo.member } }
  const site = { name: /./ }
  t.match(await open(), [
    { node: { assocId: id, item: { id }, user: null, flagCount: 1, flags: [flag], site } },
  ])
  await bo.graphql(`mutation ($id: ID!) { withdrawFlag(assocId: $id, assocType: THREAD) { pending } }`, {
    id,
  })
  t.same(await open(), [], 'what is taken back is not open')

  await bo.graphql(report, { ...thread, reason: 'SPAM' })
  t.match((await ada.graphql(dismiss, thread)).errors, [{ message: 'Not authorized' }])
  t.match((await moderator.graphql(dismiss, thread)).data.moderationContentFlag, {
    flaggedId: `FLAGGED:${id}`,
  })
  t.same(await open(), [])
  await moderator.graphql(report, thread)
  t.match(
    await open(),
    [{ node: { flagCount: 1, flags: [{ reason: null, note: null }] } }],
    'a later one opens it',
  )

  const change = (name: string) =>
    ada.graphql(`mutation ($id: ID!) { ${name}(assocId: $id, assocType: THREAD) { pending } }`, { id })
  await change('withdrawContent')
  t.same(await open(), [], 'what its author took back leaves the queue')
  await change('restoreContent')
  t.equal((await open()).length, 1, 'and comes back with it')
  await moderator.graphql(dismiss, thread)
})

test('members can report a member or a private message, and administrators see each time that a moderator read one', async (t) => {
  const [ada, bo, moderator] = [await api.member(), await api.member(), await api.member({ role: 2 })]
  const administrator = await api.member({ role: 1 })
  const start = `mutation ($to: ID!) { createConversation(userId: $to, body: "You fool") { conversationId } }`
  const { conversationId } = (await ada.graphql(start, { to: bo.member })).data.createConversation
  const found = await bo.graphql(
    `query ($id: ID!) { conversation(id: $id) { messages { edges { node { id } } } } }`,
    { id: conversationId },
  )
  const { id } = found.data.conversation.messages.edges[0].node
  const read = `mutation ($id: ID!) { readFlaggedMessage(messageId: $id) { body } }`
  const readings = async (viewer = administrator) => {
    const page = `query ($id: ID!) { contentFlagPage(assocId: $id, assocType: MESSAGE) {
      user { id } readings { by { id } readAt } } }`
    const { data, errors } = await viewer.graphql(page, { id })
    return errors?.[0].message ?? data.contentFlagPage.readings.map(({ by }: { by: { id: string } }) => by.id)
  }

  t.match((await moderator.graphql(read, { id })).errors, [{ message: 'Report not found' }])
  await bo.graphql(report, { id, type: 'MESSAGE', reason: 'HARASSMENT' })
  await bo.graphql(report, { id: ada.member, type: 'USER', reason: 'HARASSMENT' })
  const { edges } = (await moderator.graphql(queue)).data.contentFlags
  t.match(edges, [
    { node: { assocType: 'MESSAGE', assocId: id, item: null, user: { id: ada.member } } },
    { node: { assocType: 'USER', item: null, user: { id: ada.member } } },
  ])
  t.notMatch(JSON.stringify(edges), 'You fool')
  t.same(await readings(), [])
  for (const times of [1, 2]) {
    t.match((await moderator.graphql(read, { id })).data.readFlaggedMessage, { body: 'You fool' })
    t.same(await readings(), Array(times).fill(moderator.member))
  }
  t.match((await bo.graphql(read, { id })).errors, [{ message: 'Not authorized' }])
  await bo.graphql('mutation ($id: ID!) { withdrawFlag(assocId: $id, assocType: MESSAGE) { pending } }', {
    id,
  })
  t.same(await readings(), Array(2).fill(moderator.member), 'also once the report is withdrawn')
  t.equal(await readings(moderator), 'Not authorized')
  await api.changeRole(ada.member, 1)
  t.equal(await readings(ada), 'Content not found', 'its sender does not learn of a report')

  await bo.graphql(report, { id, type: 'MESSAGE', reason: 'HARASSMENT' })
  await moderator.graphql(dismiss, { id, type: 'MESSAGE' })
  t.match((await moderator.graphql(read, { id })).errors, [{ message: 'Report not found' }])
  t.same(await readings(), Array(2).fill(moderator.member))
})
