import { t as file, test } from 'tap'
import type { MemberId } from '../../../../events/kinds.ts'
import { startSession } from '../../../operational/sessions.ts'
import { sqlOver } from '../../../postgres/sql.ts'
import { testApi } from '../../testing/api.ts'
import type { Browser } from '../../testing/browser.ts'

const api = await testApi(file)

const queue = `query ($member: String, $assocType: AssocType, $reason: FlagReason, $minReports: Int, $before: DateTime, $community: String) {
  contentFlags(member: $member, assocType: $assocType, reason: $reason, minReports: $minReports, before: $before, community: $community) {
    totalCount edges { node { id assocId revision operations claim { isOwn by { id } } above { id } record { decisions reportsReceived reportsMade sharedAddresses } } } } }`
const report = `mutation ($id: ID!, $type: AssocType!, $reason: FlagReason) {
  contentFlag(assocId: $id, assocType: $type, reason: $reason) { pending } }`
const claim = `mutation ($id: ID!, $type: AssocType!) { claimFlagged(assocId: $id, assocType: $type) { claim { isOwn by { id } } } }`
const release = `mutation ($id: ID!, $type: AssocType!) { releaseFlagged(assocId: $id, assocType: $type) { claim { isOwn } } }`
const decide = `mutation ($id: ID!, $type: AssocType!, $operation: ModerationOperation!) {
  moderationContentFlag(assocId: $id, assocType: $type, operation: $operation) { decision { id } } }`

const items = async (browser: Browser, filter: object = {}) => {
  const { totalCount, edges } = (await browser.graphql(queue, filter)).data.contentFlags
  return { totalCount, nodes: edges.map(({ node }: { node: object }) => node) }
}

async function reported() {
  const [ada, bo, cy] = [
    await api.member({ username: `Ada ${Math.random()}` }),
    await api.member(),
    await api.member(),
  ]
  const { id } = (
    await ada.graphql(`mutation { createThread(title: "Sore knees", body: "Mine hurt.") { thread { id } } }`)
  ).data.createThread.thread
  await bo.graphql(report, { id, type: 'THREAD', reason: 'SPAM' })
  return { ada, bo, cy, thread: { id, type: 'THREAD' } }
}

test('the queue can be filtered by community, kind, reason, age, number of reports and member, with a true count', async (t) => {
  const moderator = await api.member({ role: 2 })
  const { ada, bo, cy, thread } = await reported()
  await cy.graphql(report, { ...thread, reason: 'DANGER' })
  await bo.graphql(report, { id: ada.member, type: 'USER', reason: 'HARASSMENT' })
  const { username } = (
    await moderator.graphql('query ($id: ID!) { user(id: $id) { username } }', { id: ada.member })
  ).data.user
  const ids = async (filter: object) => {
    const { totalCount, nodes } = await items(moderator, { member: username, ...filter })
    t.equal(totalCount, nodes.length)
    return nodes.map(({ assocId }: { assocId: string }) => assocId)
  }
  const both = [thread.id, ada.member]
  t.same(await ids({}), both)
  t.same(await ids({ assocType: 'THREAD' }), [thread.id])
  t.same(await ids({ reason: 'DANGER' }), [thread.id])
  t.same(await ids({ minReports: 2 }), [thread.id])
  t.same(await ids({ before: new Date(0).toISOString() }), [])
  t.same(await ids({ before: new Date(Date.now() + 60_000).toISOString() }), both)
  t.same(await ids({ community: 'lupus' }), both)
  t.match((await moderator.graphql(queue, { community: 'none' })).errors, [{ message: 'Site not found' }])
  t.same(await items(moderator, { member: 'nobody of this name' }), { totalCount: 0, nodes: [] })
  const { nodes } = await items(moderator, { member: username })
  t.match(nodes, [
    { operations: ['DISMISS', 'WARN', 'HIDE', 'SPAM'], revision: 0, above: [] },
    { operations: ['DISMISS', 'WARN', 'SPAM'], record: { decisions: 0, reportsReceived: 3, reportsMade: 0 } },
  ])
  t.match((await ada.graphql(queue)).errors, [{ message: 'Not authorized' }])
})

test('the most severe reason is first, and of those that harm nobody the longest wait, on every page and after new reports', async (t) => {
  const username = `Ida ${Math.random()}`
  const [ida, bo, cy] = [await api.member({ username }), await api.member(), await api.member()]
  const moderator = await api.member({ role: 2 })
  const flag = (by: Browser, id: string, reason: string) => by.graphql(report, { id, type: 'THREAD', reason })
  const ids: string[] = []
  for (const reason of ['SPAM', 'OTHER', 'SPAM', 'PRIVACY', 'DANGER']) {
    const made = await ida.graphql(
      `mutation ($title: String!) { createThread(title: $title, body: "Mine.") { thread { id } } }`,
      { title: `Knees ${ids.length}` },
    )
    const { id } = made.data.createThread.thread
    await flag(bo, id, reason)
    ids.push(id)
  }
  const page = `query ($member: String, $after: String) { contentFlags(first: 2, member: $member, after: $after) {
    edges { cursor node { assocId reason flags { reason } } } } }`
  const listed = async (after: string | null = null): Promise<{ assocId: string; reason: string }[]> => {
    const { edges } = (await moderator.graphql(page, { member: username, after })).data.contentFlags
    const nodes = edges.map(({ node }: { node: object }) => node)
    return edges.length < 2 ? nodes : [...nodes, ...(await listed(edges.at(-1).cursor))]
  }
  const order = async () => (await listed()).map(({ assocId }) => ids.indexOf(assocId))
  t.same(await order(), [4, 3, 0, 1, 2])
  await flag(cy, ids[2]!, 'DANGER')
  t.same(await order(), [2, 4, 3, 0, 1], 'reported before the other one')
  t.match(await listed(), [{ reason: 'DANGER', flags: [{ reason: 'DANGER' }, { reason: 'SPAM' }] }])
  await cy.graphql(`mutation ($id: ID!) { withdrawFlag(assocId: $id, assocType: THREAD) { pending } }`, {
    id: ids[2],
  })
  t.same(await order(), [4, 3, 0, 1, 2])
})

test('an item that one moderator has claimed cannot be decided by another until the claim ends', async (t) => {
  const [ruth, sam] = [await api.member({ role: 2 }), await api.member({ role: 2 })]
  const { thread } = await reported()
  t.match((await ruth.graphql(claim, thread)).data.claimFlagged.claim, { isOwn: true })
  t.match((await sam.graphql(claim, thread)).data.claimFlagged.claim, {
    isOwn: false,
    by: { id: ruth.member },
  })
  const seen = (await items(sam)).nodes.find(({ assocId }: { assocId: string }) => assocId === thread.id)
  t.match(seen, { claim: { isOwn: false, by: { id: ruth.member } } })
  t.match((await sam.graphql(decide, { ...thread, operation: 'DISMISS' })).errors, [
    { message: /is deciding on this/ },
  ])
  t.match((await sam.graphql(release, thread)).data.releaseFlagged.claim, { isOwn: false })
  t.match((await ruth.graphql(release, thread)).data.releaseFlagged, { claim: null })
  t.ok((await sam.graphql(decide, { ...thread, operation: 'DISMISS' })).data.moderationContentFlag.decision)
  await ruth.graphql(claim, thread)
  await api.pool.query(`update operational.moderation_claim set expires_at = now() - interval '1 second'`)
  t.match((await sam.graphql(claim, thread)).errors, [{ message: 'Report not found' }], 'it is decided')
})

test('a decision cannot be undone while another moderator has claimed the item, which was reported again', async (t) => {
  const [ruth, sam] = [await api.member({ role: 2 }), await api.member({ role: 2 })]
  const { cy, thread } = await reported()
  const { decision } = (await sam.graphql(decide, { ...thread, operation: 'DISMISS' })).data
    .moderationContentFlag
  const undo = () =>
    sam.graphql('mutation ($id: ID!) { undoDecision(id: $id) { pending } }', { id: decision.id })
  await cy.graphql(report, thread)
  await ruth.graphql(claim, thread)
  t.match((await undo()).errors, [{ message: /is deciding on this/ }])
  await ruth.graphql(release, thread)
  t.match((await undo()).data.undoDecision, { pending: false })
})

test('two moderators who decide on an item at once take one decision', async (t) => {
  const [ruth, sam] = [await api.member({ role: 2 }), await api.member({ role: 2 })]
  const { thread } = await reported()
  const answers = await Promise.all(
    [ruth, sam].map((browser) => browser.graphql(decide, { ...thread, operation: 'SPAM' })),
  )
  const taken = (await api.log.read(`thread-${thread.id.slice('thread_'.length)}`)).filter(
    ({ type }) => type === 'ContentMarkedAsSpam',
  )
  t.equal(taken.length, 1)
  t.ok(answers.some(({ errors }) => !errors))
})

test('an item returns to the queue with a report after its author edited it or a moderator restored it', async (t) => {
  const moderator = await api.member({ role: 2 })
  const { ada, bo, thread } = await reported()
  const queued = async (id = thread.id) =>
    (await items(moderator)).nodes.some(({ assocId }: { assocId: string }) => assocId === id)
  t.ok(await queued())
  await moderator.graphql(decide, { ...thread, operation: 'HIDE' })
  t.notOk(await queued())
  await ada.graphql(
    `mutation ($id: ID!) { updateThread(threadId: $id, title: "Sore knees", body: "Mine hurt more.") { pending } }`,
    { id: thread.id },
  )
  await bo.graphql(report, thread)
  t.ok(await queued(), 'edited, and reported by the same member again')

  const member = { id: ada.member, type: 'USER' }
  const { decision } = (await moderator.graphql(decide, { ...member, operation: 'SPAM' })).data
    .moderationContentFlag
  await moderator.graphql('mutation ($id: ID!) { undoDecision(id: $id) { pending } }', decision)
  await bo.graphql(report, member)
  t.ok(await queued(ada.member))
})

test('moderators neither see reports of their own items nor decide on them', async (t) => {
  const { ada, thread } = await reported()
  const administrator = await api.member({ role: 1 })
  await api.changeRole(ada.member, 2)
  const own = await items(ada)
  t.notOk(own.nodes.some(({ assocId }: { assocId: string }) => assocId === thread.id))
  t.equal(own.totalCount, (await items(administrator)).totalCount - 1)
  const node = '($id: ID!) { node(id: $id) { id } }'
  t.equal((await ada.graphql(`query ${node}`, { id: `FLAGGED:${thread.id}` })).data.node, null)
  t.match((await ada.graphql(claim, thread)).errors, [{ message: 'Report not found' }])
  t.match((await ada.graphql(decide, { ...thread, operation: 'WARN' })).errors, [
    { message: 'Not authorized' },
  ])
})

test('open queues are told of reports, claims and decisions', async (t) => {
  const moderator = await api.member({ role: 2 })
  const client = moderator.socket()
  t.teardown(() => client.dispose())
  const changes = client.iterate<{ moderationQueue: { flaggedId: string; claimed: object | null } }>({
    query: 'subscription { moderationQueue { flaggedId claimed { assocId claim { isOwn } } } }',
  })
  const subscribed = api.subscribed()
  let next = changes.next()
  await subscribed
  const { thread } = await reported()
  const told = async () => {
    const { value } = await next
    next = changes.next()
    return value?.data?.moderationQueue
  }
  const changed = { flaggedId: `FLAGGED:${thread.id}`, claimed: null }
  t.same(await told(), changed)
  await moderator.graphql(claim, thread)
  const claimed = { assocId: thread.id, claim: { isOwn: true } }
  t.same(await told(), { ...changed, claimed }, 'a claim comes with the item, so that nothing is refetched')
  await moderator.graphql(decide, { ...thread, operation: 'DISMISS' })
  t.same(await told(), changed)

  const member = await api.member()
  const refused = member.socket()
  t.teardown(() => refused.dispose())
  t.match((await refused.iterate({ query: 'subscription { moderationQueue { flaggedId } }' }).next()).value, {
    errors: [{ message: 'Not authorized' }],
  })
})

test('beside an item, moderators read with how many accounts its author shares an address of the last 30 days', async (t) => {
  const username = `Iris ${Math.random()}`
  const [iris, bo, cy] = [await api.member({ username }), await api.member(), await api.member()]
  const moderator = await api.member({ role: 2 })
  await bo.graphql(report, { id: iris.member, type: 'USER' })
  const sql = sqlOver(api.pool)
  const logIn = (member: MemberId, network: string) =>
    startSession(sql, { member, device: 'a phone', network: Buffer.from(network) })
  const shared = async () => (await items(moderator, { member: username })).nodes[0].record.sharedAddresses
  // All members in tests logged in from this machine.
  await sql`delete from operational.sign_in_network`
  t.equal(await shared(), 0)
  for (const [member, network] of [
    [iris, 'home'],
    [iris, 'work'],
    [bo, 'home'],
    [bo, 'work'],
    [cy, 'home'],
    [moderator, 'elsewhere'],
  ] as const)
    await logIn(member.member, network)
  t.equal(await shared(), 2)
  await sql`update operational.sign_in_network set last_at = now() - interval '31 days' where member = ${cy.member}`
  t.equal(await shared(), 1)
})

test('notes about a member and their items stand in the record for moderators, except in their own', async (t) => {
  const username = `Nora ${Math.random()}`
  const [nora, bo] = [await api.member({ username, role: 2 }), await api.member()]
  const moderator = await api.member({ role: 2 })
  const { thread } = (
    await nora.graphql(
      'mutation { createThread(title: "Sore wrists", body: "Mine hurt.") { thread { id } } }',
    )
  ).data.createThread
  await bo.graphql(report, { id: thread.id, type: 'THREAD' })
  const write = `mutation ($id: ID!, $type: AssocType!, $text: String!) {
    writeNote(assocId: $id, assocType: $type, text: $text) { pending } }`
  await moderator.graphql(write, { id: nora.member, type: 'USER', text: 'Asked twice for doses.' })
  await moderator.graphql(write, { id: thread.id, type: 'THREAD', text: 'Compare with the other one.' })
  t.match((await bo.graphql(write, { id: thread.id, type: 'THREAD', text: 'No' })).errors, [
    { message: 'Not authorized' },
  ])
  const read = `query ($id: ID!) { contentHistory(assocId: $id, assocType: THREAD) {
    record { notes { assocId text by { id } } } entries { action } } }`
  const { record, entries } = (await moderator.graphql(read, { id: thread.id })).data.contentHistory
  t.same(record.notes, [
    { assocId: thread.id, text: 'Compare with the other one.', by: { id: moderator.member } },
    { assocId: nora.member, text: 'Asked twice for doses.', by: { id: moderator.member } },
  ])
  t.equal(entries.at(-1).action, 'wrote a note')
  t.same((await nora.graphql(read, { id: thread.id })).data.contentHistory.record.notes, [])
})
